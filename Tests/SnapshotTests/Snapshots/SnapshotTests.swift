import Foundation
import ModelgenTestSupport
import Testing

/// The expected outputs are what the specs give now: none missing, extra or stale.
@Suite struct SnapshotTests {
    @Test(arguments: SpecCase.all)
    func outputsAreCurrent(_ specCase: SpecCase) throws {
        let generated = GeneratedCase.alone(specCase)
        try #require(!generated.ownFiles.isEmpty, "nothing was generated:\n\(generated.report)")
        let folder = ProjectFolder.expected.appending(path: specCase.name)
        try compare(ExpectedFiles(in: folder), with: generated.ownFiles)
    }

    /// What is said of a case is part of what is promised.
    @Test func diagnosticsAreCurrent() throws {
        let reports = SpecCase.all.map { ($0.name + ".txt", GeneratedCase.alone($0).report) }
        let wanted = Dictionary(uniqueKeysWithValues: reports).filter { !$0.value.isEmpty }
        try compare(ExpectedFiles(in: ProjectFolder.diagnostics) { $0.hasSuffix(".txt") }, with: wanted)
    }

    /// One support file serves the module of all cases, and the registry reaches each of their roots.
    @Test func sharedFilesAreCurrent() throws {
        var wanted = GeneratedCase.together.sharedFiles
        let entries = SpecCase.all.flatMap { specCase in
            specCase.roots.map { CaseRegistry.Entry(specCase, $0) }
        }
        wanted["ExpectedCases.swift"] = CaseRegistry.text(entries)
        try compare(ExpectedFiles(in: ProjectFolder.expected) { !$0.contains("/") }, with: wanted)
    }

    /// A spec gives the same models in a call of its own as among others.
    @Test func companyChangesNothing() {
        let together = GeneratedCase.together
        for specCase in SpecCase.all {
            for (name, text) in GeneratedCase.alone(specCase).ownFiles {
                #expect(ExpectedFiles.firstDifference(from: text, to: together.files[name] ?? "") == nil, "\(name)")
            }
        }
    }

    /// A case that is gone leaves no folder behind.
    @Test func everyFolderHasItsSpec() throws {
        let names = Set(SpecCase.all.map(\.name))
        let left = ExpectedFiles(in: ProjectFolder.expected) { path in
            path.contains("/") && !names.contains(String(path.prefix { $0 != "/" }))
        }
        try compare(left, with: [:])
    }

    private func compare(_ expected: ExpectedFiles, with wanted: [String: String]) throws {
        if Recording.isOn { return Recording.report(try expected.record(wanted)) }
        let differences = try expected.differences(from: wanted)
        #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
    }
}
