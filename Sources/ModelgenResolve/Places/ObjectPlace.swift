import ModelgenShape
import ModelgenSource

/// A place at which objects stand that become a type: a struct, or an enum of structs.
package struct ObjectPlace: Sendable {
    /// The way from the root.
    package var path: PlacePath
    /// The place of the object around it; nil where there is none.
    package var parent: Int?
    /// The way from `parent`, or from the root.
    package var pathFromParent: PlacePath
    /// The key under which it stands, in its own object or an outer one; a variant's tag; nil at the root.
    package var key: String?
    /// Whether it stands in a list or a map under its key.
    package var isListed: Bool
    /// How variants are told apart, where the place is a tagged union.
    package var tagging: ObjectForm.Tagging?
    /// What was seen; for a tagged union, of all variants.
    package var record: RecordShape
    /// The objects by their tags, where the place is a tagged union.
    package var variants: [TaggedVariant] = []
    /// An object without the tag, where a place that was a tagged union has some now: they are of no variant.
    package var untaggedAt: Place?
    /// Members that the union around reads, so that this place, a variant of it, does not.
    package var hiddenKeys: Set<String> = []
    /// The places of objects directly below, by their ways from here.
    package var children: [PlacePath: Int] = [:]

    package var pointer: JSONPointer {
        JSONPointer(path)
    }

    /// The tag whose objects this place holds, where it is a variant of the union around it.
    package var variant: String? {
        for case .variant(let tag) in pathFromParent { return tag }
        return nil
    }
}
