import ModelgenSource
import Testing

@testable import ModelgenShape

/// Objects are parted by their tags while they are read, in one scan wherever that can be.
@Suite struct ScanTagTests {
    /// - Parameter mayGiveUp: whether the scan may leave the text to the plain reader.
    private func expectEqualReadings(_ lines: [String], mayGiveUp: Bool = false) {
        for file in [
            SourceFile(path: "samples.jsonl", text: lines.joined(separator: "\n")),
            SourceFile(path: "samples.json", text: "[\(lines.joined(separator: ", "))]"),
        ] {
            let plain = SampleReader.readPlainly(file)
            for count in [1, 2, 3, 7] {
                let threads = ScanThreads(count: count, leastStart: 0, leastRest: 1, identityWindow: 0, step: 1)
                let fast = ScanShapeReader.read(file, limits: ReadingLimits(), threads: threads)
                #expect(fast == plain || mayGiveUp && fast == nil)
            }
        }
    }

    /// Whether one scan without lessons reads all lines.
    private func isReadAtOnce(_ lines: [String]) -> Bool {
        let file = SourceFile(path: "samples.jsonl", text: lines.joined(separator: "\n"))
        return ScanText.with(file) { text in
            let scan = Scan(text, file: file.path, depthLimit: 500, lessons: ScanLessons())
            var count = 0
            let end = scan.reader.documents(
                from: text.start, until: text.start + text.count, into: scan.root, count: &count)
            return end != nil && scan.stop == nil && count == lines.count
        }
    }

    private static let kinds = [
        #"{"type": "issues", "payload": {"action": "opened", "n": 1}}"#,
        #"{"type": "create", "payload": {"n": 1, "ref_type": "branch"}}"#,
        #"{"type": "push", "payload": {"n": 1}}"#,
    ]

    /// An event without a type may hold what any event holds, and it is not read again when it does.
    @Test func objectsOfNoKnownKindAreReadAtOnce() {
        let untold = [
            #"{"type": null, "payload": {"n": 1}}"#, #"{"type": null, "payload": {"n": 2, "action": "opened"}}"#,
            #"{"type": null, "payload": {"n": 3, "ref_type": "tag"}}"#,
        ]
        for lines in [Self.kinds + untold, [Self.kinds[2], untold[0]] + Self.kinds + untold[1...]] {
            #expect(isReadAtOnce(lines))
            expectEqualReadings(lines)
        }
    }

    /// Of a key that stands twice the first counts, however it is spelled and whether its value is a tag or not.
    @Test(arguments: ["type", "kind", "object", "event", "action", "class", "tag", "op", "method", "format"])
    func theFirstOfAKeyCounts(_ key: String) {
        let escaped = #"\u00"# + String(key.utf8.first ?? 0, radix: 16) + key.dropFirst()
        let kinds = ["a", "b"].flatMap {
            [#"{"\#(key)": "\#($0)", "\#($0)1": 1}"#, #"{"\#(escaped)": "\#($0)", "\#($0)2": 1}"#]
        }
        // A secret, an empty text, one that is too long, and what is no text.
        let others = [
            #""F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6""#, #""""#, #""\#(String(repeating: "x", count: 60))""#, "5",
            "null",
            #""b""#,
        ]
        for other in others {
            for (one, two) in [(key, key), (key, escaped), (escaped, key), (escaped, escaped)] {
                let twice = #"{"\#(one)": \#(other), "n": 1, "\#(two)": "a"}"#
                expectEqualReadings(kinds + [twice], mayGiveUp: true)
                expectEqualReadings([twice] + kinds, mayGiveUp: true)
                expectEqualReadings(kinds + [#"{"\#(one)": "a", "n": 1, "\#(two)": \#(other)}"#], mayGiveUp: true)
            }
        }
    }

    /// A kind that is told does not look for the tags of the others.
    @Test func aTagThatNobodyExpectedIsALesson() {
        let lines = Self.kinds + [#"{"type": "push", "payload": {"n": 1, "action": "forced"}}"#]
        #expect(!isReadAtOnce(lines))
        expectEqualReadings(lines)
    }

    /// What two tags have in common, what stands behind them and how many there are changes nothing.
    @Test(arguments: [1, 5, 9, 30, 100]) func tagsAreToldApartByAllTheirBytes(_ count: Int) {
        let tags = (0..<count).map { number in
            switch number % 5 {
            case 0: "t\(number)"
            case 1: "IssueComment\(number)Event"
            case 2: String(repeating: "x", count: 7 + number % 27)
            case 3: "\u{E9}v\(number)"
            default: #"q\u0075ote\#(number)"#
            }
        }
        let lines = (0..<3).flatMap { round in
            tags.enumerated().map { number, tag in
                number % 2 == round % 2
                    ? #"{"type":"\#(tag)","of\#(number % 7)":\#(number)}"#
                    : #"{"of\#(number % 7)": \#(number), "a": [{"type": "z"}], "type": "\#(tag)"}"#
            }
        }
        expectEqualReadings(lines)
    }
}
