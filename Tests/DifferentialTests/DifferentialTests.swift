import Foundation
import Testing

/// The values that modelgen sees are those that Python sees.
///
/// `make differential COUNT=1000 SEED=7` looks further.
@Suite struct DifferentialTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let count = environment["MODELGEN_DIFFERENTIAL_COUNT"].flatMap { Int($0) } ?? 200
    private static let seed = environment["MODELGEN_DIFFERENTIAL_SEED"].flatMap { Int($0) } ?? 20_250

    @Test(.enabled(if: OtherReader.json.isThere, "there is no python3"))
    func jsonIsReadAsPythonReadsIt() throws {
        try compare(.json, path: "sample.json") { $0.json() }
    }

    @Test(.enabled(if: OtherReader.yaml.isThere, "there is no python3 with PyYAML (python3-yaml)"))
    func yamlIsReadAsPyYAMLReadsIt() throws {
        try compare(.yaml, path: "sample.yaml") { $0.yaml() }
    }

    private func compare(_ other: OtherReader, path: String, _ make: (inout RandomText) -> String) throws {
        let texts = (0..<Self.count).map { index in
            var random = RandomText(seed: Self.seed + index)
            return make(&random)
        }
        let theirs = try other.seen(in: texts)
        try #require(theirs.count == texts.count)
        var refused = 0
        for (text, seen) in zip(texts, theirs) {
            let mine = SeenText.seen(in: text, as: path)
            #expect(mine == seen, "\(text)")
            if seen == "refused" { refused += 1 }
        }
        // Documents that nobody reads prove little.
        #expect(refused * 5 < texts.count, "\(refused) of \(texts.count) were refused by both")
    }
}
