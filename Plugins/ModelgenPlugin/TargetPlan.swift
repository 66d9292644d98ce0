import Foundation

/// What a build is to do for one target, worked out from the names of its files.
struct TargetPlan {
    /// A file of the target: where it is, and its path as messages show it, below the target's folder.
    struct File: Hashable {
        var url: URL
        var path: String
    }

    var specs: [File] = []
    /// Everything that a run may read; a change of one of them makes a build run modelgen again.
    var inputs: [URL] = []
    /// Names of the files that a run writes.
    var outputs: [String] = []
    /// What stops the build, each a line that says what to do.
    var problems: [String] = []

    /// - Parameters:
    ///   - files: All files of the target.
    ///   - target: Its name, for messages.
    init(_ files: [File], target: String) {
        let files = files.sorted { $0.path < $1.path }
        specs = files.filter { BuildRules.isSpec($0.path) }
        guard !specs.isEmpty else { return }
        inputs = files.filter { BuildRules.isInput($0.path) }.map(\.url)
        outputs = specs.flatMap { BuildRules.outputs(ofSpec: $0.url.lastPathComponent) } + BuildRules.sharedOutputs
        problems = Self.clashesOfSpecs(specs)
        if problems.isEmpty { problems = clashesWithSources(files, target: target) }
    }

    /// Two specs that would write one file. Names that differ in case only are one on some disks.
    private static func clashesOfSpecs(_ specs: [File]) -> [String] {
        var owners: [String: String] = [:]
        for name in BuildRules.sharedOutputs { owners[name.lowercased()] = "" }
        var problems: [String] = []
        for spec in specs {
            for name in BuildRules.outputs(ofSpec: spec.url.lastPathComponent) {
                guard let owner = owners.updateValue(spec.path, forKey: name.lowercased()) else { continue }
                problems.append(
                    owner.isEmpty
                        ? "'\(spec.path)' would write \(name), the file that all models share; rename the spec"
                        : "'\(owner)' and '\(spec.path)' would both write \(name); rename one of them: files are called "
                            + "after the spec")
                break
            }
        }
        return problems
    }

    /// Files in the target that have the name of one that the build makes: SwiftPM would speak of "multiple producers"
    /// and name no spec.
    private func clashesWithSources(_ files: [File], target: String) -> [String] {
        let made = Set(outputs.map { $0.lowercased() })
        let standing = files.filter { made.contains($0.url.lastPathComponent.lowercased()) }
        let committed = standing.filter(Self.isGenerated)
        var problems = standing.filter { !committed.contains($0) }.map { file in
            "'\(file.path)' in target '\(target)' has the name of a file that ModelgenPlugin makes; rename it, or the spec"
        }
        if let first = committed.first {
            let others = committed.count > 1 ? " and \(committed.count - 1) more generated files" : ""
            problems.append(
                "target '\(target)' uses ModelgenPlugin and holds '\(first.path)'\(others) as well; delete them, or take "
                    + "the plugin off the target")
        }
        return problems
    }

    private static func isGenerated(_ file: File) -> Bool {
        guard let handle = try? FileHandle(forReadingFrom: file.url) else { return false }
        defer { try? handle.close() }
        let start = try? handle.read(upToCount: BuildRules.outputBeginning.utf8.count)
        return start == Data(BuildRules.outputBeginning.utf8)
    }
}
