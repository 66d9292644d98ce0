import ModelgenShape
import ModelgenSource

/// One thing that changed between two inputs, in terms of the model.
package struct ModelChange: Hashable, Sendable {
    package enum Kind: String, CaseIterable, Hashable, Sendable {
        /// A place that the old input does not have.
        case added
        /// A place that the new input does not have any more.
        case removed
        /// Other kinds of JSON value stand there.
        case retyped
        /// The kinds of JSON value are the same, and Swift reads them as another type: text that was a date.
        case reread
        case madeOptional
        case madeRequired
        /// null stands there for the first time, in a place that is optional anyway.
        case nullAdded
        /// null stands there no more, in a place that stays optional.
        case nullRemoved
        case enumValueAdded
        case enumValueRemoved
        case variantAdded
        case variantRemoved
        case typeRenamed
    }

    /// What one of the inputs has at the place.
    package struct Side: Hashable, Sendable {
        /// As a property has it: `URL?`.
        package var type: String
        /// The kinds of JSON value seen, in order: `["null", "string"]`.
        package var kinds: [String]
        /// The evidence for what changed, or where the place was seen first; nil where only its type has it.
        package var place: Place?

        package init(type: String, kinds: [String], place: Place?) {
            self.type = type
            self.kinds = kinds
            self.place = place
        }
    }

    /// The root type that it is about.
    package var root: String
    /// Below `root:`; keys of maps are `*`.
    package var pointer: JSONPointer
    package var kind: Kind
    /// nil where the place was added.
    package var old: Side?
    /// nil where the place was removed.
    package var new: Side?
    /// The enum's value or the variant's tag.
    package var value: String?
    /// The place that was added or removed with all that is in it, this place too; nil where this is none inside another.
    package var within: JSONPointer?
    /// Whether the old models fail to decode the new payloads.
    package var breaksDecoding = false
    /// Whether code that reads the old models may not compile with the new ones. Initialisers do not count.
    package var breaksCallers = false

    package init(
        root: String, pointer: JSONPointer, kind: Kind, old: Side? = nil, new: Side? = nil, value: String? = nil,
        within: JSONPointer? = nil
    ) {
        self.root = root
        self.pointer = pointer
        self.kind = kind
        self.old = old
        self.new = new
        self.value = value
        self.within = within
    }

    package var isBreaking: Bool {
        breaksDecoding || breaksCallers
    }
}
