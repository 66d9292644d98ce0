/// Which texts of the samples a shape file holds: candidates for enum cases and tags, no others; and which keys it does not.
///
/// Whether a text is one depends on its place and on its own form alone, never on how many there are, so that dropping the
/// others commutes with merging: a place with a text that is dropped keeps none.
package struct ValueKeeping: Sendable {
    /// Whether a key says that its values may be cases: `status`, `order_type`.
    package var isEnumKey: @Sendable (String) -> Bool
    /// Whether a text may be a case: `in_progress`; no prose, no number.
    package var isCase: @Sendable (String) -> Bool
    /// Whether all texts of a place are kept: those that a spec makes an enum of.
    package var isKept: @Sendable (JSONPointer) -> Bool
    /// Whether the objects of a place are a map for good, whose keys are not kept: a spec says so, or remembers it. What
    /// may yet prove to be a record keeps its keys, since two files must give what their samples give together.
    package var isMap: @Sendable (JSONPointer) -> Bool

    private var keepsNothing = false
    /// What `isEnumKey` said of keys: one key may stand at thousands of places.
    private var enumKeys: [String: Bool] = [:]

    package init(
        isEnumKey: @escaping @Sendable (String) -> Bool,
        isCase: @escaping @Sendable (String) -> Bool,
        isKept: @escaping @Sendable (JSONPointer) -> Bool = { _ in false },
        isMap: @escaping @Sendable (JSONPointer) -> Bool = { _ in false }
    ) {
        self.isEnumKey = isEnumKey
        self.isCase = isCase
        self.isKept = isKept
        self.isMap = isMap
    }

    /// No text at all.
    package static let nothing = ValueKeeping(isEnumKey: { _ in false }, isCase: { _ in false }).withoutValues

    /// The same for keys, but no text at all.
    var withoutValues: ValueKeeping {
        var keeping = self
        keeping.keepsNothing = true
        return keeping
    }

    /// What is said of texts by where they stand.
    struct Site {
        /// The key above them, through lists.
        var key: String?
        /// The key above the object that they are members of, where the object may be a map of texts.
        var mapKey: String?
    }

    /// The texts of a place that are kept; nil for none.
    mutating func values(of strings: StringShape, at site: Site, _ pointer: JSONPointer) -> [String: Int]? {
        guard !keepsNothing, let values = strings.values else { return nil }
        if isKept(pointer) { return values }
        if let key = site.key, TagCandidate.isCandidate(key) {
            return values.keys.contains(where: SecretText.isLikely) ? nil : values
        }
        guard saysEnum(site.key) || saysEnum(site.mapKey) else { return nil }
        return values.keys.allSatisfy { isCase($0) && !SecretText.isLikely($0) } ? values : nil
    }

    private mutating func saysEnum(_ key: String?) -> Bool {
        guard let key else { return false }
        if let known = enumKeys[key] { return known }
        let says = isEnumKey(key)
        enumKeys[key] = says
        return says
    }
}
