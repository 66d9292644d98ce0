import Foundation
import ModelgenSource
import Testing

@testable import ModelgenShape

/// yaml/yaml-test-suite, held against what libyaml 0.2.5 itself gets right.
@Suite(.enabled(if: SharedCorpus.has("yaml-test-suite"), "the shared corpus is not here"))
struct YAMLTestSuiteTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var id: String
        var isValid: Bool
        var libyaml: String
        var testDescription: String { id }
        var folder: String { "yaml-test-suite/cases/\(id)" }
    }

    private static let cases: [Case] = {
        guard let table = try? SharedCorpus.file("yaml-test-suite/LIBYAML-0.2.5-RESULTS.tsv") else { return [] }
        return String(decoding: table.bytes, as: UTF8.self).split(separator: "\n").dropFirst().map { line in
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
            return Case(id: String(columns[0]), isValid: columns[1] == "valid", libyaml: String(columns[2]))
        }
    }()

    private static let withValues = cases.filter {
        $0.isValid && $0.libyaml == "ok" && SharedCorpus.has("\($0.folder)/in.json")
    }

    @Test(arguments: withValues)
    func givesTheValuesOfItsJSON(_ test: Case) throws {
        let json = try SharedCorpus.file("\(test.folder)/in.json")
        let yaml = try SharedCorpus.file("\(test.folder)/in.yaml")
        guard !json.bytes.isEmpty else {
            // A stream without documents is YAML, but no sample.
            #expect(SampleReader.read(yaml).diagnostics.map(\.code) == [.emptyInput])
            return
        }
        let wanted = try YAMLReader.documents(in: json).map(\.valueText)
        #expect(try YAMLReader.documents(in: yaml).map(\.valueText) == wanted)
    }

    @Test(arguments: cases.filter { !$0.isValid && $0.libyaml == "ok" })
    func refusesWhatIsNoYAML(_ test: Case) throws {
        let yaml = try SharedCorpus.file("\(test.folder)/in.yaml")
        let reading = SampleReader.read(yaml)
        let error = try #require(reading.diagnostics.first { $0.severity == .error })
        #expect(error.position != nil)
    }

    @Test func isWhole() {
        #expect(Self.cases.count == 402)
    }
}
