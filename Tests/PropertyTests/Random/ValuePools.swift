/// Texts and numbers to pick from.
enum ValuePools {
    static let texts = [
        "", "a", "hello world", "null", "true", "0", "[]", "{}", "caf\u{E9}", "cafe\u{301}", "line\nbreak", "tab\t",
        "quote \" backslash \\ slash /", "\u{0}", "\u{7F}", "😀👨‍👩‍👧", "\\(x)", "{{x}}", "$1", "2024-01", "2024-13-45",
        "2024-02-30", "10:30", "v1.2.3", "+4915112345678", "a text that is certainly longer than any enum's value is",
        "\u{2028}", "<b>&amp;</b>", "#\"\"\"#", "1.2.3.4", "\u{FEFF}", " ", "-", "NaN", "Infinity", "١٢", "\u{1F1EB}",
    ]

    /// Texts of numbers, and some that but look so.
    static let numericTexts = [
        "0", "1", "-5", "19.90", "1e5", "1.0", "-0", "0.1", "3.141592653589793238462643383279",
        "12345678901234567890", "123456789012345678901234567", "0.30000000000000004", "1E-7", "100", "5e-324",
    ]
    static let almostNumericTexts = ["007", "+5", "1_000", ".5", "5.", "0x10", " 1", "1,5", "١", "1e400", "NaN"]

    static let smallIntegers = ["0", "1", "2", "-1", "7", "42", "100", "-17", "65536"]
    static let integers = [
        "9007199254740991", "9007199254740992", "9007199254740993", "-9007199254740993", "9223372036854775807",
        "-9223372036854775808", "4294967296", "1705312800", "-0",
    ]
    static let unsigned = ["9223372036854775808", "18446744073709551615", "10000000000000000000"]
    static let bigIntegers = [
        "18446744073709551616", "-9223372036854775809", "123456789012345678901234567",
        "12345678901234567890123456789012345678", "-99999999999999999999999999999999999999",
    ]
    static let fractions = [
        "0.5", "1.0", "-0.0", "0.1", "19.99", "1e3", "1E3", "1.5e-7", "1e-7", "3.141592653589793",
        "0.30000000000000004",
        "100.00", "-273.15", "123456.789", "1e2", "2.50", "0.1e1", "1e+2", "5E-1",
    ]
    static let doubles = ["1e21", "1e100", "1.7976931348623157e308", "5e-324", "2.2250738585072014e-308", "1e-300"]
    static let decimals = [
        "0.1234567890123456789", "12345678901234567890.5", "0.10000000000000000001", "9007199254740993.5",
        "1234567890123456789012345.6789012345678", "1.2345678901234567890123456789e27", "1e-100",
        "99999999999999999999999999999999999999", "0.00000000000000000000000000000000000001",
    ]
    static let beyond = [
        "0.123456789012345678901234567890123456789012", "1.00000000000000000000000000000000000000000001",
        "1e-200", "123456789012345678901234567890123456789012345",
    ]

    static let urls = [
        "https://example.com", "http://example.com/", "https://example.com/a/b?c=d&e=f#g", "https://example.com:8080/x",
        "https://user:pw@example.com/", "https://example.com/%E4%BD%A0", "https://sub.example.co.uk/a-b_c.d~e",
        "https://example.com/?q=a+b%20c", "http://127.0.0.1/", "https://example.com/a;b,c:d@e!$&'()*+=",
    ]
    static let oddURLs = [
        "https://example.com/{id}", "https://example.com/a b", "https://example.com/ä", "http://", "https://",
        "https://example.com/%zz", "HTTP://EXAMPLE.COM/", "https://[::1]/", "https://example.com/a[0]=1", "ftp://x.y/z",
        "//example.com", "https://example.com/\\", "https://example.com/<>", "https://xn--bcher-kva.example/",
        "https://exa_mple.com/", "https://example.com/|", "https://example.com/^", "https://example.com/\"",
        "https://example.com?x", "https://example.com#", "https://.", "https://-", "https://a..b/", "http://a:b/",
        "http://a:99999/", "https://example.com/%", "https://example.com/#a#b", "https://@/", "https://:80/",
        "https://example.com/a?b?c", "https://1.2.3/", "https://example.com/`", "http:///x", "mailto:a@b.c",
    ]

    static let uuids = [
        "f81d4fae-7dec-11d0-a765-00a0c91e6bf6", "0b0f3f5e-2a83-4bb2-a1f6-b6f7a3d0e6c1",
        "00000000-0000-0000-0000-000000000000", "11111111-2222-3333-4444-555555555555",
    ]

    /// Cases of enums that are hard to name.
    static let cases = [
        "active", "inactive", "PENDING", "in_progress", "class", "default", "in", "self", "Type", "unknown", "none",
        "some", "init", "a-b", "A", "a", "Open", "OPEN", "open", "allCases", "rawValue", "id", "hash",
        "e\u{301}te\u{301}",
        "\u{E9}t\u{E9}", "self.value", "de/en", "RawValue", "allcases", "hashValue", "ID", "nil", "true", "case",
        "ﬁn", "x86_64", "日本", "unknownValue", "init_value", "value", "encode", "Self", "Any", "Protocol", "AllCases",
    ]
}
