import ModelgenSwift

/// Keys, a line each: whatever they are, their names are identifiers of Swift and differ.
enum NamesTarget {
    static func fault(in bytes: [UInt8]) -> String? {
        let keys = bytes.split(separator: UInt8(ascii: "\n")).prefix(64).map { String(decoding: $0, as: UTF8.self) }
        let style = NameStyle()
        for key in keys {
            if Words(key, acronyms: .standard).words.contains("") { return "an empty word in '\(key)'" }
            _ = Noun.singular(key)
            let stem = FileStem.stem(forFileName: key)
            guard Identifier.isValid(stem) else { return "the stem '\(stem)' of '\(key)'" }
            guard SwiftLiteral.string(key).unicodeScalars.allSatisfy({ $0 != "\n" && $0 != "\r" }) else {
                return "a literal of '\(key)' on several lines"
            }
        }
        let distinct = Set(keys).sorted()
        for position in NamePosition.allCases {
            let candidates = distinct.map { key in
                switch position {
                case .property, .observableProperty: style.propertyCandidates(for: key)
                case .enumCase: style.caseCandidates(for: key)
                case .type, .nestedType: style.typeCandidates(for: key)
                }
            }
            let names = NameAssignment.assign(candidates, at: position, taken: ["unknown"]).map(\.name)
            if let fault = fault(of: names, at: position) { return fault }
        }
        return nil
    }

    private static func fault(of names: [String], at position: NamePosition) -> String? {
        for name in names {
            guard Identifier.isValid(name) else { return "'\(name)' is no identifier" }
            guard ReservedWords.isDeclarable(name, at: position) else { return "'\(name)' cannot be declared" }
            let isKeyword = ReservedWords.remedy(for: Identifier.bare(name), at: position) == .backticks
            if isKeyword, !name.hasPrefix("`") { return "'\(name)' lacks its backticks" }
        }
        return Set(names.map(Identifier.bare)).count == names.count ? nil : "a name stands twice in \(names)"
    }
}
