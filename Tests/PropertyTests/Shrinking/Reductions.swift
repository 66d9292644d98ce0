/// Ways to make a set of documents less.
enum Reductions {
    /// Smaller sets, the smallest first.
    static func candidates(for documents: [Document]) -> [[Document]] {
        var candidates: [[Document]] = []
        for index in documents.indices where documents.count > 1 {
            candidates.append(documents.enumerated().filter { $0.offset != index }.map(\.element))
        }
        let patterns = documents.reduce(into: Set<Document.Pattern>()) { $0.formUnion($1.patterns) }
        for pattern in patterns {
            let everywhere: [(Document) -> Document?] = [
                { _ in nil }, Self.hoisted, Self.shorter, Self.simpler, Self.withoutLast, Self.withoutFirst,
            ]
            for edit in everywhere {
                candidates.append(documents.map { $0.editing(pattern, edit) })
                for index in documents.indices where documents.count > 1 {
                    var copy = documents
                    copy[index] = copy[index].editing(pattern, edit)
                    candidates.append(copy)
                }
            }
        }
        let keys = documents.reduce(into: Set<String>()) { $0.formUnion($1.keys) }
        let name = "abcdefghijklmnopqrstuvwxyz".map(String.init).first { !keys.contains($0) } ?? "key"
        for key in keys where key.utf8.count > 1 {
            candidates.append(documents.map { $0.renaming(key, to: name) })
        }
        let weight = weight(of: documents)
        var seen: Set<[String]> = []
        return candidates.map { (documents: $0, weight: Self.weight(of: $0)) }
            .filter { $0.weight < weight && seen.insert($0.documents.map(\.text)).inserted }
            .sorted { $0.weight < $1.weight || $0.weight == $1.weight && text($0.documents) < text($1.documents) }
            .map(\.documents)
    }

    static func weight(of documents: [Document]) -> Int {
        documents.reduce(documents.count) { $0 + $1.weight }
    }

    private static func text(_ documents: [Document]) -> String {
        documents.map(\.text).joined(separator: "\n")
    }

    /// A list or an object by what it holds first.
    private static func hoisted(_ document: Document) -> Document? {
        switch document {
        case .array(let elements): elements.first ?? document
        case .object(let members): members.first?.value ?? document
        default: document
        }
    }

    /// The first half of a list or an object.
    private static func shorter(_ document: Document) -> Document? {
        switch document {
        case .array(let elements): .array(Array(elements.prefix(elements.count / 2)))
        case .object(let members): .object(Array(members.prefix(members.count / 2)))
        default: document
        }
    }

    private static func withoutLast(_ document: Document) -> Document? {
        guard case .array(let elements) = document else { return document }
        return .array(elements.dropLast())
    }

    private static func withoutFirst(_ document: Document) -> Document? {
        guard case .array(let elements) = document else { return document }
        return .array(Array(elements.dropFirst()))
    }

    private static func simpler(_ document: Document) -> Document? {
        switch document {
        case .null: document
        case .boolean: .boolean(true)
        case .number: .number("1")
        case .string: .string("a")
        case .array: .array([])
        case .object: .object([])
        }
    }
}
