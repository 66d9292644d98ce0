import ModelgenShape
import ModelgenSource

/// What is to become a model: shapes, options and overrides, as a spec or the command line gives them.
package struct ModelRequest: Hashable, Sendable {
    /// One root type.
    package struct Root: Hashable, Sendable {
        /// `Article`
        package var name: String
        /// Where the name was given; nil where it was made from a file's name.
        package var namePlace: Place?
        /// What its samples hold, the whole documents.
        package var shape: Shape
        /// Where the model starts in the documents.
        package var root: JSONPointer
        /// Where `root:` stands in the spec.
        package var rootPlace: Place?
        package var overrides: [FieldOverride]
        /// What the spec says of how its list goes on.
        package var paging: PagingOverride?
        /// A document of the samples, for previews of its list.
        package var preview: String?

        package init(name: String, shape: Shape, root: JSONPointer = JSONPointer(), overrides: [FieldOverride] = []) {
            self.name = name
            self.shape = shape
            self.root = root
            self.overrides = overrides
        }
    }

    /// What the first line of each file names: `article.yaml`.
    package var source: String
    /// `Article` for `Article.generated.swift`.
    package var stem: String
    package var options: ModelOptions
    /// One, or several under `models:`.
    package var roots: [Root]
    /// Where a spec says what to emit; nil where it does not, or a flag does.
    package var emitPlace: Place?
    /// The names of the model before, which are to stay; places below roots but the first begin with `/~5` and the root's
    /// index.
    package var names = NameMemory()

    package init(source: String, stem: String, options: ModelOptions = ModelOptions(), roots: [Root]) {
        self.source = source
        self.stem = stem
        self.options = options
        self.roots = roots
    }
}
