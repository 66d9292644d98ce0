import Foundation

/// Which targets of a package a call is about, and which specs are theirs.
///
/// A target has the specs below its folder. Those in the package's own `Specs/` belong to the target that has a link to
/// them; without one, to the target that is named or the only one that comes into question.
struct Selection {
    private let targets: [TargetFolder]
    private let shared: [URL]

    /// Why nothing can be done, with the remedy.
    struct Refusal: Error {
        var message: String
    }

    init(_ targets: [TargetFolder], package root: URL) {
        self.targets = targets
        let linked = Set(targets.flatMap(\.specs).map(\.realPath))
        shared = TargetFolder.specs(ofPackage: root).filter { !linked.contains($0.realPath) }
    }

    /// A run for each target.
    ///
    /// - Parameter names: Those that are asked for; empty for those that follow from the package.
    func jobs(forTargets names: [String]) throws(Refusal) -> [Job] {
        let chosen = try chosen(names)
        if let spec = shared.first, chosen.count > 1 {
            throw Refusal(
                message: "Specs/\(spec.lastPathComponent) is the package's, and which target is to have its models is "
                    + "not said; add --target NAME, or link the folder Specs into that target's folder")
        }
        let jobs = chosen.map { Job(target: $0, specs: $0.specs + shared) }
        if let idle = jobs.first(where: { $0.specs.isEmpty }) {
            throw Refusal(
                message: "target '\(idle.target.name)' has no spec; add one to its folder, as Specs/article.yaml or "
                    + "article.modelgen.yaml, or to the package's folder Specs")
        }
        return jobs
    }

    private func chosen(_ names: [String]) throws(Refusal) -> [TargetFolder] {
        guard names.isEmpty else {
            return try names.map { name throws(Refusal) in
                guard let target = targets.first(where: { $0.name == name }) else {
                    let names = targets.map(\.name).joined(separator: ", ")
                    throw Refusal(
                        message: "there is no Swift target '\(name)', but \(names); SwiftPM passes over a target whose "
                            + "folder holds no Swift file, so add one if there is none yet")
                }
                return target
            }
        }
        // Those that commit models already. Others may leave them to the build plugin, and both would clash.
        let committing = targets.filter { $0.hasModels && !($0.specs + shared).isEmpty }
        if !committing.isEmpty { return committing }
        let owning = targets.filter { !$0.specs.isEmpty }
        let candidates = owning.isEmpty ? targets : owning
        guard candidates.count == 1 else {
            let names = candidates.map(\.name).joined(separator: ", ")
            throw Refusal(
                message: candidates.isEmpty
                    ? "the package has no Swift target; SwiftPM passes over one whose folder holds no Swift file"
                    : "the first time, say which targets are to hold generated files: --target NAME, of \(names)")
        }
        return candidates
    }
}
