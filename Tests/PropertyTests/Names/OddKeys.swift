/// Keys that are hard to name, no two of them canonically equal, in an order that mixes their kinds in blocks.
enum OddKeys {
    static let all: [String] = {
        var seen: Set<String> = []
        let kinds = [words, symbols, scripts, lookalikes, longOnes, pairs]
        // A block of each kind in turn, so that a part of the list has some of all.
        var blocks: [[String]] = []
        for start in stride(from: 0, to: kinds.map(\.count).max() ?? 0, by: 25) {
            blocks += kinds.map { Array($0.dropFirst(start).prefix(25)) }
        }
        return blocks.joined().filter { seen.insert($0).inserted }
    }()

    /// Words of Swift, of Foundation and of the emitted code.
    private static let words = """
        associatedtype class deinit enum extension fileprivate func import init inout internal let open operator private
        precedencegroup protocol public rethrows static struct subscript typealias var break case catch continue default
        defer do else fallthrough for guard if in repeat return throw switch where while Any as await catch false is nil
        self Self super throws true try _ associativity async convenience didSet dynamic final get indirect infix lazy left
        mutating none nonmutating optional override postfix prefix Protocol required right set some Type unowned weak willSet
        actor any borrowing consuming copy discard each isolated macro nonisolated package sending Int String Double Bool
        Decimal Date URL UUID Data Array Dictionary Set Optional Result Error Never Void Codable Decodable Encodable Hashable
        Identifiable Sendable CaseIterable RawRepresentable JSONValue DateForm CodingKeys CodingKey Decoder Encoder Coding
        Root decoder encoder decode encode container id hash hashValue description debugDescription rawValue allCases unknown
        init(from:) encode(to:) hash(into:) value values key keys type Type.self self.self super.init print fatalError
        """.split { $0 == " " || $0 == "\n" }.flatMap { [String($0), $0.uppercased(), "_\($0)", "\($0)_", "`\($0)`"] }

    private static let ascii = (0x20...0x7E).compactMap { Unicode.Scalar($0 as UInt32) }.filter {
        !$0.properties.isAlphabetic && !(0x30...0x39).contains($0.value)
    }

    /// Every sign of ASCII alone, around and inside a word, and in pairs.
    private static let symbols = ascii.flatMap {
        ["\($0)", "\($0)a", "a\($0)", "a\($0)b", "\($0)1", "1\($0)2", "A\($0)B"]
    }

    private static let pairs = ascii.flatMap { first in ascii.flatMap { ["\(first)\($0)", "x\(first)\($0)y"] } }

    /// Letters, marks and signs of many scripts, right to left ones and emoji among them, controls too.
    private static let scripts: [String] = {
        let starts: [UInt32] = [
            0xA1, 0x100, 0x370, 0x410, 0x531, 0x5D0, 0x621, 0x660, 0x710, 0x905, 0xE01, 0x10A0, 0x1100, 0x13A0, 0x1E00,
            0x2010, 0x2030, 0x2070, 0x20A0, 0x2100, 0x2190, 0x2200, 0x2460, 0x2600, 0x3041, 0x30A1, 0x4E00, 0xAC00,
            0xE000,
            0xFB50, 0xFE70, 0xFF01, 0x10400, 0x1D400, 0x1F300, 0x1F600, 0x1F900, 0x20000, 0x1,
        ]
        let scalars = (0..<24).flatMap { offset in starts.compactMap { Unicode.Scalar($0 + offset * 3) } }
        return scalars.flatMap { ["\($0)", "\($0)x", "a\u{301}\($0)"] }
            + [
                "👩‍👩‍👧", "🇩🇪", "🇫🇷", "👍🏽", "❤️", "❤", "שלום", "مرحبا", "\u{202E}abc", "a\u{200D}b", "a\u{200B}b", "ab", "ﬁ",
                "fi",
            ]
    }()

    /// Latin letters beside the Greek and Cyrillic ones that look like them.
    private static let lookalikes = zip("aeopcxyiABEHKMOPTX", "аеорсхуіАВЕНКМОРТХ").flatMap { latin, other in
        ["\(latin)", "\(other)", "n\(latin)me", "n\(other)me", "\(latin)\(other)", "\(other)\(latin)"]
    }

    private static let longOnes = (1...12).flatMap { number in
        let length = number == 12 ? 10_000 : number * 80
        return [
            String(repeating: "a", count: length), String(repeating: "a", count: length) + "b",
            String(repeating: "-", count: length), String(repeating: "word_", count: length / 5),
            String(repeating: "é", count: length),
        ]
    }
}
