import ModelgenSource

extension StringShape {
    /// The same texts with no more digits of a second than `Date` keeps: `10:30:00.1234567Z` as `10:30:00.123456Z`; nil where
    /// none has more, or where the texts are not known.
    package var cutToMicroseconds: StringShape? {
        guard let place = seen.first, let values, !values.isEmpty else { return nil }
        var cut = StringShape()
        var isCut = false
        for text in values.keys {
            let bytes = Array(text.utf8)
            let short = Self.cutToMicroseconds(bytes)
            isCut = isCut || short.count < bytes.count
            cut.add(short[...], at: place)
        }
        return isCut ? cut : nil
    }

    private static func cutToMicroseconds(_ text: [UInt8]) -> [UInt8] {
        guard let point = text.lastIndex(of: UInt8(ascii: ".")) else { return text }
        let digits = text[(point + 1)...].prefix { $0.isDigit }
        return Array(text[...point] + digits.prefix(DateInstant.maximumFractionDigits) + text[digits.endIndex...])
    }
}
