/// Words for scalars that cannot stand in a name: `plus` for `+`, `party popper` for 🎉.
enum SymbolNames {
    /// The words of some symbols in order, lower case: `["plus"]`, `["party", "popper"]`.
    ///
    /// Invisible scalars are named only where nothing else is there.
    /// - Parameter beforeDigit: whether a digit follows, so that `-` is a minus rather than a dash.
    static func words(for symbols: String, beforeDigit: Bool) -> [String] {
        let scalars = Array(symbols.unicodeScalars)
        let visible = scalars.filter { !isPassedOver($0) }
        let named = visible.isEmpty ? scalars : visible
        var words = [String]()
        var index = 0
        while index < named.count {
            if let flag = flag(named, index) {
                words += ["flag", flag]
                index += 2
            } else {
                words += name(of: named[index], isSign: beforeDigit && index + 1 == named.count)
                index += 1
            }
        }
        return words
    }

    /// Whether the scalar only shapes others, as joiners and variation selectors do.
    private static func isPassedOver(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isDefaultIgnorableCodePoint
    }

    /// `de` for two regional indicators, which are shown as a flag.
    private static func flag(_ scalars: [Unicode.Scalar], _ index: Int) -> String? {
        let indicators: ClosedRange<UInt32> = 0x1F1E6...0x1F1FF
        guard index + 1 < scalars.count else { return nil }
        let letters = scalars[index...(index + 1)].compactMap { scalar in
            indicators.contains(scalar.value) ? Unicode.Scalar(scalar.value - indicators.lowerBound + 0x61) : nil
        }
        return letters.count == 2 ? String(scalars: letters) : nil
    }

    private static func name(of scalar: Unicode.Scalar, isSign: Bool) -> [String] {
        if scalar == "-", isSign { return ["minus"] }
        if let words = common[scalar] { return words }
        guard let name = scalar.properties.name else {
            // Controls, private use and unassigned scalars have no name.
            return ["u" + String(scalar.value, radix: 16)]
        }
        let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
        return words.last == "sign" && words.count > 1 ? words.dropLast() : words
    }

    /// What Swift developers call them; everything else has its Unicode name.
    private static let common: [Unicode.Scalar: [String]] = [
        "\t": ["tab"], "\n": ["newline"], "\r": ["return"], "\0": ["null"], " ": ["space"],
        "!": ["exclamation"], "\"": ["quote"], "#": ["hash"], "$": ["dollar"], "%": ["percent"], "&": ["and"],
        "'": ["apostrophe"], "(": ["open", "paren"], ")": ["close", "paren"], "*": ["asterisk"], "+": ["plus"],
        ",": ["comma"], "-": ["dash"], ".": ["dot"], "/": ["slash"], ":": ["colon"], ";": ["semicolon"],
        "<": ["less", "than"], "=": ["equals"], ">": ["greater", "than"], "?": ["question"], "@": ["at"],
        "[": ["open", "bracket"], "\\": ["backslash"], "]": ["close", "bracket"], "^": ["caret"],
        "_": ["underscore"], "`": ["backtick"], "{": ["open", "brace"], "|": ["pipe"], "}": ["close", "brace"],
        "~": ["tilde"], "\u{2212}": ["minus"], "\u{D7}": ["times"], "\u{B7}": ["middle", "dot"],
    ]
}
