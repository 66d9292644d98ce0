import ModelgenShape
import ModelgenSwift

/// The members around a list that may tell how it goes on, with what was seen of each.
struct PagingEvidence {
    struct Member {
        /// From the document on, raw: `["meta", "next_cursor"]`.
        var path: [String]
        /// The last key in small letters and without separators: `nextcursor`.
        var word: String
        var shape: Shape

        /// What stands directly in the member, where it is one of the objects that hold paging: `pagination.page`.
        var holder: String?
    }

    /// Objects beside a list that hold nothing but paging.
    private static let holders: Set<String> = [
        "meta", "metadata", "paging", "pagination", "page", "pageinfo", "pager", "links", "cursor", "cursors",
        "responsemetadata", "next", "pagemeta", "paginginfo", "paginationinfo",
    ]
    private static let deepest = 3

    private(set) var members: [Member] = []
    /// The most elements that a list of the samples has.
    private(set) var longestList = 0

    /// - Parameter path: The members that lead to the list.
    init(around path: [String], in document: Shape) {
        var shape = document
        for (index, key) in path.enumerated() {
            guard let record = shape.objects?.record else { return }
            for other in record.orderedKeys where other != key {
                guard let field = record.fields[other] else { continue }
                add(field.shape, at: Array(path[..<index]) + [other], depth: 0)
            }
            guard let next = record.fields[key]?.shape else { return }
            shape = next
        }
        longestList = shape.arrays?.lengths?.upperBound ?? 0
    }

    private mutating func add(_ shape: Shape, at path: [String], depth: Int, holder: String? = nil) {
        guard let key = path.last else { return }
        let word = Self.word(key)
        members.append(Member(path: path, word: word, shape: shape, holder: holder))
        guard depth < Self.deepest, Self.holders.contains(word), let record = shape.objects?.record else { return }
        for key in record.orderedKeys {
            guard let field = record.fields[key] else { continue }
            add(field.shape, at: path + [key], depth: depth + 1, holder: word)
        }
    }

    /// `has_more`, `hasMore` and `HasMore` are one word: `hasmore`.
    static func word(_ key: String) -> String {
        Words.split(key).joined().lowercased()
    }

    /// The first member that is called by one of some words, in the order of the words, and of which something holds.
    func member(_ words: [String], where holds: (Member) -> Bool) -> Member? {
        for word in words {
            if let member = members.first(where: { $0.word == word && holds($0) }) { return member }
        }
        return nil
    }
}

extension PagingEvidence.Member {
    /// Nothing but whole numbers, or null.
    var isCount: Bool {
        shape.numbers.map { $0.areAllIntegers && ($0.range?.lowerBound ?? 0) >= 0 } == true && has([.number, .null])
    }

    /// Nothing but Booleans.
    var isFlag: Bool {
        shape.booleans.count > 0 && has([.boolean, .null])
    }

    /// Nothing but 0 and 1.
    var isNumericFlag: Bool {
        isCount
            && shape.numbers?.range.map { (0...1).contains($0.lowerBound) && (0...1).contains($0.upperBound) } == true
    }

    /// Nothing but texts, or null.
    var isText: Bool {
        shape.strings != nil && has([.string, .null])
    }

    /// Texts that are URLs, whole or from a slash on; the empty text means none.
    var isLink: Bool {
        guard isText, let strings = shape.strings, strings.valueCount > 0 else { return false }
        if strings.forms.contains(.url) { return true }
        return strings.values.map { $0.keys.allSatisfy { $0.hasPrefix("/") || $0.hasPrefix("?") } } ?? false
    }

    private func has(_ kinds: Set<JSONKind>) -> Bool {
        shape.kinds.isSubset(of: kinds)
    }
}
