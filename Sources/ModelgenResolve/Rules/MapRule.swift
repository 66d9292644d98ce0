import ModelgenShape
import ModelgenSwift

/// Whether an object's keys are data, so that it is a map rather than a record.
///
/// Both errors are costly: a wrong map loses every member's name and type, a wrong record loses every key not seen. Key
/// form, recurrence of keys over objects and agreement of values weigh together; the count alone says nothing.
package enum MapRule {
    /// Keys under which user-made words stand, with texts for values.
    private static let mapNames: Set<String> = [
        "labels", "annotations", "headers", "env", "environment", "translations", "flags", "features", "dependencies",
        "hashes", "checksums", "aliases", "secrets", "variables", "mappings", "cookies", "fingerprints", "scripts",
    ]

    /// - Parameter name: the key under which the objects themselves stand; nil at a root and in lists.
    package static func isMap(_ record: RecordShape, name: String?, convention: KeyConvention) -> Bool {
        let keys = record.fields.keys
        let kinds = record.fields.values.reduce(into: Set<JSONKind>()) { $0.formUnion($1.shape.kinds) }
            .subtracting([.null])
        let forms = keys.map(KeyForm.init)
        if forms.allSatisfy({ $0 == .identifying }) { return true }
        if CodeKeys.areRegionalLocales(keys) { return true }
        guard kinds.count <= 1 else { return false }
        let last = name.map { Words.split($0).last?.lowercased() ?? "" } ?? ""
        if mapNames.contains(last), kinds == [.string] || kinds == [.boolean] { return true }
        if mapNames.contains(last), kinds == [.object], areAlike(record) { return true }
        // Metadata of users' own is empty at times; other metadata always has its members.
        if last == "metadata", kinds == [.string], record.sizes?.lowerBound == 0 { return true }
        if isLegend(record, kinds, last: last, convention: convention) { return true }
        if record.fields.count == 1 { return isSingleEntry(record, kinds) }
        if CodeKeys.areCodes(keys) { return true }
        if kinds.count == 1, keys.contains(where: isPath) { return true }
        if kinds == [.string], keys.count > 2, !forms.contains(.numberedLabel), isProse(keys) { return true }
        let cover = cover(of: record)
        if isTable(record, kinds) { return true }
        if hasSteadyMember(record, forms) { return false }
        // Objects of one member each, of several: alternatives rather than entries.
        if record.sizes == 1...1, forms.allSatisfy({ $0 == .identifier }) { return false }
        if record.seen.count > 1, keys.count >= Thresholds.mapKeys, cover < Thresholds.mapCover, !kinds.isEmpty {
            return true
        }
        // Keys that every one of several objects has are names, however odd: "Meta Data" beside "Time Series (5min)".
        if record.seen.count > 1, cover > Thresholds.recordCover { return false }
        return odds(record, forms: forms, kinds: kinds, last: last, cover: cover, convention: convention) > 0
    }

    /// Short codes of upper case, in documents whose members start in lower case, over texts or alike objects: what codes
    /// stand for. One alone is where its key is a plural: `"currencies": {"USD": "US dollar"}`.
    private static func isLegend(
        _ record: RecordShape,
        _ kinds: Set<JSONKind>,
        last: String,
        convention: KeyConvention
    ) -> Bool {
        let keys = record.fields.keys
        guard CodeKeys.areShort(keys), convention.without(keys).start == .lowercase else { return false }
        switch keys.count {
        case 1: return isPlural(last) && keys.allSatisfy { $0.utf8.count == 3 }
        case 2: return kinds == [.object] && areAlike(record)
        default: return kinds == [.string] || kinds == [.object] && areAlike(record)
        }
    }

    private static func isPlural(_ name: String) -> Bool {
        name.count > 2 && Noun.singular(name) != name
    }

    /// So many objects that nearly all have the same few members are entries of a table, though there is one table only:
    /// nobody names seven hundred languages as members.
    private static func isTable(_ record: RecordShape, _ kinds: Set<JSONKind>) -> Bool {
        guard kinds == [.object], record.fields.count >= Thresholds.tableEntries else { return false }
        let objects = record.fields.values.compactMap { $0.shape.objects?.record }
        var holders: [String: Int] = [:]
        for key in objects.flatMap(\.fields.keys) { holders[key, default: 0] += 1 }
        let steady = holders.values.count { Double($0) >= Thresholds.steadyMember * Double(objects.count) }
        return steady >= Thresholds.tableColumns
    }

    /// The mean share of objects that have a key.
    private static func cover(of record: RecordShape) -> Double {
        let present = record.fields.values.reduce(0) { $0 + $1.present }
        return Double(present) / Double(max(1, record.seen.count * record.fields.count))
    }

    /// Whether some members are in nearly all of several objects while others come and go: a record with optional members.
    private static func hasSteadyMember(_ record: RecordShape, _ forms: [KeyForm]) -> Bool {
        guard record.seen.count >= Thresholds.steadyObjects else { return false }
        guard forms.allSatisfy({ $0 == .identifier || $0 == .hyphenated }) else { return false }
        let least: Double = Thresholds.steadyMember * Double(record.seen.count)
        let steady = record.fields.values.count { Double($0.present) >= least }
        return Double(steady) >= Thresholds.steadyShare * Double(record.fields.count)
    }

    /// One key that is always the same is a name, such as `$ref` or `#text`; but `application/json`, `config.yaml`, which are
    /// media types and files, are data even where they stand alone. A dotted key over an object may be a name.
    private static func isSingleEntry(_ record: RecordShape, _ kinds: Set<JSONKind>) -> Bool {
        guard let key = record.fields.keys.first, let first = key.first, first.isLetter || first == "_" else {
            return false
        }
        return isPath(key) || key.contains("@") || key.contains(".") && !key.contains(" ") && kinds == [.string]
    }

    /// `application/json`, `app.kubernetes.io/name`, `/users/{id}`
    private static func isPath(_ key: String) -> Bool {
        key.utf8.count > 2 && key.contains("/") && !key.contains("://") && !key.contains(" ")
    }

    /// Dotted or slashed keys over texts: a translation file.
    private static func isProse(_ keys: some Collection<String>) -> Bool {
        let dotted = keys.count { key in key.dropFirst().dropLast().contains { "./".contains($0) } }
        return dotted * 5 >= keys.count * 4
    }

    private static func odds(
        _ record: RecordShape,
        forms: [KeyForm],
        kinds: Set<JSONKind>,
        last: String,
        cover: Double,
        convention: KeyConvention
    ) -> Double {
        let keys = record.fields.keys
        let rest = convention.without(keys)
        let broken = keys.count >= Thresholds.unconventionalKeys ? keys.count(where: rest.isBroken) : 0
        let odd = zip(keys, forms).count { key, form in isOdd(key, form) }
        let oddShare = Double(max(odd, broken)) / Double(keys.count)
        let isIdentified = odd == 0 && broken == 0
        var odds = Thresholds.Map.base
        if kinds.count == 1 { odds += Thresholds.Map.oneKind }
        odds += Thresholds.Map.oddKeys * oddShare
        odds += Thresholds.Map.perDoubledKeys * doublings(keys.count)
        odds += Thresholds.Map.cover * cover
        if record.seen.count == 1 { odds += Thresholds.Map.oneInstance }
        if kinds == [.object], areAlike(record) { odds += Thresholds.Map.alikeObjects }
        if kinds == [.string] { odds += Thresholds.Map.allTexts }
        if isPlural(last) { odds += Thresholds.Map.pluralName }
        if isIdentified { odds += Thresholds.Map.onlyIdentifiers }
        return odds
    }

    /// Whether a key is none of a name's form; `+1` and `-1` among names are votes, names themselves.
    private static func isOdd(_ key: String, _ form: KeyForm) -> Bool {
        guard form == .odd || form == .identifying else { return false }
        return key != "+1" && key != "-1"
    }

    /// The binary logarithm of a count.
    private static func doublings(_ count: Int) -> Double {
        var doublings = 0.0
        var rest = Double(max(count, 1))
        while rest >= 2 {
            rest /= 2
            doublings += 1
        }
        return doublings + (rest - 1)
    }

    /// Whether the values are objects that share most of their members.
    private static func areAlike(_ record: RecordShape) -> Bool {
        let objects = record.fields.values.compactMap { $0.shape.objects?.record }
        let union = objects.reduce(into: Set<String>()) { $0.formUnion($1.fields.keys) }
        guard objects.count > 1, !union.isEmpty else { return false }
        let shared = objects.reduce(0) { $0 + $1.fields.count }
        return Double(shared) / Double(objects.count * union.count) >= Thresholds.alikeObjects
    }
}
