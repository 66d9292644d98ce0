import ModelgenShape

/// Why a place has its type and may be absent, in a sentence.
package enum EvidenceReason {
    package static func text(_ value: Value, _ site: EvidenceWalk.Site) -> String {
        [presence(site), leniency(value)].compactMap(\.self).joined(separator: "; ")
    }

    /// `optional: missing in 2 of 14 objects (users.3.json:41)`
    private static func presence(_ site: EvidenceWalk.Site) -> String? {
        let objects = site.missing + site.shape.count
        switch site.reason {
        case .missing where site.missing > 0: return "optional: missing in \(site.missing) of \(objects) objects"
        case .missing: return "optional: missing elsewhere in its type"
        case .missingInVariants: return "optional: missing in other variants at times"
        case .null where site.shape.nulls.count > 0:
            let place = site.shape.nulls.first.map { " (\($0))" } ?? ""
            return "optional: null in \(site.shape.nulls.count) of \(objects) objects\(place)"
        case .null: return "optional: null or empty elsewhere in its type"
        case .remembered: return "optional: it was before"
        case .varyingSiblings: return "optional: other members of its type come and go"
        case .seldomSeen: return "optional: its type was seen too seldom"
        case nil: return nil
        }
    }

    private static func leniency(_ value: Value) -> String? {
        if value.isLenientNumber { return "a number that is sometimes text" }
        if value.readsEmptyAsNil { return "something empty stands in its place at times" }
        if value.container == .oneOrMany { return "one element stands without its array at times" }
        return nil
    }
}
