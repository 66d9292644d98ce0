import ModelgenSwift

/// The thing that a key names: `pull_requests` in a list is a `pull request`.
package struct KeyNoun: Hashable, Sendable {
    /// Lower case, the last one singular: `["pull", "request"]`.
    package var words: [String]

    package init(key: String) {
        var words = Words.split(key).map { $0.lowercased() }
        if let last = words.last { words[words.count - 1] = Noun.singular(last) }
        self.words = words
    }

    /// `request`
    package var head: String {
        words.last ?? ""
    }
}
