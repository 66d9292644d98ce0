import Foundation

/// What each form reads: the seconds since 1970, and the text that is written for them where it is another one.
private let read: [(DateForm, String, Double, String?)] = [
    (.iso8601, "2024-01-15T10:30:00Z", 1_705_314_600, nil),
    (.iso8601, "2024-01-15T10:30:00z", 1_705_314_600, "2024-01-15T10:30:00Z"),
    (.iso8601, "2024-01-15t10:30:00Z", 1_705_314_600, "2024-01-15T10:30:00Z"),
    (.iso8601, "2024-01-15 10:30:00Z", 1_705_314_600, "2024-01-15T10:30:00Z"),
    (.iso8601, "2024-01-15T18:30:00+08:00", 1_705_314_600, "2024-01-15T10:30:00Z"),
    (.iso8601, "2024-01-15T18:30:00+0800", 1_705_314_600, "2024-01-15T10:30:00Z"),
    (.iso8601, "2024-01-15T18:30:00+08", 1_705_314_600, "2024-01-15T10:30:00Z"),
    (.iso8601, "2024-01-15T07:00:00-03:30", 1_705_314_600, "2024-01-15T10:30:00Z"),
    (.iso8601, "2024-01-15T10:30Z", 1_705_314_600, "2024-01-15T10:30:00Z"),
    (.iso8601, "2024-01-15T10:30:00.5Z", 1_705_314_600.5, "2024-01-15T10:30:00Z"),
    (.iso8601, "2024-01-15T10:30:00.999999999Z", 1_705_314_601, "2024-01-15T10:30:01Z"),
    (.iso8601, "0001-01-01T00:00:00Z", -62_135_596_800, nil),
    (.iso8601, "9999-12-31T23:59:59Z", 253_402_300_799, nil),
    (.iso8601, "2000-02-29T00:00:00Z", 951_782_400, nil),
    (.iso8601, "1969-12-31T23:59:59Z", -1, nil),
    (.iso8601(fractionDigits: 3), "2024-01-15T10:30:00.123Z", 1_705_314_600.123, nil),
    (.iso8601(fractionDigits: 3), "2024-01-15T10:30:00Z", 1_705_314_600, "2024-01-15T10:30:00.000Z"),
    (.iso8601(fractionDigits: 6), "1969-12-31T23:59:59.000001Z", -0.999999, nil),
    (.iso8601(fractionDigits: 1), "2024-01-15T10:30:00.96Z", 1_705_314_600.96, "2024-01-15T10:30:01.0Z"),
    (.iso8601(offset: "+08:00"), "2024-01-15T18:30:00+08:00", 1_705_314_600, nil),
    (.iso8601(offset: "+08:00"), "2024-01-15T10:30:00Z", 1_705_314_600, "2024-01-15T18:30:00+08:00"),
    (.iso8601(offset: "-0330"), "2024-01-15T07:00:00-0330", 1_705_314_600, nil),
    (.iso8601(offset: "-08"), "9999-12-31T23:59:59-08", 253_402_329_599, nil),
    (.iso8601(separator: " ", seconds: false, offset: "z"), "2024-01-15 10:30z", 1_705_314_600, nil),
    (.iso8601(localZone: "UTC"), "2024-01-15T10:30:00Z", 1_705_314_600, nil),
    (.iso8601(localZone: "UTC"), "2024-01-15 10:30:00", 1_705_314_600, "2024-01-15T10:30:00Z"),
    (.iso8601(localZone: "UTC"), "2024-01-15T18:30+08:00", 1_705_314_600, "2024-01-15T10:30:00Z"),
    (
        .iso8601(fractionDigits: 1, localZone: "Asia/Shanghai"), "2024-01-15T18:30:00.5", 1_705_314_600.5,
        "2024-01-15T10:30:00.5Z"
    ),
    (DateForm(separator: " ", zone: "Asia/Shanghai"), "2024-01-15 10:30:00", 1_705_285_800, nil),
    (DateForm(separator: " ", zone: "Asia/Shanghai"), "2024-01-15T10:30:00", 1_705_285_800, "2024-01-15 10:30:00"),
    (DateForm(separator: " ", zone: "Asia/Shanghai"), "2024-01-15 10:30", 1_705_285_800, "2024-01-15 10:30:00"),
    (DateForm(separator: "T", fractionDigits: 3, zone: "UTC"), "2024-01-15T10:30:00.007", 1_705_314_600.007, nil),
    (DateForm(separator: "T", seconds: false, zone: "+05:45"), "2024-01-15T16:15", 1_705_314_600, nil),
    // Clocks went from 02:00 to 03:00 in New York on 10 March 2024, and from 02:00 to 01:00 on 3 November.
    (DateForm(separator: " ", zone: "America/New_York"), "2024-03-10 01:59:59", 1_710_053_999, nil),
    (DateForm(separator: " ", zone: "America/New_York"), "2024-03-10 02:30:00", 1_710_055_800, "2024-03-10 03:30:00"),
    (DateForm(separator: " ", zone: "America/New_York"), "2024-03-10 03:00:00", 1_710_054_000, nil),
    (DateForm(separator: " ", zone: "America/New_York"), "2024-11-03 01:30:00", 1_730_611_800, nil),
    (DateForm(separator: " ", zone: "America/New_York"), "2024-11-03 02:00:00", 1_730_617_200, nil),
    (.day, "2024-01-15", 1_705_276_800, nil),
    (.day, "2024-02-29", 1_709_164_800, nil),
    (.day(zone: "Asia/Shanghai"), "2024-01-15", 1_705_248_000, nil),
    // Midnight did not come in São Paulo: the day began at one o'clock.
    (.day(zone: "America/Sao_Paulo"), "2018-11-04", 1_541_300_400, nil),
    (.rfc1123, "Mon, 15 Jan 2024 10:30:00 GMT", 1_705_314_600, nil),
    (.rfc1123, "Mon, 15 Jan 2024 18:30:00 +0800", 1_705_314_600, "Mon, 15 Jan 2024 10:30:00 GMT"),
    (.rfc1123, "mon, 15 JAN 2024 10:30:00 UTC", 1_705_314_600, "Mon, 15 Jan 2024 10:30:00 GMT"),
    (.rfc1123, "Thu, 01 Jan 1970 00:00:00 UT", 0, "Thu, 01 Jan 1970 00:00:00 GMT"),
    (.pattern("dd/MM/yyyy", zone: "UTC"), "15/01/2024", 1_705_276_800, nil),
    (.pattern("d.M.yy H:mm", zone: "Asia/Shanghai"), "5.1.24 9:05", 1_704_416_700, nil),
    (.pattern("d.M.yy", zone: "UTC"), "1.2.70", 2_678_400, nil),
    (.pattern("d.M.yy", zone: "UTC"), "1.1.68", 3_092_601_600, nil),
    (.pattern("yyyyMMddHHmmss", zone: "UTC"), "20240115103000", 1_705_314_600, nil),
    (.pattern("yyyyMMdd'T'HHmmssX", zone: "UTC"), "20240115T103000Z", 1_705_314_600, nil),
    (.pattern("MMMM d, yyyy h:mm a", zone: "UTC"), "January 15, 2024 10:30 AM", 1_705_314_600, nil),
    (.pattern("MMM d, yyyy h:mm a", zone: "UTC"), "jan 15, 2024 12:00 am", 1_705_276_800, "Jan 15, 2024 12:00 AM"),
    (.pattern("MMM d, yyyy h:mm a", zone: "UTC"), "May 15, 2024 12:01 PM", 1_715_774_460, nil),
    (.pattern("EEEE, d MMMM yyyy", zone: "UTC"), "Monday, 15 January 2024", 1_705_276_800, nil),
    (.pattern("yyyy-MM-dd HH:mm:ss,SSS", zone: "UTC"), "2024-01-15 10:30:00,123", 1_705_314_600.123, nil),
    (.pattern("EEE MMM dd HH:mm:ss Z yyyy", zone: "UTC"), "Mon Jan 15 10:30:00 +0000 2024", 1_705_314_600, nil),
    (.pattern("yyyy-MM-dd HH:mm XXX", zone: "Asia/Kathmandu"), "2024-01-15 16:15 +05:45", 1_705_314_600, nil),
    (.pattern("yyyy-MM-dd HH:mm X", zone: "Asia/Kathmandu"), "2024-01-15 16:15 +0545", 1_705_314_600, nil),
    (.pattern("yyyy-MM-dd HH:mm X", zone: "America/New_York"), "2024-01-15 05:30 -05", 1_705_314_600, nil),
    (.pattern("d.M.yyyy H:mm X '!'", zone: "Asia/Shanghai"), "15.1.2024 18:30 +08 !", 1_705_314_600, nil),
    (.pattern("yyyy-MM-dd HH:mm:ss.SSSSSSSSSSSS", zone: "UTC"), "2024-01-15 10:30:00.500000000", 1_705_314_600.5, nil),
    (.pattern("yyyy-MM-dd HH:mm ZZZZZ", zone: "UTC"), "2024-01-15 10:30 Z", 1_705_314_600, nil),
    (.pattern("h 'o''clock' d/M/yyyy a", zone: "UTC"), "3 o'clock 15/1/2024 PM", 1_705_330_800, nil),
    (.pattern("yyyy年M月d日", zone: "Asia/Shanghai"), "2024年1月15日", 1_705_248_000, nil),
]

