import ModelgenKit
import ModelgenShape
import ModelgenSource
import ModelgenTestSupport
import Testing

/// Scrubbing: the same shape and model, other values.
@Suite struct ScrubberTests {
    private func scrub(_ text: String, as name: String = "sample.json") throws -> Scrubber.Result {
        try Scrubber.scrub([SourceFile(path: name, text: text)])
    }

    /// What stands for the value of the key `x` of a sample of one member.
    private func replacement(_ value: String) throws -> String {
        let text = try scrub("{\"x\": \(value)}").text
        let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("  \"x\": ") })
        return String(line.dropFirst(7))
    }

    @Test(arguments: [
        ("\"2024-02-29\"", #""\d{4}-\d\d-\d\d""#),
        ("\"2024-02-29T10:30:00.123+08:00\"", #""\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+08:00""#),
        ("\"2024-02-29 10:30\"", #""\d{4}-\d\d-\d\d \d\d:\d\d""#),
        ("\"2024-02-29T00:00:00Z\"", #""\d{4}-\d\d-\d\dT00:00:00Z""#),
        ("\"Mon, 15 Jan 2024 10:30:00 GMT\"", #""\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT""#),
        ("\"31/12/2024\"", #""[01]\d/[01]\d/20\d\d""#),
        (
            "\"https://api.github.com/users/jane?tab=x#top\"",
            #""https://\w{3}\.\w{6}\.test/\w{5}/\w{4}\?\w{3}=\w#\w{3}""#
        ),
        ("\"http://10.1.2.3:9000/a%2Fb\"", #""http://192\.0\.2\.\d+:8080/\w%20\w""#),
        ("\"f81d4fae-7dec-11d0-a765-00a0c91e6bf6\"", #""\d{1}[\da-f-]{35}"|"[\da-f-]{36}""#),
        ("\"jane.doe@shop.com\"", #""\w{4}\.\w{3}@example\.(com|org|net)""#),
        ("\"ghp_16C7e42F292c6912E7710c838347Ae178B4a\"", #""ghp_[0x][0-9xyzXYZ]{35}"|"ghp_[0-9a-fA-F]{36}""#),
        ("\"The 3 Cats, ok?\"", #""[A-Z][a-z]{2} [1-9] [A-Z][a-z]{3}, [a-z]{2}\?""#),
        ("\"007-A\"", #""0\d\d-[A-Z]""#),
        ("\"19.90\"", #""[1-9]\d\.\d\d""#),
        ("\"Ärger в Киеве 文章\"", #""\p{Lu}[a-z]{4} \p{Cyrillic} \p{Lu}\p{Cyrillic}{4} \p{Han}{2}""#),
        ("12345", #"[1-9]\d{4}"#),
        ("-7", #"-[1-9]"#),
        ("12.50", #"[1-9]\d\.\d[1-9]"#),
        ("100.00", #"[1-9]\d\d\.00"#),
        ("6.02e23", #"[1-9]\.\d[1-9]e23"#),
        ("18446744073709551615", #"1\d{19}"#),
    ]) func givesAnotherValueOfTheForm(value: String, form: String) throws {
        let found = try replacement(value)
        #expect(found != value)
        #expect(try found.wholeMatch(of: Regex(form)) != nil, "\(found)")
    }

    @Test(arguments: ["true", "false", "null", "0", "0.0", "-0", "\"\"", "\"—\"", "\"...\"", "[]"])
    func leavesWhatTellsNothing(value: String) throws {
        #expect(try replacement(value) == value)
    }

    @Test func keepsCasesAndTagsAndReplacesKeysOfMaps() throws {
        let result = try scrub(
            """
            [{"status": "open", "owner": "Jane", "by": {"1048577": "Jane", "1048578": "open"}},
             {"status": "closed", "owner": "John", "by": {"1048579": "John"}}]
            """)
        #expect(result.diagnostics.isEmpty)
        #expect(result.text.contains(#""status": "open""#) && result.text.contains(#""status": "closed""#))
        for old in ["Jane", "John", "1048577", "1048578", "1048579"] { #expect(!result.text.contains(old)) }
    }

    @Test func theSameValueBecomesTheSame() throws {
        let result = try scrub(
            #"{"users": {"4711": {"id": 4711, "ref": "4711"}, "4712": {"id": 4712, "ref": "4711"}}}"#)
        let numbers = result.text.matches(of: /\d{4}/).map { String($0.output) }
        #expect(numbers.count == 6)
        #expect(numbers[0] == numbers[1] && numbers[0] == numbers[2] && numbers[0] == numbers[5])
        #expect(numbers[3] == numbers[4] && numbers[3] != numbers[0])
    }

    @Test func idsStayUniqueThoughThereAreFew() throws {
        let ids = (1...9).map { "{\"id\": \($0), \"name\": \"N\($0)\"}" }.joined(separator: ",")
        let result = try scrub("[\(ids)]")
        #expect(result.diagnostics.isEmpty)
        #expect(Set(result.text.matches(of: /"id": (\d)/).map { String($0.output.1) }).count == 9)
    }

    @Test(arguments: [
        #"{"ghp_16C7e42F292c6912E7710c838347Ae178B4a": 5, "name": "Jane"}"#,
        #"{"jane@shop.com": 5, "name": "Jane"}"#,
    ]) func saysSoWhereAKeyIsASecret(text: String) throws {
        let result = try scrub(text)
        #expect(!result.text.contains("16C7e42F") && !result.text.contains("jane@shop.com"))
        #expect(!result.text.contains("Jane"))
        for diagnostic in result.diagnostics { #expect(diagnostic.code == .scrubbedDiffers) }
    }

    @Test func aKeyOfWordsIsNoSecret() throws {
        let result = try scrub(#"{"Ed25519VerificationKey2018": "a", "LinkedDataSignature2015": "b"}"#)
        #expect(result.diagnostics.isEmpty)
        #expect(result.text.contains("Ed25519VerificationKey2018") && result.text.contains("LinkedDataSignature2015"))
    }

    @Test func writesLinesForSeveralDocumentsAndJSONForYAML() throws {
        let lines = try scrub("{\"a\": \"one\"}\n{\"a\": \"two\"}\n", as: "log.jsonl").text
        #expect(lines.wholeMatch(of: /(\{"a": "[a-z]{3}"\}\n){2}/) != nil)
        let yaml = try scrub("a: one\nb: [1, x]\n", as: "a.yaml").text
        #expect(yaml.wholeMatch(of: /\{\n  "a": "[a-z]{3}",\n  "b": \[[1-9], "[a-z]"\]\n\}\n/) != nil)
    }

    @Test func comesTheSameEveryTimeAndTellsNothingOfTheOriginal() throws {
        let text = #"{"name": "Jane", "phone": "030 1234567", "n": 12345}"#
        #expect(try scrub(text).text == scrub(text).text)
        // What is drawn hangs on places alone: other values of the same form give the same text.
        #expect(try scrub(text).text == scrub(#"{"name": "Otto", "phone": "040 7654321", "n": 98765}"#).text)
    }

    @Test(arguments: ProjectFolder.files(below: "Specs", ending: ".json").filter { $0.split(separator: "/").count > 2 })
    func samplesOfSpecsKeepTheirModel(path: String) throws {
        let text = try ProjectFolder.text(path)
        let result = try scrub(text, as: path)
        #expect(result.diagnostics.isEmpty, "\(result.diagnostics.map(\.line))")
        #expect(try texts(of: result.text).isDisjoint(with: texts(of: text).filter { $0.utf8.count > 16 }))
    }

    /// The texts that stand as values.
    private func texts(of json: String) throws -> Set<String> {
        var texts: Set<String> = []
        func collect(_ node: YAMLNode) {
            switch node.content {
            case .null, .boolean, .number: break
            case .string(let text): texts.insert(text)
            case .sequence(let elements): elements.forEach(collect)
            case .mapping(let members): members.map(\.value).forEach(collect)
            }
        }
        try YAMLReader.documents(in: SourceFile(path: "a.json", text: json)).forEach(collect)
        return texts
    }
}
