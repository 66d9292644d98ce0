import ModelgenSource

/// What `generate` would change in an output folder, and how `check` tells it.
package struct OutputCheck: Hashable, Sendable {
    /// Why a file is not as it would be written.
    package enum State: String, CaseIterable, Hashable, Sendable {
        /// It would be written, and is not there.
        case missing
        /// Ours, not edited, with another text.
        case stale
        /// Ours, edited since.
        case edited
        /// modelgen did not write it, and would write one of its name.
        case foreign
        /// Ours, and no input gives it any more.
        case leftover
    }

    package struct Finding: Hashable, Sendable {
        /// With the folder, as the user named it.
        package var path: String
        package var state: State
        /// From what stands there to what would; empty where it was not asked for.
        package var diff: String
    }

    /// In order of paths; empty where `generate` would change nothing.
    package var findings: [Finding]

    /// - Parameters:
    ///   - plan: What `generate` would do.
    ///   - folder: What stands in the output folder.
    ///   - path: The folder, as the user named it.
    ///   - remembered: The shape files that specs remember, as `generate` would leave them.
    ///   - showsDiffs: Whether findings carry their differences, which takes time.
    package init(
        _ plan: OutputPlan,
        over folder: OutputFolder,
        at path: String,
        remembered: [RememberedFile] = [],
        showsDiffs: Bool = false
    ) {
        let shapes = remembered.filter(\.isChanged).map { file in
            let old = file.existing.map { String(decoding: $0, as: UTF8.self) }
            let diff = showsDiffs ? UnifiedDiff.text(from: old, to: file.text, path: file.path) : ""
            return Finding(path: file.path, state: old == nil ? .missing : .stale, diff: diff)
        }
        findings = plan.steps.compactMap { step in
            guard let state = State(step.action) else { return nil }
            let file = FilePath.join(path, step.name)
            let old = folder.files[step.name].map { String(decoding: $0.bytes, as: UTF8.self) }
            let diff = showsDiffs ? UnifiedDiff.text(from: old, to: step.text, path: file) : ""
            return Finding(path: file, state: state, diff: diff)
        }
        findings = (findings + shapes).sorted { $0.path < $1.path }
    }

    /// An error for each finding.
    package var diagnostics: [Diagnostic] {
        findings.map { finding in
            switch finding.state {
            case .missing:
                Diagnostic(
                    .missingOutput, path: finding.path, message: "the file is missing", remedy: "run modelgen generate")
            case .stale:
                Diagnostic(
                    .staleOutput, path: finding.path, message: "the file is stale: its inputs give another text",
                    remedy: "run modelgen generate")
            case .edited:
                Diagnostic(
                    .editedByHand, path: finding.path, message: "the file was edited by hand",
                    remedy: "undo the edit and say in the spec what you want")
            case .foreign:
                Diagnostic(
                    .notOurs, path: finding.path, message: "modelgen did not write this file",
                    remedy: "move it away: a generated file is to stand here")
            case .leftover:
                Diagnostic(
                    .leftOver, path: finding.path, message: "no input gives this file any more",
                    remedy: "delete it if nothing uses it")
            }
        }
    }

    /// All differences, one after the other, as `patch -p0` takes them.
    package var diff: String {
        findings.map(\.diff).joined()
    }

    /// `{"files": [{"path": "Models/Article.generated.swift", "state": "stale"}]}`, with `diff` where it was asked for.
    package var json: String {
        let files = findings.map { finding in
            let path = JSONText.quoted(finding.path)
            let diff = finding.diff.isEmpty ? "" : ", \"diff\": \(JSONText.quoted(finding.diff))"
            return "{\"path\": \(path), \"state\": \(JSONText.quoted(finding.state.rawValue))\(diff)}"
        }
        return "{\"files\": [" + files.joined(separator: ", ") + "]}\n"
    }
}

extension OutputCheck.State {
    /// nil for a file that is as it would be written.
    fileprivate init?(_ action: OutputPlan.Action) {
        switch action {
        case .create: self = .missing
        case .update: self = .stale
        case .edited: self = .edited
        case .conflict: self = .foreign
        case .leftover: self = .leftover
        case .unchanged: return nil
        }
    }
}