/// Numbers: the seconds since 1970, and the number that is written for them where it is another one.
private let numbers: [(DateForm, String, Double, String?)] = [
    (.seconds, "1705314600", 1_705_314_600, nil),
    (.seconds, "1705314600.25", 1_705_314_600.25, nil),
    (.seconds, "1705314600.123456", 1_705_314_600.123456, nil),
    (.seconds, "-1.5", -1.5, nil),
    (.seconds, "0", 0, nil),
    (.seconds, "\"1705314600\"", 1_705_314_600, "1705314600"),
    (.milliseconds, "1705314600123", 1_705_314_600.123, nil),
    (.milliseconds, "1705314600000.0", 1_705_314_600, "1705314600000"),
    (.milliseconds, "-62135596800000", -62_135_596_800, nil),
    (.microseconds, "1705314600123456", 1_705_314_600.123456, nil),
]

/// What each form refuses, and what the error says was found.
private let refused: [(DateForm, [String])] = [
    (
        .iso8601,
        [
            "2024-01-15T24:00:00Z", "2024-01-15T25:00:00Z", "2024-02-30T10:30:00Z", "2023-02-29T10:30:00Z",
            "1900-02-29T00:00:00Z", "2024-04-31T00:00:00Z", "2024-13-01T00:00:00Z", "2024-00-10T00:00:00Z",
            "2024-01-00T00:00:00Z", "0000-01-01T00:00:00Z", "2024-01-15T10:60:00Z", "2024-01-15T10:30:60Z",
            "2024-01-15T10:30:00", "2024-01-15T10:30:00Zx", "2024-01-15T10:30:00Z ", " 2024-01-15T10:30:00Z",
            "2024-01-15", "2024-01-15T10:30:00.Z", "2024-01-15T10:30:00.1234567890Z", "2024-01-15T10:30:00+",
            "2024-01-15T10:30:00+8", "2024-01-15T10:30:00+08:", "2024-01-15T10:30:00+24:00", "24-01-15T10:30:00Z",
            "2024-01-15T10:30:00+08:60", "2024-1-15T10:30:00Z", "2024-01-15_10:30:00Z", "２024-01-15T10:30:00Z",
            "+2024-01-15T10:30:00Z", "-024-01-15T10:30:00Z", "", "x",
        ]
    ),
    (
        DateForm(separator: " ", zone: "Asia/Shanghai"),
        [
            "2024-01-15_10:30:00", "2024-01-15 10:30:00Z", "2024-01-15 10:30:00+08:00", "2024-01-15 24:00:00",
            "2024-02-30 10:30:00", "2024-01-15 10:30:60", "2024-01-15 10:30:00 ", "2024-01-15 10", "2024-01-15",
        ]
    ),
    (
        .iso8601(localZone: "UTC"),
        [
            "2024-01-15T24:00:00", "2024-02-30T10:30:00", "2024-01-15_10:30:00", "2024-01-15T10:30:00Zx",
            "2024-01-15T10:30:00 ", "2024-01-15T10:30:00+", "2024-01-15T10:30:00+8", "2024-01-15", "2024-01-15T",
        ]
    ),
    (.day, ["2024-02-30", "2024-01-15T00:00:00", "2024-01", "2024-01-15Z", "20240115", "0000-00-00"]),
    (
        .rfc1123,
        [
            "Tue, 15 Jan 2024 10:30:00 GMT", "Mon, 15 Jan 2024 10:30:00", "Mon, 15 Jan 2024 10:30:00 EST",
            "15 Jan 2024 10:30:00 GMT", "Mon, 32 Jan 2024 10:30:00 GMT", "Mon, 15 Jan 2024 24:30:00 GMT",
        ]
    ),
    (
        .pattern("d/M/yyyy h:mm a", zone: "UTC"),
        ["15/01/2024 0:30 AM", "15/01/2024 13:30 PM", "15/01/2024 10:30", "31/6/2024 1:00 AM", "1/1/24 1:00 AM"]
    ),
]

