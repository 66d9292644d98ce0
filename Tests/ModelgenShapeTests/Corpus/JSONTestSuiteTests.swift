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

    /// All readers say the same of a text: the fast one and the plain one for samples, that of trees for specs, that of
    /// payloads for `validate`.
    @Test(arguments: files("").filter { $0.hasSuffix(".json") })
    func allReadersHaveOneVerdict(_ name: String) throws {
        let file = try SharedCorpus.file("\(Self.folder)/\(name)")
        func complaints(_ read: () throws(Diagnostics) -> Void) -> [Diagnostic] {
            do {
                try read()
                return []
            } catch {
                return error.all
            }
        }
        let plain = SampleReader.readPlainly(file).diagnostics.filter { $0.severity == .error }
        #expect(SampleReader.read(file).diagnostics.filter { $0.severity == .error } == plain)
        #expect((ScanShapeReader.read(file, limits: ReadingLimits(), threads: ScanThreads()) != nil) == plain.isEmpty)
        #expect(complaints { () throws(Diagnostics) in _ = try YAMLReader.documents(in: file) } == plain)
        #expect(complaints { () throws(Diagnostics) in _ = try PayloadReader(file) } == plain)
    }

    @Test func isWhole() {
        #expect(Self.files("y_").count == 95)
        #expect(Self.files("n_").count == 188)
        #expect(Self.files("i_").count == 35)
    }
}
