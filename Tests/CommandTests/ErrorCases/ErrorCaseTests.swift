import Foundation
import ModelgenSource
import ModelgenTestSupport
import Testing

/// Every code of a diagnostic is explained and has a case that provokes it.
@Suite struct ErrorCaseTests {
    private static let isRecording = !["", "0"].contains(ProcessInfo.processInfo.environment["MODELGEN_RECORD"] ?? "")

    /// Why a code has no case, by code: the list of `Specs/errors/README.md`.
    private static let excused: [String: String] = {
        let page = (try? ProjectFolder.text("\(ErrorCase.folder)/README.md")) ?? ""
        let lines = page.split(separator: "\n").filter { $0.hasPrefix("- MG") }
        return Dictionary(
            lines.map { (String($0.dropFirst(2).prefix(6)), String($0.dropFirst(10))) }, uniquingKeysWith: { $1 })
    }()

    @Test(arguments: DiagnosticCode.allCases)
    func everyCodeHasASectionAndACase(code: DiagnosticCode) throws {
        let page = try ProjectFolder.text("Documentation/Diagnostics.md")
        #expect(page.contains("\n### \(code.rawValue): "), "Documentation/Diagnostics.md does not explain it")
        guard let errorCase = ErrorCase.all.first(where: { $0.code == code.rawValue }) else {
            let word = "add \(ErrorCase.folder)/\(code.rawValue)/case.txt, or the reason to its README.md"
            #expect(Self.excused[code.rawValue]?.isEmpty == false, "\(word)")
            return
        }
        #expect(Self.excused[code.rawValue] == nil, "it has a case, and README.md says that it has none")
        #expect(errorCase.steps.contains { $0.error.contains("[\(code.rawValue)]\n") }, "the case does not provoke it")
        #expect(!errorCase.about.isEmpty, "the case does not say what it shows")
    }

    @Test func noCaseIsOfACodeThatIsGone() throws {
        let codes = Set(DiagnosticCode.allCases.map(\.rawValue))
        #expect(Set(ErrorCase.all.map(\.code)).union(Self.excused.keys).subtracting(codes) == [])
    }

    @Test(arguments: ErrorCase.all)
    func saysWhatTheCaseHolds(errorCase: ErrorCase) throws {
        #expect(errorCase.text == (try String(contentsOf: errorCase.url, encoding: .utf8)), "the form is another")
        let folder = try TemporaryFolder()
        for file in errorCase.files { try folder.write(file.text, to: file.path) }
        var seen = errorCase
        for (index, step) in errorCase.steps.enumerated() {
            let before = try folder.bytes()
            let run = try Tool.shell(step.command, in: folder.path)
            seen.steps[index].error = run.error
            seen.steps[index].status = run.status
            guard !Self.isRecording else { continue }
            #expect(run.error == step.error, "$ \(step.command)")
            #expect(run.status == step.status, "$ \(step.command)")
            if run.status != 0 { #expect(try folder.bytes() == before, "an error touches no file") }
        }
        guard Self.isRecording else { return }
        try Data(seen.text.utf8).write(to: errorCase.url)
        Issue.record("Recorded (MODELGEN_RECORD is set). Read the changes, then run `swift test` without it.")
    }
}

extension TemporaryFolder {
    /// What every file below the folder holds.
    fileprivate func bytes() throws -> [String: Data] {
        try Dictionary(uniqueKeysWithValues: contents().map { ($0, try Data(contentsOf: url.appending(path: $0))) })
    }
}
