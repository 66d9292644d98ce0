/// The nearest of some known words, for "did you mean".
///
/// ```swift
/// NearestWord.nearest(to: "acess", in: ["access", "layout", "kind"])  // "access"
/// NearestWord.nearest(to: "banana", in: ["access", "layout", "kind"])  // nil
/// ```
package enum NearestWord {
    /// The candidate that takes the fewest typing slips from `word`, or nil where none is close.
    ///
    /// A slip is a letter missing, too many, wrong, or two swapped; case costs nothing. Close means at most one slip in
    /// words of up to four letters, two up to eight, three beyond, and never as many slips as the word has letters.
    /// Of equally close candidates the first in alphabetical order wins, so that the order given does not matter.
    package static func nearest(to word: String, in candidates: some Sequence<String>) -> String? {
        let wanted = Array(word.lowercased())
        var best: (word: String, distance: Int)?
        for candidate in candidates {
            let letters = Array(candidate.lowercased())
            let limit = min(slips(allowedIn: max(wanted.count, letters.count)), max(wanted.count, letters.count) - 1)
            guard abs(wanted.count - letters.count) <= limit else { continue }
            let distance = distance(wanted, letters)
            guard distance <= limit else { continue }
            if let best, (best.distance, best.word) <= (distance, candidate) { continue }
            best = (candidate, distance)
        }
        return best?.word
    }

    private static func slips(allowedIn length: Int) -> Int {
        switch length {
        case ...4: 1
        case ...8: 2
        default: 3
        }
    }

    /// The Damerau-Levenshtein distance in its optimal string alignment form: no part is edited twice.
    private static func distance(_ first: [Character], _ second: [Character]) -> Int {
        var beforeLast = [Int]()
        var last = Array(0...second.count)
        for row in first.indices {
            var current = [row + 1]
            for column in second.indices {
                let substitution = last[column] + (first[row] == second[column] ? 0 : 1)
                var cost = min(substitution, last[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
                    cost = min(cost, beforeLast[column - 1] + 1)
                }
                current.append(cost)
            }
            beforeLast = last
            last = current
        }
        return last[second.count]
    }
}
