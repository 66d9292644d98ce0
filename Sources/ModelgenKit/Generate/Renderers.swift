import ModelgenRender
import ModelgenSource

/// The renderers of a run, one for each folder of templates.
struct Renderers {
    private let files: any FileSystem
    private var known: [String: Renderer] = [:]

    init(_ files: any FileSystem) {
        self.files = files
    }

    /// - Parameter templates: A folder whose `NAME.mustache` files replace built-in templates; nil for the built-in ones.
    mutating func renderer(templates folder: String?) throws(Diagnostics) -> Renderer {
        let key = folder ?? ""
        if let renderer = known[key] { return renderer }
        let renderer = try Renderer(templates: folder.map(templates) ?? .builtIn)
        known[key] = renderer
        return renderer
    }

    private func templates(in folder: String) throws(Diagnostics) -> TemplateSet {
        var set = TemplateSet.builtIn
        for (name, file) in try TemplateFolder(files).templates(in: folder) { try set.replace(name, with: file) }
        return set
    }
}
