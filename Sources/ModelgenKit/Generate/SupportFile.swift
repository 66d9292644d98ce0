import ModelgenRender
import ModelgenSource
import ModelgenSwift

/// The file that all models of a module share: one for an output folder, whatever specs run.
enum SupportFile {
    static let stem = "ModelgenSupport"
    static let name = Renderer.name(stem)

    /// The support file of a run; nil where no model leans on it.
    ///
    /// It has the widest access that a model which leans on it asks for. Models of other runs may lean on it too: where
    /// the output folder holds some, its support file is never narrowed.
    static func rendered(for outputs: [Generation.Output], in folder: OutputFolder) throws(Diagnostics) -> RenderedFile?
    {
        let leaning = outputs.filter { $0.files.contains { $0.name == name } }
        guard let first = leaning.first else { return nil }
        var access = leaning.map(\.model.access).reduce(.internal, widest)
        // A model that says `nonisolated` needs shared code that says so too; the other way round nothing is lost.
        var isNonisolated = leaning.contains { $0.model.isNonisolated }
        let names = Set(outputs.flatMap { $0.files.map(\.name) })
        if folder.hasModels(beyond: names), let existing = folder.support {
            access = widest(access, existing.access)
            isNonisolated = isNonisolated || existing.isNonisolated
        }
        return try first.renderer.support(access: access, isNonisolated: isNonisolated)
    }

    private static func widest(_ first: AccessLevel, _ second: AccessLevel) -> AccessLevel {
        let order = AccessLevel.allCases
        let places = [first, second].compactMap { order.firstIndex(of: $0) }
        return places.max().map { order[$0] } ?? first
    }
}
