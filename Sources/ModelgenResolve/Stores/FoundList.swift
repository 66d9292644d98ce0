import ModelgenShape
import ModelgenSwift

/// The list of a root that a store is for.
struct FoundList {
    /// The members that lead from the document to it, or to the sections that hold it.
    var path: [String]
    /// The same from the root on, as pointers of a spec spell it.
    var pointer: JSONPointer
    /// An element's type by its full name.
    var item: TypeReference
    /// The property that holds it; nil where the root is the list.
    var property: Property?
    /// What the list is called where nothing better is known: the last key's property.
    var subject: String?
    var mayMiss: Bool
    var sections: StoreSections.Layout?
}
