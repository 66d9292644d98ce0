import ModelgenSource

/// What the first line of a file says where samples alone were the input.
enum SampleNames {
    /// More names than this make the line unreadable.
    private static let shown = 3

    /// `user.json`; `a.json, b.json and c.json`; `a.json, b.json, c.json and 9 more`. Names alone, in order, so that
    /// neither folders nor the order of arguments show in the output.
    static func text(of paths: [String]) -> String {
        let names = Set(paths.map { $0 == InputReader.standardInput ? "standard input" : FilePath.name(of: $0) })
            .sorted()
        guard names.count > shown else {
            guard let last = names.last, names.count > 1 else { return names.first ?? "" }
            return names.dropLast().joined(separator: ", ") + " and " + last
        }
        return names.prefix(shown).joined(separator: ", ") + " and \(names.count - shown) more"
    }
}
