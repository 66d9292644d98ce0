/// The names in Swift source, as far as telling own from foreign ones needs: comments and texts are passed over.
struct SwiftNames {
    /// Names that the source declares: types, members, cases, parameters, labels.
    private(set) var declared: Set<String> = []
    /// Every name that it uses.
    private(set) var used: Set<String> = []

    private static let introducers: Set<String> = [
        "let", "var", "func", "case", "struct", "enum", "class", "typealias", "for", "inout",
    ]
    private static let keywords: Set<String> = [
        "import", "extension", "struct", "enum", "class", "func", "init", "let", "var", "case", "if", "else", "guard",
        "return",
        "throw", "throws", "try", "self", "Self", "nil", "true", "false", "switch", "default", "in", "for", "while",
        "private",
        "static", "mutating", "nonisolated", "where", "any", "some", "is", "as", "lazy", "final", "fileprivate",
        "internal",
        "public", "package", "get", "set", "do", "catch", "inout", "convenience", "indirect", "defer", "break",
        "continue",
        "repeat", "associatedtype", "protocol", "typealias", "_",
    ]

    init(_ source: String) {
        var previous = ""
        var scanner = Substring(SwiftNames.bare(source))
        while let first = scanner.first {
            if first.isNumber {
                scanner = scanner.drop { $0.isLetter || $0.isNumber || $0 == "_" }
                previous = ""
                continue
            }
            guard first.isLetter || first == "_" else {
                if first == ":" && !previous.isEmpty && previous != "`" { declared.insert(previous) }
                if !first.isWhitespace { previous = first == "`" ? "`" : "" }
                scanner.removeFirst()
                continue
            }
            let word = String(scanner.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
            scanner.removeFirst(word.count)
            if Self.introducers.contains(previous) || previous == "`" { declared.insert(word) }
            if !Self.keywords.contains(word) { used.insert(word) }
            previous = word
        }
    }

    /// Names that come from outside.
    static func foreign(in sources: [String]) -> Set<String> {
        let names = sources.map(SwiftNames.init)
        let own = names.reduce(into: Set<String>()) { $0.formUnion($1.declared) }
        return names.reduce(into: Set<String>()) { $0.formUnion($1.used) }.subtracting(own)
    }

    /// The source without comments, and of its texts only what is interpolated.
    private static func bare(_ source: String) -> String {
        source.split(separator: "\n").map { line in
            var code = ""
            var depth = 0
            var isText = false
            var rest = Substring(line)
            while let character = rest.popFirst() {
                if isText {
                    if character == "\\", let next = rest.popFirst() {
                        if next == "(" {
                            isText = false
                            depth = 1
                            code += " "
                        }
                    } else if character == "\"" {
                        isText = false
                    }
                    continue
                }
                if character == "/", rest.first == "/" { break }
                if character == "\"" {
                    isText = true
                } else if depth > 0, character == "(" || character == ")" {
                    depth += character == "(" ? 1 : -1
                    if depth == 0 { isText = true }
                }
                code.append(isText ? " " : character)
            }
            return code
        }.joined(separator: "\n")
    }
}
