import ModelgenSource
import Testing

@testable import ModelgenShape

/// What a shape file tells of the samples, and what it does not.
struct ShapeFilePrivacyTests {
    private static func text(_ sample: String, path: String = "people/a.json") -> String {
        ShapeFileTests.text(of: ShapeFileTests.reading(sample, path: path))
    }

    @Test(arguments: [
        (#"{"name": "Ada Lovelace"}"#, "Lovelace"),
        (#"{"born": "1815-12-10"}"#, "1815"),
        (#"{"account": 48151623}"#, "48151623"),
        (#"{"status": "open", "x": {"type": "ada@example.org"}}"#, "ada@"),
        (#"{"status": "ghp_16C7e42F292c6912E7710c838347Ae178B4a"}"#, "ghp_"),
        (#"{"type": "eyJhbGciOiJIUzI1NiJ9.eyJzdWIi", "id": 1}"#, "eyJ"),
        (#"{"users": {"ada@example.org": 1, "alan@example.org": 2}}"#, "alan"),
        (#"{"users": {"48151623": {"age": 36}}}"#, "48151623"),
        (#"{"rates": {"2024-01-15": 1.5}}"#, "2024"),
        (#"{"by": {"f81d4fae-7dec-11d0-a765-00a0c91e6bf6": 1}}"#, "f81d4fae"),
    ])
    func noValuesNoDataKeys(_ sample: String, _ secret: String) {
        let text = Self.text(sample)
        #expect(!text.contains(secret))
        #expect(!text.contains("people"))
        #expect(text.contains("a.json:1:1#0"))
    }

    @Test func casesAndTagsAreKept() {
        let text = Self.text(#"[{"status": "open", "type": "issue"}, {"status": "closed", "type": "pull"}]"#)
        for value in [#""open": 1"#, #""closed": 1"#, #""type": "issue""#] { #expect(text.contains(value), "\(value)") }
    }

    @Test(arguments: [
        ("in_progress", false), ("application/json", false), ("AbstractBeanFactoryPostProcessor", false),
        ("2024", false), ("ada@example.org", true), ("@type", false), ("sk_live_4eC39HqLyjWDarjtT1zdp7dc", true),
        ("0123456789abcdef0123456789abcdef", true), ("f81d4fae-7dec-11d0-a765-00a0c91e6bf6", true), ("sk_SK", false),
    ])
    func whatLooksLikeASecret(_ text: String, _ isSecret: Bool) {
        #expect(SecretText.isLikely(text) == isSecret)
    }

    @Test(arguments: [
        ("404", nil), ("-1", nil), ("created_at", nil), ("h264", nil), ("2024", nil), ("utf8mb4_0900", nil),
        ("10001", DataKey.numbers), ("-48151623", DataKey.numbers), ("2024-01-15", DataKey.others),
        ("ada@example.org", DataKey.others), ("@id", nil), ("", nil), ("types@>=5.2", nil), ("lodash@4.17.21", nil),
    ])
    func keysThatAreData(_ key: String, _ folded: String?) {
        #expect(DataKey.folded(for: key) == folded)
    }

    /// What is folded once stays so, in any order of merging.
    @Test func keysFoldInAnyOrder() {
        func sample(_ keys: some Sequence<String>) -> Shape {
            ShapeFileTests.reading("{" + keys.map { "\"\($0)\": 1" }.joined(separator: ", ") + "}").shape
        }
        let numbers = [sample((0..<10).map(String.init)), sample((10..<20).map(String.init)), sample(["5", "x"])]
        let names = (0..<3).map { part in sample((0..<400).map { "key\(part)x\($0)" } + ["7"]) }
        for parts in [numbers, names] {
            let whole = parts[0].merged(with: parts[1]).merged(with: parts[2])
            #expect(parts[2].merged(with: parts[1]).merged(with: parts[0]) == whole)
            #expect(parts[1].merged(with: parts[2].merged(with: parts[0])) == whole)
            #expect(whole.objects?.record.hasFoldedKeys == true)
        }
        let record = numbers.reduce(into: Shape()) { $0.merge($1) }.objects?.record
        #expect(record?.fields.keys.sorted() == ["x", DataKey.numbers])
        #expect(record?.fields[DataKey.numbers]?.present == 21)
        #expect(numbers[0].objects?.record.hasFoldedKeys == false)
        let all = names.reduce(into: Shape()) { $0.merge($1) }.objects?.record
        #expect(all?.fields.keys.sorted() == [DataKey.numbers, DataKey.others].sorted())
    }

    /// Steps are coarse, but no decision hangs on what lies between them.
    @Test func rangesAreWidenedToSteps() {
        #expect(NumberSteps.widened(17...4_711) == 1...473_385_599)
        #expect(NumberSteps.widened(-5...0) == Int64.min...0)
        #expect(NumberSteps.widened(1_700_000_000...1_700_000_001) == NumberSteps.plausibleSeconds)
        let before = NumberSteps.plausibleSeconds.lowerBound - 1
        #expect(NumberSteps.widened(before...before).upperBound == before)
    }
}
