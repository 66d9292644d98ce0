/// Keys to pick from, by what makes them hard.
enum KeyPools {
    /// What members of objects are called everywhere.
    static let plain = [
        "id", "_id", "uuid", "user_id", "name", "title", "type", "kind", "status", "state", "count", "price", "items",
        "tags", "owner", "author", "url", "avatar_url", "children", "parent", "comments", "createdAt", "updated_at",
        "published", "expires", "level", "role", "category", "data", "meta", "config", "score", "note", "position",
        "__typename", "action", "event", "object", "format", "version", "total", "is_active", "address", "labels",
    ]

    /// Words of Swift.
    static let keywords = [
        "class", "default", "in", "Self", "extension", "protocol", "is", "as", "nil", "true", "false", "operator",
        "import", "return", "where", "some", "any", "actor", "await", "async", "throws", "rethrows", "repeat", "switch",
        "case", "var", "let", "func", "enum", "struct", "static", "subscript", "associatedtype", "deinit", "for", "do",
        "fallthrough", "inout", "internal", "private", "public", "fileprivate", "open", "super", "Any", "Protocol", "_",
        "each", "consume", "copy", "borrowing", "consuming", "discard", "macro", "package", "nonisolated", "isolated",
        "unowned", "weak", "lazy", "mutating", "set", "get", "willSet", "didSet", "left", "right", "none", "indirect",
        "convenience", "dynamic", "final", "infix", "optional", "override", "postfix", "prefix", "required", "try",
        "catch", "throw", "guard", "defer", "while", "if", "else", "break", "continue", "typealias", "precedencegroup",
        "sending", "then", "unsafe", "using", "yield", "__consuming", "_modify", "__owned", "__shared", "init",
    ]

    /// What the emitted code says.
    static let emitted = [
        "container", "encoder", "decoder", "CodingKeys", "coding_keys", "self", "Type", "description",
        "debugDescription", "hash", "hashValue", "hasher", "encode", "unknown", "value", "key", "keys", "rawValue",
        "raw_value", "RawValue", "allCases", "all_cases", "AllCases", "values", "other", "lhs", "rhs", "root", "Root",
        "decode", "summary", "error", "problem", "tag", "content", "TagKey", "dateForm", "date_form", "document",
        "Document", "text", "string", "int", "double", "date", "bool", "json", "array", "dictionary", "stringValue",
        "intValue", "codingPath", "userInfo", "superDecoder", "singleValueContainer", "unkeyedContainer", "encodeNil",
        "decodeNil", "iso8601", "describe", "SkippedElements", "NumericText", "numericText", "first", "second", "third",
        "column", "_$observationRegistrar", "withMutation", "access", "shouldNotifyObservers", "newValue", "oldValue",
        "x", "ID", "Id", "iD", "wrappedValue", "projectedValue", "body", "isEmpty", "map", "flatMap", "contains",
        "allKeys", "combine", "init_value", "selfValue", "encodeLowercased", "decodeDate", "box", "storage", "payload",
        "Payload", "Element", "element", "variant", "Unknown", "ModelgenSupport", "quoted",
    ]

    /// What types are called, in the spellings that keys have.
    static let types = [
        "Date", "dates", "URL", "urls", "UUID", "uuids", "Data", "String", "strings", "Int", "ints", "Double",
        "doubles",
        "Decimal", "decimals", "Bool", "bools", "Array", "arrays", "Dictionary", "dictionaries", "Optional",
        "optionals",
        "Result", "results", "Error", "errors", "Set", "sets", "Character", "characters", "Never", "AnyObject",
        "Codable", "Encodable", "Decodable", "encoders", "decoders", "coding_key", "CodingKey", "Hashable", "hashers",
        "Equatable", "identifiable", "sendable", "case_iterable", "raw_representable", "observable",
        "observation_registrar", "Foundation", "foundation", "Swift", "swift", "json_decoder", "json_encoders",
        "json_value", "json_values", "decoding_error", "encoding_errors", "date_forms", "boxed", "Boxeds", "keys",
        "tag_keys", "types", "protocols", "selves", "anys", "tasks", "main_actor", "views", "optional", "documents",
        "roots", "ids", "raw_values", "voids", "objects", "collection", "sequences", "iterator", "iterators", "mutex",
        "time_zone", "calendars", "substrings", "key_path", "keyed_decoding_container", "ns_lock", "text_key", "zones",
        "styles", "Int64", "uint64s", "floats", "stringLiteral", "property", "properties", "civil_time", "readers",
        "writer", "lossy_array", "coding_user_info_key", "ranges", "closed_range", "comparable", "numeric", "unicode",
    ]