/// What an error says.
private let complaints: [(DateForm, String, String)] = [
    (.iso8601, "\"x\"", "expected a date like 2024-01-15T10:30:00Z, found \"x\""),
    (.iso8601(offset: "+08:00"), "\"x\"", "expected a date like 2024-01-15T10:30:00+08:00, found \"x\""),
    (
        DateForm(separator: " ", fractionDigits: 3, zone: "UTC"), "\"x\"",
        "expected a date like 2024-01-15 10:30:00.000, found \"x\""
    ),
    (DateForm(separator: " ", zone: "UTC"), "\"x\"", "expected a date like 2024-01-15 10:30:00, found \"x\""),
    (.day, "\"2024\"", "expected a date like 2024-01-15, found \"2024\""),
    (.rfc1123, "\"\"", "expected a date like Mon, 15 Jan 2024 10:30:00 GMT, found \"\""),
    (.pattern("d MMM yy h:mm a", zone: "UTC"), "\"?\"", "expected a date like 15 Jan 24 10:30 AM, found \"?\""),
    (.seconds, "\"soon\"", "expected seconds since 1970, found \"soon\""),
    (.seconds, "1705314600123", "expected seconds since 1970, found 1705314600123"),
    (.milliseconds, "1e300", "expected milliseconds since 1970, found 1e+300"),
    (.microseconds, "\"\"", "expected microseconds since 1970, found \"\""),
    (.seconds, "null", "expected a date, found null"),
    (.seconds, "{}", "expected a date"),
    (.day, "5", "expected a date"),
    (.day(zone: "Mars/Olympus"), "\"2024-01-15\"", "the system knows no time zone \"Mars/Olympus\""),
]

