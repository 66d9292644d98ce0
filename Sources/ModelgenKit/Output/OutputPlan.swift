import ModelgenRender
import ModelgenSource

/// What a run would do to an output folder, file by file. Made from values alone; nothing is touched.
package struct OutputPlan: Hashable, Sendable {
    package enum Action: String, Hashable, Sendable {
        /// Nothing stands there.
        case create
        /// Ours, not edited, with another text.
        case update
        /// The bytes are the same.
        case unchanged
        /// Ours, but edited since: its digest does not fit.
        case edited
        /// Not ours.
        case conflict
        /// Ours and not edited, but what it was made from gives it no longer.
        case leftover
    }

    package struct Step: Hashable, Sendable {
        /// Without its folder.
        package var name: String
        package var action: Action
        /// What is to stand there; nil for a leftover.
        package var text: String?

        package init(name: String, action: Action, text: String?) {
            self.name = name
            self.action = action
            self.text = text
        }
    }

    /// In order of names.
    package var steps: [Step]

    /// - Parameters:
    ///   - files: What is to stand in the folder.
    ///   - folder: What stands there now.
    ///   - isLeftOver: Whether a file that is not wanted was made from a source, as its first line names it, that gives
    ///     it no longer.
    package init(
        _ files: [RenderedFile],
        over folder: OutputFolder,
        isLeftOver: (_ source: String) -> Bool = { _ in false }
    ) {
        steps = files.map { file in
            Step(name: file.name, action: Self.action(for: file, over: folder.files[file.name]), text: file.text)
        }
        let wanted = Set(files.map(\.name))
        for (name, file) in folder.files where !wanted.contains(name) {
            guard let generated = file.generated, generated.isIntact else { continue }
            guard case .source(let source) = generated.header.origin, isLeftOver(source) else { continue }
            steps.append(Step(name: name, action: .leftover, text: nil))
        }
        steps.sort { $0.name < $1.name }
    }

    /// The plan of a result. A file is left over where one of its specs gives it no longer, or where its spec is in
    /// none of the folders that specs came from.
    package init(_ result: GenerationResult, over folder: OutputFolder, in system: any FileSystem) {
        let names = Set(result.specs.map(FilePath.name(of:)))
        let folders = Set(result.specs.map(FilePath.folder(of:)))
        self.init(result.files, over: folder) { source in
            guard names.contains(source) || Self.isSpecName(source), !folders.isEmpty else { return false }
            let isThere = folders.contains { system.kind(of: FilePath.join($0, source)) != nil }
            return names.contains(source) || !isThere
        }
    }

    /// Whether a first line names a spec: JSON is mostly a sample's, and a file that a sample gave belongs to another run.
    private static func isSpecName(_ source: String) -> Bool {
        [".yaml", ".yml", ".modelgen.json"].contains { source.hasSuffix($0) } && !source.contains(" ")
    }

    private static func action(for file: RenderedFile, over existing: OutputFolder.File?) -> Action {
        guard let existing else { return .create }
        if file.text.isText(of: existing.bytes) { return .unchanged }
        guard let generated = existing.generated else { return .conflict }
        return generated.isIntact ? .update : .edited
    }

    /// Steps with some action.
    package func steps(_ action: Action) -> [Step] {
        steps.filter { $0.action == action }
    }

    /// What is to be written, with or without `--force`.
    package var writes: [Step] {
        steps.filter { [.create, .update, .edited, .conflict].contains($0.action) }
    }

    /// What there is to say: edited and foreign files are errors, or warnings where they are overwritten by force.
    package func diagnostics(folder: String, force: Bool) -> [Diagnostic] {
        steps.compactMap { step in
            let path = FilePath.join(folder, step.name)
            switch step.action {
            case .edited where force:
                return Diagnostic(
                    .editedByHand, .warning, path: path, message: "overwritten, though it was edited by hand")
            case .edited:
                let remedy = "undo the edit, or give --force to overwrite it"
                return Diagnostic(.editedByHand, path: path, message: "the file was edited by hand", remedy: remedy)
            case .conflict where force:
                return Diagnostic(
                    .notOurs, .warning, path: path, message: "overwritten, though modelgen did not write it")
            case .conflict:
                let remedy = "move it away, or give --force to overwrite it"
                return Diagnostic(.notOurs, path: path, message: "modelgen did not write this file", remedy: remedy)
            case .leftover:
                let remedy = "delete it if nothing uses it"
                return Diagnostic(
                    .leftOver, .note, path: path, message: "no input gives this file any more", remedy: remedy)
            case .create, .update, .unchanged: return nil
            }
        }
    }
}
