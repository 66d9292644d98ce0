import ModelgenSwift

/// A line as `summary(of:)` gives it, made of the model's own keys: `data.articles[3].price: expected a number`.
enum SummaryExample {
    static func text(of coding: Coding, in scope: RenderScope) -> String {
        var path = ""
        func add(_ key: String) {
            if key.isEmpty || key.contains(where: { $0.isWhitespace || ".:[]\"".contains($0) }) {
                path += "[\(SwiftLiteral.string(key))]"
            } else {
                path += path.isEmpty ? key : "." + key
            }
        }
        for step in coding.path {
            switch step {
            case .member(let key, _, _): add(key)
            case .elements: path += "[0]"
            }
        }
        let (property, isList) = property(of: coding.root, in: scope)
        if isList { path += "[3]" }
        guard let property else {
            return SwiftLiteral.comment(path.isEmpty ? "expected a number" : path + ": expected a number")
        }
        add(property.key)
        return SwiftLiteral.comment("\(path): \(isNumber(property.type) ? "expected a number" : "missing")")
    }

    /// The property that makes the best example: the first fraction, else the first number, else the first.
    private static func property(of root: TypeReference, in scope: RenderScope) -> (Property?, isList: Bool) {
        switch root {
        case .named(let name):
            let properties = scope.structure(named: name)?.properties ?? []
            let fraction = properties.first { $0.type == .double || $0.type == .decimal }
            return (fraction ?? properties.first { isNumber($0.type) } ?? properties.first, false)
        case .array(let element): return (property(of: element, in: scope).0, true)
        case .optional(let wrapped): return property(of: wrapped, in: scope)
        default: return (nil, false)
        }
    }

    private static func isNumber(_ type: TypeReference) -> Bool {
        [.int, .uint64, .double, .decimal].contains(type)
    }
}
