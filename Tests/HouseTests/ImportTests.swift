import ModelgenTestSupport
import Testing

/// Who may import whom: the table of the architecture. Without it, a stage soon reaches into the next.
@Suite struct ImportTests {
    private static let system: Set<String> = ["Glibc", "Darwin", "Synchronization"]

    /// Each target's folder with the targets that it may import.
    private static let table: [String: Set<String>] = [
        "Sources/ModelgenSource": [],
        "Sources/ModelgenShape": ["ModelgenSource", "CModelgenYAML", "CModelgenScan"],
        "Sources/ModelgenSwift": [],
        "Sources/ModelgenResolve": ["ModelgenSource", "ModelgenShape", "ModelgenSwift"],
        "Sources/ModelgenMustache": ["ModelgenSource"],
        "Templates": [],
        // Source for `Diagnostics`, in which it and the Mustache engine under it fail.
        "Sources/ModelgenRender": ["ModelgenSource", "ModelgenSwift", "ModelgenMustache", "ModelgenTemplates"],
        "Sources/ModelgenKit": [
            "ModelgenSource", "ModelgenShape", "ModelgenSwift", "ModelgenResolve", "ModelgenMustache",
            "ModelgenTemplates", "ModelgenRender",
        ],
        "Sources/modelgen": ["ModelgenKit", "ModelgenSource"],
    ]

    @Test(arguments: table.keys.sorted()) func targetsImportWhatTheyMay(target: String) throws {
        let allowed = try #require(Self.table[target]).union(Self.system)
        let files = ProjectFolder.files(below: target, ending: ".swift")
        #expect(!files.isEmpty)
        for file in files {
            let surplus = try imports(of: file).subtracting(allowed)
            #expect(surplus.isEmpty, "\(file) may not import \(surplus.sorted().joined(separator: ", "))")
        }
    }

    @Test func everyTargetIsInTheTable() {
        let folders = ProjectFolder.files(below: "Sources", ending: ".swift").map { path in
            path.split(separator: "/").prefix(2).joined(separator: "/")
        }
        #expect(Set(folders).subtracting(Self.table.keys).isEmpty)
    }

    private func imports(of file: String) throws -> Set<String> {
        // Every other piece is the inside of a text: templates hold import lines too.
        let code = try ProjectFolder.text(file).split(separator: "\"\"\"", omittingEmptySubsequences: false)
            .enumerated()
            .filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        let lines = code.flatMap { $0.split(separator: "\n") }
        return Set(
            lines.compactMap { line in
                let words = line.split(separator: " ")
                // `@testable import X`, `package import X`, `import struct X.Y`
                guard let place = words.firstIndex(of: "import"), words[..<place].allSatisfy(Self.isModifier) else {
                    return nil
                }
                let name = words[(place + 1)...].first { !Self.kinds.contains(String($0)) }
                return name.map { String($0.prefix { $0 != "." }) }
            })
    }

    private static let kinds: Set<String> = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]

    private static func isModifier(_ word: Substring) -> Bool {
        word.hasPrefix("@") || ["public", "package", "internal", "private", "fileprivate"].contains(word)
    }
}
