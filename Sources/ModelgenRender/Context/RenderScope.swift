import ModelgenMustache
import ModelgenSwift

/// What holds for every declaration of a model.
struct RenderScope {
    let model: Model
    /// `public `, with its space; empty for internal, which is never spelled.
    let access: String
    /// `nonisolated `, with its space, or empty.
    let nonisolated: String
    /// What the lines above a top-level declaration demand of the system; null for what every system has.
    let availability: MustacheValue

    init(_ model: Model) {
        self.model = model
        access = Self.prefix(of: model.access)
        nonisolated = model.isNonisolated ? "nonisolated " : ""
        availability = Self.hasObservable(model) ? .string(Self.observationAvailability) : .null
    }

    /// The systems that have the Observation framework.
    static let observationAvailability = "@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)"

    static func prefix(of access: AccessLevel) -> String {
        switch access {
        case .internal: ""
        case .package: "package "
        case .public: "public "
        }
    }

    /// The structure that a type reference names.
    /// - Parameter enclosing: The root whose extension holds the reference; nil at the top of the file.
    func structure(named name: String, in enclosing: String? = nil) -> Structure? {
        for fullName in [enclosing.map { "\($0).\(name)" }, name] {
            let declaration = model.declarations.first { $0.fullName == fullName }
            if case .structure(let structure)? = declaration?.body { return structure }
        }
        return nil
    }

    /// Whether an observable class is among the types: it, and all that mentions it, needs the Observation framework.
    static func hasObservable(_ model: Model) -> Bool {
        model.declarations.contains { isObservable($0) }
    }

    private static func isObservable(_ declaration: Declaration) -> Bool {
        switch declaration.body {
        case .structure(let structure): structure.isObservable
        case .taggedUnion(let union): union.payloads.contains { isObservable($0) }
        case .stringEnum, .kindUnion, .row, .alias: false
        }
    }
}
