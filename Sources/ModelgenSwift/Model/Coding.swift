/// The `ArticleCoding` of a root: its decoder, encoder and the way to the root inside a document.
package struct Coding: Hashable, Sendable {
    /// One step from the document to the root.
    package enum Step: Hashable, Sendable {
        /// A member by its key, raw, with the property's and the wrapping struct's names: `data`, `Payload`.
        case member(key: String, property: String, typeName: String)
        /// Each element of an array.
        case elements
    }

    /// `ArticleCoding`
    package var name: String
    /// The root type as the coding mentions it: `[Article]`.
    package var root: TypeReference
    /// `Article`, for the documentation.
    package var model: String
    /// What the documentation calls the decoded value: `articles`.
    package var subject: String
    /// `/data/articles`, raw; empty for the whole document.
    package var pointer: String
    /// The way of `pointer`; empty for the whole document, which can then be encoded too.
    package var path: [Step]
    /// The form of every date of the model, where there is just one; the types decode theirs themselves else.
    package var dateForm: DateForm?

    package init(
        name: String,
        root: TypeReference,
        model: String,
        subject: String,
        pointer: String = "",
        path: [Step] = [],
        dateForm: DateForm? = nil
    ) {
        self.name = name
        self.root = root
        self.model = model
        self.subject = subject
        self.pointer = pointer
        self.path = path
        self.dateForm = dateForm
    }
}
