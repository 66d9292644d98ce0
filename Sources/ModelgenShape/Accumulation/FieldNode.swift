import ModelgenSource

/// A member of a record while documents are read.
final class FieldNode {
    /// The key in the least of its spellings (`Spelled`).
    private(set) var key: String
    /// The key's UTF-8 bytes, to be compared with those of a document.
    private(set) var bytes: [UInt8]
    /// The greatest of its spellings.
    private var lastSpelling: String
    /// Whether the key says identity.
    let isIdentity: Bool
    let value = ShapeNode()
    /// The object in which the member was seen last, as its record numbers them.
    var stamp = 0
    /// The place in the record's list of the field that followed this one last.
    var next = 0
    /// The first object that lacks the member.
    var missingAt: Place?
    private var present = 0
    private var placeSum: UInt64 = 0

    init(key: String, bytes: [UInt8]) {
        self.key = key
        self.bytes = bytes
        lastSpelling = key
        isIdentity = IdentityKey.isCandidate(key)
    }

    /// Whether the key is spelled so, byte for byte.
    func isSpelled(_ other: ArraySlice<UInt8>) -> Bool {
        bytes.count == other.count && bytes.elementsEqual(other)
    }

    /// Takes an equal key's spelling if it is the lesser.
    func respell(as other: [UInt8]) {
        let text = String(decoding: other, as: UTF8.self)
        if lastSpelling.isSpelled(before: text) { lastSpelling = text }
        guard other.lexicographicallyPrecedes(bytes) else { return }
        bytes = other
        key = text
    }

    /// Counts the member in an object of so many members, at a place that counts from 0.
    func count(place: Int, size: Int) {
        present += 1
        placeSum += FieldShape.relativePlace(place, size: size)
    }

    /// What was seen.
    var shape: FieldShape {
        var field = FieldShape(shape: value.shape, present: present, placeSum: placeSum, missingAt: missingAt)
        field.lastSpelling = lastSpelling
        return field
    }
}
