import ModelgenShape
import ModelgenSource

/// Why a place has its type and may be absent, in a sentence.
package enum EvidenceReason {
    package static func text(_ value: Value, _ site: EvidenceWalk.Site, _ entry: FieldEvidence) -> String {
        [presence(site), kind(site, entry), leniency(value)].compactMap(\.self).joined(separator: "; ")
    }

    /// Why a value is more than the kind that JSON has.
    private static func kind(_ site: EvidenceWalk.Site, _ entry: FieldEvidence) -> String? {
        switch entry.kind {
        case .date:
            let isNumber = site.shape.numbers != nil
            return isNumber
                ? "a date: the key says time and every number is a plausible one"
                : "a date: every text is one"
        case .url where site.shape.strings != nil: return "a URL: every text is one"
        case .uuid where site.shape.strings != nil: return "a UUID: every text is one"
        case .decimal where site.shape.numbers?.fitsDouble == false: return "Decimal: Double would change a value"
        case .enum where entry.values != nil: return "an enum: the key names cases"
        case .map:
            let keys = site.shape.objects?.record
            if keys?.fields.isEmpty ?? true { return "a map: no object had a member" }
            return keys?.hasFoldedKeys == true ? "a map: its keys are data" : "a map: its keys look like data"
        case .row: return "a row: every array is as long, and its positions differ"
        default: return nil
        }
    }

    /// `optional: missing in 2 of 14 objects (users.3.json:41)`
    private static func presence(_ site: EvidenceWalk.Site) -> String? {
        let objects = site.missing + site.shape.count
        switch site.reason {
        case .missing where site.missing > 0:
            return "optional: missing in \(site.missing) of \(objects) objects\(text(of: site.missingAt))"
        case .missing: return "optional: missing elsewhere in its type"
        case .missingInVariants: return "optional: missing in other variants at times"
        case .null where site.shape.nulls.count > 0:
            let place = text(of: site.shape.nulls.first)
            return "optional: null in \(site.shape.nulls.count) of \(objects) objects\(place)"
        case .null: return "optional: null or empty elsewhere in its type"
        case .remembered: return "optional: it was before"
        case .varyingSiblings: return "optional: other members of its type come and go"
        case .seldomSeen: return "optional: its type was seen too seldom"
        case nil: return nil
        }
    }

    /// ` (users.3.json:41)`
    private static func text(of place: Place?) -> String {
        place.map { " (\(FilePath.name(of: $0.file)):\($0.position.line))" } ?? ""
    }

    private static func leniency(_ value: Value) -> String? {
        if value.isLenientNumber { return "a number that is sometimes text" }
        if value.readsEmptyAsNil { return "something empty stands in its place at times" }
        if value.container == .oneOrMany { return "one element stands without its array at times" }
        return nil
    }
}
