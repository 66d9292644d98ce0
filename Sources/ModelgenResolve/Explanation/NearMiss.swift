import ModelgenShape
import ModelgenSwift

/// What a place was nearly decided to be, and the entry of `fields:` that decides so.
package struct NearMiss: Hashable, Sendable {
    /// `nearly an enum: 2 texts in 14 values (blue, red), but 'colour' does not say that there are no others`
    package var text: String
    /// `{ enum: open }`
    package var override: String

    /// So often must each text have been seen on the mean to make an enum likely.
    private static let recurrence = 3
    private static let maximumTexts = 12
    /// Last words of keys whose numbers are money, which is counted in decimals.
    private static let moneyWords: Set<String> = [
        "price", "amount", "total", "subtotal", "cost", "fee", "balance", "tax", "discount", "revenue", "salary",
    ]
    /// Last words of keys whose digits are no number to reckon with.
    private static let labelWords: Set<String> = [
        "code", "zip", "postcode", "phone", "number", "version", "ref", "sku", "isbn", "ean", "account", "hash",
    ]

    /// - Parameter key: The key of the place; nil where it has none.
    static func found(at key: String?, _ shape: Shape, kind: FieldEvidence.Kind) -> NearMiss? {
        guard let key, !IdentityKey.isCandidate(key) else { return nil }
        let last = Words.split(key).last?.lowercased() ?? ""
        switch kind {
        case .string: return text(key, last, shape.strings)
        case .integer: return time(key, shape.numbers)
        case .number where moneyWords.contains(last):
            return NearMiss(
                text: "nearly Decimal: '\(key)' says money, which Double does not count exactly",
                override: "{ type: Decimal }")
        default: return nil
        }
    }

    private static func text(_ key: String, _ last: String, _ strings: StringShape?) -> NearMiss? {
        guard let strings, strings.valueCount > 0 else { return nil }
        if strings.numericText != nil, strings.empties.count == 0, !labelWords.contains(last) {
            return NearMiss(
                text: "nearly a number: every text spells one", override: "{ type: Decimal }")
        }
        guard let values = strings.values, (2...maximumTexts).contains(values.count),
            strings.valueCount >= recurrence * values.count, values.keys.allSatisfy(EnumRule.isToken)
        else { return nil }
        let list = values.keys.sorted { $0.isSpelled(before: $1) }.joined(separator: ", ")
        return NearMiss(
            text: "nearly an enum: \(values.count) texts in \(strings.valueCount) values (\(list)), "
                + "but '\(key)' does not say that there are few",
            override: "{ enum: open }"
        )
    }

    private static func time(_ key: String, _ numbers: NumberShape?) -> NearMiss? {
        guard let numbers, numbers.seen.count > 1, let form = TimestampRule.form(of: numbers, keyWords: ["time"])
        else { return nil }
        let format = DateFormName.name(of: form)
        return NearMiss(
            text: "nearly a date: every value would be one in \(format), but '\(key)' does not say time",
            override: "{ type: Date, format: \(format) }"
        )
    }
}
