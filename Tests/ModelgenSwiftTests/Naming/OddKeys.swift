import ModelgenSwift
import ModelgenTestSupport

/// Keys that nobody would choose and somebody sends.
enum OddKeys {
    /// Pairwise different by canonical equivalence, always the same ones in the same order.
    static func make(count: Int) -> [String] {
        var generator = SeededGenerator(seed: 42)
        var seen = Set<String>()
        var keys = [String]()
        func add(_ key: String) {
            if keys.count < count, seen.insert(key).inserted { keys.append(key) }
        }
        fixed.forEach(add)
        while keys.count < count { add(random(using: &generator)) }
        return keys
    }

    private static var fixed: [String] {
        let symbols = (0...0x7F).compactMap(Unicode.Scalar.init).filter { !$0.properties.isAlphabetic }.map(String.init)
        let words = NamePosition.allCases.flatMap(ReservedWords.all)
        return symbols
            + symbols.flatMap { first in
                ["-", "_", "1", "a", " "].flatMap { [first + $0, $0 + first, "a" + first + $0] }
            }
            + words + words.map { $0.uppercased() } + words.map { "_" + $0 } + words.map { $0 + "Value" }
            + [
                "e\u{301}tat", "\u{E9}tat", "ETAT", "\u{212A}", "K", "\u{3A9}", "\u{2126}", "ﬁn", "ǆ", "ß", "ẞ", "İ",
                "ı", "ΑΣ",
            ]
            + [
                "\u{430}dmin", "admin", "p\u{430}ypal", "paypal", "\u{FF41}bc", "𝐛𝐨𝐥𝐝", "שלום", "مرحبا", "\u{202E}abc",
                "abc\u{202C}",
            ]
            + [
                "👩‍💻", "👩", "💻", "🇩🇪", "🇩", "❤", "❤️", "1️⃣", "👍🏽", "👍", "🏳️‍🌈", "\u{E0067}", "\u{301}", "\u{301}\u{301}",
                "a\u{200B}", "a",
            ]
            + [
                "", " ", "  ", "\u{3000}", "\u{A0}", "\u{2028}", "\u{FEFF}", "\u{0}", "\u{E000}", "\u{10FFFD}",
                "\u{378}",
            ]
            + [
                "가", "가", "각", "각", "\u{115F}", "\u{3164}", "२", "२x", "x२", "٣", "½", "Ⅷ", "ª", "²", "·", "l·l", "々",
                "〇", "ー",
            ]
            + [
                String(repeating: "long_", count: 30), String(repeating: "long_", count: 31),
                String(repeating: "🎉", count: 9),
            ]
    }

    private static func random(using generator: inout SeededGenerator) -> String {
        let ranges: [ClosedRange<UInt32>] = [
            0...0x7F, 0x20...0x7E, 0x30...0x7A, 0x80...0x24F, 0x300...0x36F, 0x370...0x52F, 0x590...0x6FF,
            0x900...0x97F, 0x1100...0x11FF, 0x1E00...0x1FFF, 0x2000...0x2BFF, 0x3000...0x30FF, 0x4E00...0x4FFF,
            0xAC00...0xADFF, 0xE000...0xE00F, 0xF900...0xFFFF, 0x1D400...0x1D7FF, 0x1F000...0x1FAFF, 0xE0000...0xE01EF,
            0x80...0x10FFFF,
        ]
        var key = String.UnicodeScalarView()
        let range = ranges.randomElement(using: &generator) ?? 0...0x7F
        for _ in 0..<Int.random(in: 1...8, using: &generator) {
            let isElsewhere = Int.random(in: 0...4, using: &generator) == 0
            let here = isElsewhere ? ranges.randomElement(using: &generator) ?? range : range
            if let scalar = Unicode.Scalar(UInt32.random(in: here, using: &generator)) { key.append(scalar) }
        }
        return String(key)
    }
}
