import ModelgenSource
import Testing

@testable import ModelgenShape

/// nst/JSONTestSuite: `y_` is JSON, `n_` is not, `i_` is left to the reader.
@Suite(.enabled(if: SharedCorpus.has("json-test-suite"), "the shared corpus is not here"))
struct JSONTestSuiteTests {
    private static let folder = "json-test-suite"

    private static func files(_ prefix: String) -> [String] {
        SharedCorpus.names(in: folder, prefix: prefix)
    }

    @Test(arguments: files("y_"))
    func accepts(_ name: String) throws {
        let reading = SampleReader.read(try SharedCorpus.file("\(Self.folder)/\(name)"))
        #expect(!Diagnostics(reading.diagnostics).hasErrors, "\(reading.diagnostics.map(\.line))")
        #expect(reading.shape.count == 1)
    }

    @Test(arguments: files("n_"))
    func refusesWithItsPlace(_ name: String) throws {
        let reading = SampleReader.read(try SharedCorpus.file("\(Self.folder)/\(name)"))
        let error = try #require(reading.diagnostics.first { $0.severity == .error })
        let position = try #require(error.position)
        #expect(position.line >= 1 && position.column >= 1)
        #expect(error.code.rawValue.hasPrefix("MG01"))
        #expect(reading.shape == Shape())
    }

    @Test(arguments: files("i_"))
    func hasAVerdict(_ name: String) throws {
        let reading = SampleReader.read(try SharedCorpus.file("\(Self.folder)/\(name)"))
        #expect(Diagnostics(reading.diagnostics).hasErrors == (reading.shape == Shape()))
    }

    @Test func isWhole() {
        #expect(Self.files("y_").count == 95)
        #expect(Self.files("n_").count == 188)
        #expect(Self.files("i_").count == 35)
    }
}
