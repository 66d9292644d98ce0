/// Where the list of a store stands in a document, and how it is read there.
package struct ListPlace: Hashable, Sendable {
    /// The members that lead to it, raw: `["data", "articles"]`; empty where the document is the list.
    package var path: [String]
    /// Whether it, or what it stands in, may be missing or null, which then means that it is empty.
    package var mayMiss: Bool
    /// How its elements are read where plain coding does not do.
    package var coding: PropertyCoding

    package init(path: [String], mayMiss: Bool = false, coding: PropertyCoding = PropertyCoding()) {
        self.path = path
        self.mayMiss = mayMiss
        self.coding = coding
    }
}
