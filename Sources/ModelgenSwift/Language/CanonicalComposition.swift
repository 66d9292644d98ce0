/// Normalization Form C, the form in which canonically equal texts have the same scalars.
///
/// The compiler takes `é` in one scalar and in two for different identifiers, while a JSON decoder takes the keys for
/// equal; so names are made from this form. The standard library has it too, but offers it to no one else.
///
/// Source: Unicode Standard Annex 15, and chapter 3.12 of the Unicode Standard for Hangul.
package enum CanonicalComposition {
    /// `"e\u{301}"` becomes `"é"`, the Kelvin sign `"K"`.
    package static func compose(_ text: String) -> String {
        // Nothing below U+0300 combines with or stands for anything.
        // U+0300 starts with the byte CC in UTF-8.
        guard text.utf8.contains(where: { $0 >= 0xCC }) else { return text }
        var scalars = [UInt32]()
        for scalar in text.unicodeScalars { appendDecomposition(of: scalar.value, to: &scalars) }
        sortMarks(&scalars)
        var result = String.UnicodeScalarView()
        for value in composed(scalars) {
            if let scalar = Unicode.Scalar(value) { result.append(scalar) }
        }
        return String(result)
    }

    private struct Tables {
        var decompositions = [UInt32: (first: UInt32, second: UInt32?)]()
        /// Keyed by the first part above the second.
        var composites = [UInt64: UInt32]()

        init() {
            read(CanonicalMappings.singletons, composes: false)
            read(CanonicalMappings.exclusions, composes: false)
            read(CanonicalMappings.composites, composes: true)
        }

        private mutating func read(_ text: String, composes: Bool) {
            for run in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
                let sides = run.split(separator: "=")
                guard sides.count == 2, var scalar = UInt32(sides[0], radix: 16) else { continue }
                for mapping in sides[1].split(separator: ",") {
                    let parts = mapping.split(separator: "+").compactMap { UInt32($0, radix: 16) }
                    if let first = parts.first {
                        let second = parts.dropFirst().first
                        decompositions[scalar] = (first, second)
                        if composes, let second { composites[UInt64(first) << 32 | UInt64(second)] = scalar }
                    }
                    scalar += 1
                }
            }
        }
    }

    private static let tables = Tables()

    /// Hangul syllables are numbered by leading consonant, vowel and trailing consonant.
    private enum Hangul {
        static let syllables: UInt32 = 0xAC00
        static let leading: UInt32 = 0x1100
        static let vowels: UInt32 = 0x1161
        /// One before the first trailing consonant, so that 0 means none.
        static let trailing: UInt32 = 0x11A7
        static let leadingCount: UInt32 = 19
        static let vowelCount: UInt32 = 21
        static let trailingCount: UInt32 = 28
        static let syllableCount = leadingCount * vowelCount * trailingCount
    }

    private static func appendDecomposition(of scalar: UInt32, to scalars: inout [UInt32]) {
        if scalar >= Hangul.syllables, scalar < Hangul.syllables + Hangul.syllableCount {
            let index = scalar - Hangul.syllables
            scalars.append(Hangul.leading + index / (Hangul.vowelCount * Hangul.trailingCount))
            scalars.append(Hangul.vowels + index / Hangul.trailingCount % Hangul.vowelCount)
            if index % Hangul.trailingCount > 0 { scalars.append(Hangul.trailing + index % Hangul.trailingCount) }
        } else if let parts = tables.decompositions[scalar] {
            appendDecomposition(of: parts.first, to: &scalars)
            if let second = parts.second { appendDecomposition(of: second, to: &scalars) }
        } else {
            scalars.append(scalar)
        }
    }

    private static func combiningClass(_ scalar: UInt32) -> UInt8 {
        Unicode.Scalar(scalar)?.properties.canonicalCombiningClass.rawValue ?? 0
    }

    /// Puts each run of marks in the order of their classes; marks of one class keep theirs.
    private static func sortMarks(_ scalars: inout [UInt32]) {
        var start = 0
        while start < scalars.count {
            var end = start
            while end < scalars.count, combiningClass(scalars[end]) != 0 { end += 1 }
            if end - start > 1 {
                // `sort` is stable in fact but not by promise.
                let marks = scalars[start..<end].enumerated().map { (combiningClass($1), $0, $1) }
                scalars.replaceSubrange(start..<end, with: marks.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2))
            }
            start = end + 1
        }
    }

    private static func composed(_ scalars: [UInt32]) -> [UInt32] {
        var result = [UInt32]()
        var starter: Int?
        var lastClass: UInt8 = 0
        for scalar in scalars {
            let combining = combiningClass(scalar)
            if let starter {
                // Between the two stands no mark of the same or a higher class, and no starter.
                let adjacent = starter == result.count - 1
                if adjacent || (lastClass != 0 && lastClass < combining),
                    let composite = composite(of: result[starter], and: scalar)
                {
                    result[starter] = composite
                    continue
                }
            }
            if combining == 0 { starter = result.count }
            lastClass = combining
            result.append(scalar)
        }
        return result
    }

    private static func composite(of first: UInt32, and second: UInt32) -> UInt32? {
        let leading = first &- Hangul.leading
        let vowel = second &- Hangul.vowels
        if leading < Hangul.leadingCount, vowel < Hangul.vowelCount {
            return Hangul.syllables + (leading * Hangul.vowelCount + vowel) * Hangul.trailingCount
        }
        let syllable = first &- Hangul.syllables
        let trailing = second &- Hangul.trailing
        if syllable < Hangul.syllableCount, syllable % Hangul.trailingCount == 0, trailing > 0,
            trailing < Hangul.trailingCount
        {
            return first + trailing
        }
        return tables.composites[UInt64(first) << 32 | UInt64(second)]
    }
}
