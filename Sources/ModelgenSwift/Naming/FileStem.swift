/// The name that the output files of a spec start with.
///
/// A build-tool plugin must know it without running modelgen, so it follows from the spec's file name alone, and this
/// file depends on nothing but the standard library: the plugins compile the same text, through links in `Plugins/`.
/// It is public since a plugin is compiled without a package name, and `package` is an error there.
public enum FileStem {
    /// `article-list.modelgen.yaml` gives `ArticleList`, `orderHTTPLog.json` gives `OrderHTTPLog`.
    ///
    /// The ending and `.modelgen` before it are dropped, folders too. What is left is split at everything that is
    /// neither letter nor digit and at case changes; the first letter of each word becomes a capital, nothing else
    /// changes. A digit in front gets `_`, so that the stem can name a type: `2024-orders.yaml` gives `_2024Orders`.
    /// A name without letters and digits gives `Model`.
    public static func stem(forFileName fileName: String) -> String {
        var name = fileName.split(separator: "/").last.map(String.init) ?? ""
        if let dot = name.lastIndex(of: "."), dot != name.startIndex { name = String(name[..<dot]) }
        if name.hasSuffix(".modelgen") { name = String(name.dropLast(".modelgen".count)) }
        var stem = ""
        var startsWord = true
        for character in name {
            guard isWordCharacter(character) else {
                startsWord = true
                continue
            }
            // A case change starts a word with a capital already; only a small letter behind a digit stays.
            stem += startsWord ? capitalised(character) : visible(character)
            startsWord = false
        }
        guard let first = stem.first else { return "Model" }
        return first.isNumber ? "_" + stem : stem
    }

    private static func capitalised(_ character: Character) -> String {
        guard let first = character.unicodeScalars.first else { return "" }
        var scalars = String.UnicodeScalarView()
        scalars.append(contentsOf: first.properties.titlecaseMapping.unicodeScalars)
        scalars.append(contentsOf: marks(on: character))
        return String(scalars)
    }

    /// A letter or digit with its marks, without what nobody sees: joiners are part of a character, too.
    private static func visible(_ character: Character) -> String {
        String(String.UnicodeScalarView(character.unicodeScalars.prefix(1) + marks(on: character)))
    }

    private static func marks(on character: Character) -> [Unicode.Scalar] {
        character.unicodeScalars.dropFirst().filter { scalar in
            if scalar.properties.isDefaultIgnorableCodePoint { return false }
            switch scalar.properties.generalCategory {
            case .nonspacingMark, .spacingMark, .otherLetter: return true
            default: return false
            }
        }
    }

    /// Letters and decimal digits of any script, with the marks on them.
    private static func isWordCharacter(_ character: Character) -> Bool {
        // Neither can stand in an identifier: what nobody sees, and the vertical tilde, a letter by category only.
        guard let first = character.unicodeScalars.first, !first.properties.isDefaultIgnorableCodePoint,
            first != "\u{2E2F}"
        else { return false }
        switch first.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber:
            return true
        default:
            return false
        }
    }
}
