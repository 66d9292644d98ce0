/// Where storage must be indirect: a struct or an enum that holds itself with no list or map between has no finite size.
package struct BoxRule: Sendable {
    /// A member of a struct that is to be boxed.
    package struct Edge: Hashable, Sendable {
        package var type: NamedType
        /// The member's key.
        package var key: String
    }

    package private(set) var boxed: Set<Edge> = []
    /// Enums that must be `indirect`.
    package private(set) var indirect: Set<NamedType> = []

    /// Breaks every cycle, in the order of the types: an enum by `indirect`, a struct by a box.
    package init(_ types: ResolvedTypes, order: [NamedType]) {
        for type in order {
            if case .object(let index) = type, let members = types.members[index] {
                for member in members where reaches(type, from: member.value.type, types) {
                    boxed.insert(Edge(type: type, key: member.key))
                }
            } else if types.parts(of: type).contains(where: { reaches(type, from: $0, types) }) {
                indirect.insert(type)
            }
        }
    }

    /// Whether a value of `start` holds a `target` without a list, a map or a box between.
    private func reaches(_ target: NamedType, from start: ValueType, _ types: ResolvedTypes) -> Bool {
        var seen: Set<NamedType> = []
        var queue = [start]
        while let type = queue.popLast() {
            guard let inner = type.heldDirectly else { continue }
            if inner == target { return true }
            guard !indirect.contains(inner), seen.insert(inner).inserted else { continue }
            if case .object(let index) = inner, let members = types.members[index] {
                queue += members.filter { !boxed.contains(Edge(type: inner, key: $0.key)) }.map(\.value.type)
            } else {
                queue += types.parts(of: inner)
            }
        }
        return false
    }
}

extension ValueType {
    /// The named type that a value of this one holds in its own storage.
    fileprivate var heldDirectly: NamedType? {
        switch self {
        case .array, .dictionary: nil
        case .optional(let inner): inner.heldDirectly
        default: named
        }
    }
}
