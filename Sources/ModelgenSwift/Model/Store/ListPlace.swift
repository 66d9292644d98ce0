/// Where the list of a store stands in a document, and how it is read there.
package struct ListPlace: Hashable, Sendable {
    /// The members that lead to it, raw: `["data", "articles"]`; empty where the document is the list.
    package var path: [String]
    /// Whether it may be missing or null, which then means that it is empty.
    package var mayMiss: Bool
    /// Whether elements that do not decode are skipped.
    package var isLossy: Bool

    package init(path: [String], mayMiss: Bool = false, isLossy: Bool = false) {
        self.path = path
        self.mayMiss = mayMiss
        self.isLossy = isLossy
    }
}