extension Report {
    mutating func checkDateCases() {
        for (form, text, seconds, written) in read {
            let json = "\"\(text)\""
            expect(form.meaning(of: json), "\(seconds)", "reading \(json)")
            expect(form.rewritten(json), "\"\(written ?? text)\"", "rewriting \(json)")
        }
        for (form, json, seconds, written) in numbers {
            expect(form.meaning(of: json), "\(seconds)", "reading \(json)")
            expect(form.rewritten(json), written ?? json, "rewriting \(json)")
        }
        for (form, texts) in refused {
            let sample = outcome { try form.written(Date(timeIntervalSince1970: 1_705_314_600)) }
            for text in texts {
                let found = form.meaning(of: "\"\(text)\"")
                let isRefusal = found.hasPrefix("expected a date like ") && found.hasSuffix(", found \"\(text)\"")
                expect("\(isRefusal)", "true", "refusing \(text) where \(sample) is wanted, \(found)")
            }
        }
        for (form, json, problem) in complaints {
            expect(form.meaning(of: json), problem, "the error for \(json)")
        }
        for seconds in [Double.infinity, .nan, 1e300, -1e300, 253_402_300_800, -62_135_596_801] {
            let found = outcome { try DateForm.iso8601.written(Date(timeIntervalSince1970: seconds)) }
            expect(found, "expected a year from 1 to 9999", "writing \(seconds)")
        }
    }
}
