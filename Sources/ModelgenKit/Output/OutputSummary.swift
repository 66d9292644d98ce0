import ModelgenSource

/// What a run did to an output folder, told after it.
package enum OutputSummary {
    /// More names than this are counted.
    private static let shown = 6

    /// `Sources/Models: wrote Article.generated.swift, ArticleCoding.generated.swift; 1 unchanged`
    package static func line(of plan: OutputPlan, folder: String) -> String {
        let written = plan.writes.map(\.name)
        let unchanged = plan.steps(.unchanged).count
        guard !written.isEmpty else {
            return "\(folder): nothing to change, \(unchanged) \(unchanged == 1 ? "file is" : "files are") up to date\n"
        }
        let names = written.count > shown ? "\(written.count) files" : written.joined(separator: ", ")
        return "\(folder): wrote \(names)\(unchanged > 0 ? "; \(unchanged) unchanged" : "")\n"
    }

    /// `{"files": [{"path": "Sources/Models/Article.generated.swift", "action": "create"}]}`
    package static func json(of plan: OutputPlan, folder: String) -> String {
        let files = plan.steps.map { step in
            let path = JSONText.quoted(FilePath.join(folder, step.name))
            return "{\"path\": \(path), \"action\": \(JSONText.quoted(step.action.rawValue))}"
        }
        return "{\"files\": [" + files.joined(separator: ", ") + "]}\n"
    }
}
