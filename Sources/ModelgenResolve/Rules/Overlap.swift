import ModelgenShape

/// How many members two records share.
package struct Overlap: Hashable, Sendable {
    package var shared: Int
    package var all: Int

    package init(_ left: RecordShape, _ right: RecordShape) {
        // To ask for the index copies no member.
        shared = left.fields.keys.count { right.fields.index(forKey: $0) != nil }
        all = left.fields.count + right.fields.count - shared
    }

    /// Whether the shared part (Jaccard's index) is at least this; two empty records share all.
    package func reaches(_ share: Double) -> Bool {
        Double(shared) >= share * Double(all)
    }
}
