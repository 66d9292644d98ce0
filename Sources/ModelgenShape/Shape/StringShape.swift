/// What was seen of the texts at a place.
package struct StringShape: Hashable, Sendable, Mergeable {
    /// At most so many distinct values are kept as candidates for an enum; more is no enum.
    package static let maximumValues = 64
    /// A value longer than so many UTF-8 bytes is no enum case.
    package static let maximumValueLength = 48

    package var seen = Sightings()
    /// Empty texts, which stand for "no value" beside dates and URLs and decide no form.
    package var empties = Sightings()
    /// The forms that every text but the empty one has; `.all` where all were empty.
    package var forms = StringForms.all
    /// How the dates were written; empty once no date form is left.
    package var spellings: Set<DateSpelling> = []
    /// The numbers that the texts spell; nil once one is no number.
    package var numericText: NumberShape?
    /// How often each text (but the empty one) was seen; nil once there were too many, one was too long, or one came in two
    /// spellings that Swift takes for equal, which no enum could give back.
    package var values: [String: Int]? = [:]

    package init() {}

    package mutating func merge(_ other: StringShape) {
        seen.merge(other.seen)
        empties.merge(other.empties)
        forms.formIntersection(other.forms)
        if forms.isDisjoint(with: .dates) { spellings = [] } else { spellings.formUnion(other.spellings) }
        numericText.merge(other.numericText)
        if !forms.contains(.number) { numericText = nil }
        mergeValues(other.values)
    }

    private mutating func mergeValues(_ theirs: [String: Int]?) {
        guard var sum = values, let theirs else {
            values = nil
            return
        }
        // No one else holds the sum, so that it is not copied.
        values = nil
        for (value, count) in theirs {
            if let index = sum.index(forKey: value) {
                guard sum.keys[index].isSpelled(like: value) else { return }
                sum.values[index] += count
            } else {
                sum[value] = count
            }
        }
        if sum.count <= Self.maximumValues { values = sum }
    }

    /// Texts other than the empty one.
    package var valueCount: Int {
        seen.count - empties.count
    }
}