    /// Everything that JSON lets a key be.
    static let odd = [
        "", " ", "-", "*", "~", "/", "a/b", "a.b", "@id", "$ref", "#", "+1", "-1", "1", "2nd", "007", "1.5", "a b",
        "a-b", "foo[bar]", "%", "€", "\n", "\t", "\"", "\\", "\\(x)", "`", "``", "\u{0}", "'", "\u{7F}", "a`b", "&",
        "//", "/*", "*/", "\\u{41}", "\"\"\"", "##", "${x}", "{{x}}", "{{{x}}}", "<>", "\r\n", "_1", "__", "___", "$0",
        "$", "@", "😀", "👍🏽", "👨‍👩‍👧", "🇫🇷", "❤️", "é", "e\u{301}", "ﬁ", "İ", "ß", "ſ", "\u{212B}", "Å", "\u{2126}",
        "名前", "имя", "عمر", "ﷺ", "\u{200B}a", "\u{FEFF}x", "a\u{300}\u{301}", "\u{D55C}", "\u{1112}\u{1161}\u{11AB}",
        "\u{1D49C}", "\u{202E}rtl", "\u{301}", "\u{1F1EB}", "١", "Ⅳ", "²", "½", "ª", "·a", "a·", "\u{E000}", "\u{FFFF}",
        "a\u{200D}b", "\u{AD}", "日本_語", "x²", "t°", "𝒳y", "\u{10FFFF}", "\u{2028}", "\u{85}", "\u{A0}", "ŉ", "ǅ",
    ]

    /// Groups whose keys give one name.
    static let clashes = [
        [
            "foo_bar", "fooBar", "foo-bar", "FooBar", "foo bar", "FOO_BAR", "foo__bar", "_foo_bar", "foo.bar",
            "foo_bar_",
        ],
        ["id", "ID", "Id", "_id", "iD", "i_d", "@id", "$id"],
        ["type", "Type", "@type", "_type", "__type", "typeValue"],
        ["url", "URL", "Url", "uRL", "u_r_l"],
        ["+1", "plus1", "plus_1", "Plus1", "-1", "minus1", "_1", "1"],
        ["self", "Self", "selfValue", "self_value"],
        ["", "_", "__", "empty", "value", " "],
        ["e\u{301}", "E\u{301}", "e", "é_", "E"],
        ["a", "A", "a_", "_a", "$a", "@a", "#a", "a?"],
        ["init", "initValue", "init_value", "Init"],
    ]

    /// Members that time is likely in.
    static let times = [
        "created_at", "updatedAt", "timestamp", "date", "expires", "time", "start", "end", "ts", "last_seen",
        "published_on", "created_ms", "birthday", "Date", "due",
    ]

    /// Members that enums are likely in.
    static let enums = ["status", "type", "state", "kind", "level", "role", "category", "priority", "mode", "units"]

    /// Keys of maps, by what they are.
    static let mapKeys: [[String]] = [
        ["1", "2", "17", "4096", "99999999999"], ["0", "1", "2"], ["2024-01-15", "2024-01-16", "2024-02-29"],
        ["en", "de", "fr", "pt-BR", "zh_Hant"], ["USD", "EUR", "JPY", "GBP"],
        ["f81d4fae-7dec-11d0-a765-00a0c91e6bf6", "0b0f3f5e-2a83-4bb2-a1f6-b6f7a3d0e6c1"],
        ["Oslo", "Bergen", "São Paulo", "Sa\u{303}o Paulo", "東京"], ["a/b.txt", "c d", "e.f", ""],
        ["user:1", "user:2", "user:3"], ["BTC_USD", "ETH_USD", "LTC_BTC"], ["é", "e\u{300}", "\u{212B}"],
        ["self", "init", "class", "Type"], ["😀", "🎉", "👍🏽"],
    ]
}
