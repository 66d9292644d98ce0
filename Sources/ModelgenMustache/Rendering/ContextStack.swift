/// The values that names are looked up in, the innermost last.
struct ContextStack {
    private var values: [MustacheValue]

    init(_ root: MustacheValue) {
        values = [root]
    }

    /// The same stack with a value on top.
    func pushing(_ value: MustacheValue) -> ContextStack {
        var stack = self
        stack.values.append(value)
        return stack
    }

    /// What a name means: its first part in the innermost object that has it, the others in that value alone.
    func value(of path: MustachePath) -> MustacheValue {
        guard let first = path.names.first else { return values.last ?? .null }
        for case .object(let members) in values.reversed() {
            guard let value = members[first] else { continue }
            return path.names.dropFirst().reduce(value) { value, name in
                guard case .object(let members) = value else { return .null }
                return members[name] ?? .null
            }
        }
        return .null
    }
}
