import ModelgenSource
import ModelgenTestSupport
import Testing

/// `Documentation/Diagnostics.md` explains every code.
@Suite struct DiagnosticsPageTests {
    private func sections() throws -> [String: String] {
        let parts = try ProjectFolder.text("Documentation/Diagnostics.md").split(separator: "\n### ").dropFirst()
        return Dictionary(uniqueKeysWithValues: parts.map { (String($0.prefix(6)), String($0)) })
    }

    @Test(arguments: DiagnosticCode.allCases)
    func everyCodeHasCauseExampleAndRemedy(code: DiagnosticCode) throws {
        let section = try #require(try sections()[code.rawValue], "no section for \(code.rawValue)")
        #expect(section.contains("**Cause.** "))
        #expect(section.contains("\n```\n"))
        #expect(section.contains("**Remedy.** "))
    }

    @Test func noSectionIsOfACodeThatIsGone() throws {
        #expect(try sections().keys.sorted() == DiagnosticCode.allCases.map(\.rawValue).sorted())
    }
}
