import ModelgenRender
import ModelgenSource
import ModelgenSwift

/// A file that all models of a module share: one for an output folder, whatever specs run.
enum SharedFile: CaseIterable {
    /// What models lean on.
    case support
    /// What tables lean on.
    case table

    var stem: String {
        switch self {
        case .support: "ModelgenSupport"
        case .table: "ModelgenTable"
        }
    }

    var name: String {
        Renderer.name(stem)
    }

    /// What the first line has that says how far the file can be seen.
    var landmark: String {
        switch self {
        case .support: "enum JSONValue"
        case .table: "struct ModelgenTableRowKind"
        }
    }

    /// The file of a name; nil for those that belong to one spec.
    static func named(_ name: String) -> SharedFile? {
        allCases.first { $0.name == name }
    }

    /// The file of a run; nil where no model leans on it.
    ///
    /// It has the widest access that a model which leans on it asks for. Models of other runs may lean on it too: where
    /// the output folder holds some, its shared files are never narrowed.
    func rendered(for outputs: [Generation.Output], in folder: OutputFolder) throws(Diagnostics) -> RenderedFile? {
        let leaning = outputs.filter { $0.files.contains { $0.name == name } }
        guard let first = leaning.first else { return nil }
        var access = leaning.map(\.model.access).reduce(.internal, Self.widest)
        // A model that says `nonisolated` needs shared code that says so too; the other way round nothing is lost.
        var isNonisolated = leaning.contains { $0.model.isNonisolated }
        let names = Set(outputs.flatMap { $0.files.map(\.name) })
        if folder.hasModels(beyond: names), let existing = folder.shared(self) {
            access = Self.widest(access, existing.access)
            isNonisolated = isNonisolated || existing.isNonisolated
        }
        return switch self {
        case .support: try first.renderer.support(access: access, isNonisolated: isNonisolated)
        case .table: try first.renderer.table(access: access, isNonisolated: isNonisolated)
        }
    }

    private static func widest(_ first: AccessLevel, _ second: AccessLevel) -> AccessLevel {
        let order = AccessLevel.allCases
        let places = [first, second].compactMap { order.firstIndex(of: $0) }
        return places.max().map { order[$0] } ?? first
    }
}
