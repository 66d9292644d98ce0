import ModelgenMustache
import ModelgenSwift

/// The way from a document to its root: the private structs on it, and the expression that walks it.
struct DocumentPath {
    private let steps: [Coding.Step]
    /// What the root is called at the end of the way: `Root`.
    private let root: String
    /// The struct of the whole document: `Document`.
    private let documentName: String
    /// What no struct on the way may be called, since it would shadow what the structs mention.
    private let taken: Set<String>

    /// - Parameter taken: the names that the root's type is spelled with.
    init(_ coding: Coding, root: String, taken: Set<String>) {
        steps = coding.path
        self.root = root
        self.taken = taken.union(["Root", "String", "Decodable", "CodingKey", "CodingKeys"])
        documentName = ["Document", "Envelope", "WholeDocument"].first { !taken.contains($0) } ?? "OuterDocument"
    }

    /// Whether the way leads through arrays, so that decoding gives a list of roots.
    var hasElements: Bool {
        steps.contains(.elements)
    }

    /// What decoding returns: `Root`, or `[Root]`.
    var decodedType: String {
        hasElements ? "[\(root)]" : root
    }

    /// `try decoder.decode(Document.self, from: document).data.articles`
    var decodeExpression: String {
        walk("try decoder.decode(\(type(at: 0)).self, from: document)", from: 0)
    }

    /// What the template `document` prints; null where the root is the document, or each element of it.
    var value: MustacheValue {
        guard let first = steps.firstIndex(where: { $0 != .elements }) else { return .null }
        return structure(named: documentName, at: first, modifier: "private ")
    }

    /// The struct of the object whose member the step takes, with the structs below it inside.
    private func structure(named name: String, at index: Int, modifier: String = "") -> MustacheValue {
        guard case .member(let key, let property, let typeName) = steps[index] else { return .null }
        let next = steps[(index + 1)...].firstIndex { $0 != .elements }
        let needsKey = SwiftName.differs(property, from: key)
        return [
            "modifier": .string(modifier),
            "name": .string(name),
            "inner": next.map { structure(named: free(typeName), at: $0) } ?? .null,
            "property": .string(property),
            "type": .string(type(at: index + 1)),
            "key": needsKey ? .string(SwiftLiteral.string(key)) : .null,
        ]
    }

    /// The type of the value that a step starts from.
    private func type(at index: Int) -> String {
        guard index < steps.count else { return root }
        guard case .member = steps[index] else { return "[\(type(at: index + 1))]" }
        for case .member(_, _, let typeName) in steps[..<index].reversed() { return free(typeName) }
        return documentName
    }

    private func free(_ name: String) -> String {
        taken.contains(name) ? name + "Object" : name
    }

    /// The expression that takes the remaining steps from a value.
    private func walk(_ base: String, from index: Int) -> String {
        guard index < steps.count else { return base }
        guard case .elements = steps[index] else {
            guard case .member(_, let property, _) = steps[index] else { return base }
            return walk("\(base).\(property)", from: index + 1)
        }
        let rest = steps[(index + 1)...]
        let inner = walk("$0", from: index + 1)
        if rest.contains(.elements) { return "\(base).flatMap { \(inner) }" }
        return rest.isEmpty ? base : "\(base).map { \(inner) }"
    }
}
