import ModelgenShape

/// Which members are optional.
package struct PresenceRule: Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
        /// Some object lacks it.
        case missing
        /// It comes and goes in other variants of a tagged union.
        case missingInVariants
        /// It is null, or empty, somewhere.
        case null
        /// Other members of the type come and go (`presence: balanced` and `cautious`).
        case varyingSiblings
        /// The type was seen too seldom (`presence: cautious`; `balanced` where its members are all objects).
        case seldomSeen
        /// It was optional before, in a model whose names are remembered.
        case remembered
    }

    private let presence: ModelOptions.Presence
    private let record: RecordShape
    private let varying: Set<String>
    private let undecided: Set<String>

    /// - Parameter undecided: members that come and go in any variant of the tagged union around, where there is one.
    package init(_ record: RecordShape, presence: ModelOptions.Presence, undecided: Set<String> = []) {
        self.undecided = undecided
        self.presence = presence
        self.record = record
        let objects = record.seen.count
        varying = record.fields.reduce(into: Set<String>()) { keys, field in
            if field.value.present < objects || field.value.shape.nulls.count > 0 { keys.insert(field.key) }
        }
    }

    private var holdsObjectsAlone: Bool {
        record.fields.values.allSatisfy { $0.shape.kinds == [.object] }
    }

    /// Why a member is optional; nil where it is not.
    package func reason(key: String, isNullable: Bool) -> Reason? {
        guard let field = record.fields[key] else { return .missing }
        if field.present < record.seen.count { return .missing }
        if isNullable { return .null }
        if undecided.contains(key) { return .missingInVariants }
        guard presence != .seen else { return nil }
        let siblings = record.fields.count - 1
        let others = varying.subtracting([key]).count
        if siblings > 0, Double(others) >= Thresholds.varyingSiblings * Double(siblings), others > 0 {
            return .varyingSiblings
        }
        if siblings > 0, record.seen.count <= Thresholds.seldomSeenMap, holdsObjectsAlone { return .seldomSeen }
        if presence == .cautious, record.seen.count <= Thresholds.seldomSeen { return .seldomSeen }
        return nil
    }
}
