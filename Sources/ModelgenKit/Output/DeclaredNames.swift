/// The names that a generated file declares, by what they stand for: read off its lines, which modelgen itself indents.
///
/// What templates of the user's own write otherwise is not seen, and then nothing is said of it.
struct DeclaredNames: Hashable {
    /// A type's names by keys of JSON, or by the texts of cases and tags, both as string literals spell them.
    struct Members: Hashable {
        var properties: [String: String] = [:]
        var cases: [String: String] = [:]
    }

    /// By the way from the outermost type: `Article.Author`.
    private(set) var types: [String: Members] = [:]

    init(of text: String) {
        var open: [(indent: Int, name: String, isText: Bool)] = []
        for line in text.split(separator: "\n") {
            let words = line.drop { $0 == " " }
            let indent = line.count - words.count
            if words.hasPrefix("//") { continue }
            if words.hasPrefix("}") {
                if let last = open.last, last.indent >= indent { open.removeLast() }
            } else if let name = Self.declared(words) {
                open.append((indent, name, words.contains(": String,")))
                let path = open.map(\.name).joined(separator: ".")
                // What is private, such as the keys of a tag, no code of the user's can name.
                let isSeen = name != Self.keys && !words.hasPrefix("extension ") && !words.hasPrefix("private ")
                if isSeen { types[path, default: Members()] = Members() }
            } else if words.hasPrefix("case ") {
                note(words.dropFirst(5), in: open.map(\.name), isText: open.last?.isText == true)
            }
        }
    }

    private static let keys = "CodingKeys"

    private mutating func note(_ line: Substring, in path: [String], isText: Bool) {
        // `case "open": self = .open`, in the initialiser of an open enum or a union.
        if line.first == "\"", let colon = line.firstRange(of: ": self = .") {
            let name = line[colon.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
            types[path.joined(separator: ".")]?.cases[String(line[..<colon.lowerBound])] = Self.plain(name)
            return
        }
        // `case userID = "user_id"`, or `case id`, in CodingKeys or in a closed enum.
        guard isText else { return }
        let equals = line.firstRange(of: " = ")
        let name = Self.plain(equals.map { line[..<$0.lowerBound] } ?? line)
        let text = equals.map { String(line[$0.upperBound...]) } ?? "\"\(name)\""
        if path.last == Self.keys {
            types[path.dropLast().joined(separator: ".")]?.properties[text] = name
        } else {
            types[path.joined(separator: ".")]?.cases[text] = name
        }
    }

    private static func plain(_ name: Substring) -> String {
        name.filter { $0 != "`" }
    }

    /// The type that a line begins to declare, or extends.
    private static func declared(_ line: Substring) -> String? {
        guard line.hasSuffix("{") else { return nil }
        let words = line.split(separator: " ")
        guard let index = words.firstIndex(where: { ["struct", "class", "enum", "extension"].contains($0) }),
            words[..<index].allSatisfy({ $0.first == "@" || modifiers.contains($0) }), index + 1 < words.count
        else { return nil }
        return String(words[index + 1].prefix { $0 != ":" && $0 != "<" && $0 != "{" }.filter { $0 != "`" })
    }

    private static let modifiers: Set<Substring> = [
        "public", "package", "internal", "private", "fileprivate", "nonisolated", "final", "indirect",
    ]
}
