import ModelgenResolve
import ModelgenShape
import ModelgenSource

/// A spec as it was read: what to model, from which samples, in which way.
package struct Spec: Hashable, Sendable {
    /// One root type: the spec itself, or an entry of `models:`.
    package struct Root: Hashable, Sendable {
        /// nil where the file's name serves.
        package var name: Placed<String>?
        /// Files, folders and patterns, relative to the spec.
        package var samples: [Placed<String>] = []
        /// The document of `sample:`.
        package var document: YAMLNode?
        package var pointer: Placed<JSONPointer>?
        package var fields: [FieldOverride] = []
        package var paging: PagingOverride?

        package init() {}
    }

    /// As the user named it.
    package var path: String
    package var options: OptionLayer
    /// At least one; several under `models:`.
    package var roots: [Root]

    package init(path: String, options: OptionLayer, roots: [Root]) {
        self.path = path
        self.options = options
        self.roots = roots
    }
}
