import ModelgenSource

/// What a run did to an output folder, told after it.
package enum OutputSummary {
    /// More names than this are counted.
    private static let shown = 6

    /// `Sources/Models: wrote Article.generated.swift, ArticleCoding.generated.swift; 1 unchanged`
    ///
    /// A shape file that learned something has a line of its own: `Specs/article.shape.json: remembers more`.
    package static func line(of plan: OutputPlan, folder: String, remembered: [RememberedFile] = []) -> String {
        let written = plan.writes.map(\.name)
        let unchanged = plan.steps(.unchanged).count
        let shapes = remembered.filter(\.isChanged).map { file in
            "\(file.path): \(file.existing == nil ? "remembers what was seen" : "remembers more")\n"
        }
        guard !written.isEmpty else {
            let files = unchanged == 1 ? "file is" : "files are"
            return "\(folder): nothing to change, \(unchanged) \(files) up to date\n" + shapes.joined()
        }
        let names = written.count > shown ? "\(written.count) files" : written.joined(separator: ", ")
        return "\(folder): wrote \(names)\(unchanged > 0 ? "; \(unchanged) unchanged" : "")\n" + shapes.joined()
    }

    /// `{"files": [{"path": "Sources/Models/Article.generated.swift", "action": "create"}]}`
    package static func json(of plan: OutputPlan, folder: String, remembered: [RememberedFile] = []) -> String {
        let steps = plan.steps.map { (FilePath.join(folder, $0.name), $0.action) }
        let shapes = remembered.map { file in
            (file.path, file.existing == nil ? OutputPlan.Action.create : file.isChanged ? .update : .unchanged)
        }
        let files = (steps + shapes).map { path, action in
            "{\"path\": \(JSONText.quoted(path)), \"action\": \(JSONText.quoted(action.rawValue))}"
        }
        return "{\"files\": [" + files.joined(separator: ", ") + "]}\n"
    }
}
