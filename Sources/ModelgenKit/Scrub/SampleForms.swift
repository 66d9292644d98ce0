import ModelgenResolve
import ModelgenShape

/// What the model of a sample makes of its values: which texts it shows, and which objects are maps.
struct SampleForms {
    /// Cases of enums and tags of unions: texts that stand in the model, but for what looks like a secret.
    let shownTexts: Set<String>
    private let tree: PlaceTree

    init(of shape: Shape, request: ModelRequest) {
        let types = TypeResolution(request: request, shapes: [shape]).types
        let cases = types.enums.values.flatMap { $0.values.map { Array($0.keys) } ?? [] }
        let tags = types.variants.values.flatMap { $0.map(\.tag) }
        shownTexts = Set((cases + tags).filter { !SecretText.isLikely($0) })
        tree = types.table.tree
    }

    /// What the objects at a place are; nil where the model has nothing to say of it.
    func form(at path: PlacePath) -> ObjectForm? {
        tree.forms[path]
    }

    /// Whether the arrays at a place are rows.
    func isRow(at path: PlacePath) -> Bool {
        tree.rows[path] ?? false
    }

    /// The way from an object to the value of a key.
    static func steps(to key: String, in members: [YAMLNode.Member], _ form: ObjectForm?) -> PlacePath {
        switch form {
        case .map: return [.eachValue]
        case .record, nil: return [.key(key)]
        case .tagged(.external): return [.variant(key), .key(key)]
        case .tagged(.internal(let tag)), .tagged(.adjacent(let tag, _)):
            let member: YAMLNode.Member? = members.first { $0.key == tag }
            guard case .string(let value)? = member?.value.content else { return [.key(key)] }
            return [.variant(value), .key(key)]
        }
    }
}
