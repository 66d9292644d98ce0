typealias RecordPointer = UnsafeMutablePointer<ScanRecord>
typealias ObjectPointer = UnsafeMutablePointer<ScanObject>
typealias ArrayPointer = UnsafeMutablePointer<ScanArray>

/// `RecordNode` as plain data: objects that are read as one. One object is open at a time.
struct ScanRecord {
    /// The number of the open object, from 1; the objects seen once it is closed.
    var count: UInt32 = 0
    var fieldCount: UInt32 = 0
    /// Fields that no object lacked so far.
    var completeCount: Int = 0
    var first: Int = 0
    /// The field that is expected to stand first, and the one that was expected before.
    var head: NodePointer?
    var otherHead: NodePointer?
    /// The open object's fields in their order; room for every field that there is.
    var members: UnsafeMutablePointer<NodePointer>?
    /// Every field, in the order of their making; room as in `members`.
    var fields: UnsafeMutablePointer<NodePointer>?
    var capacity: Int = 0
    /// Fields by the hash of their keys, twice the capacity.
    var table: UnsafeMutablePointer<NodePointer?>?
    var leastSize: Int = 0
    var greatestSize: Int = 0
    /// What was seen before this record was made: a place in the ledger's list of records, from 1; 0 for nothing.
    var base: Int = 0
    /// How many of the fields have keys that are no data and no numbers, and how many have short numbers.
    var nameCount: UInt32 = 0
    var numberCount: UInt32 = 0
    /// The fields of folded keys, once there are such.
    var folded: FoldedKeysPointer?
    /// The way to its objects, and to this part of them.
    var path = ScanPath.root
}

/// `ObjectNode` as plain data: objects parted by their tags.
struct ScanObject {
    var count: UInt32 = 0
    /// Whether tags must be known before an object is read, since some key may tell parts.
    var needsTags = false
    var first: Int = 0
    /// The one record, while objects are not parted.
    var record: RecordPointer?
    /// The place of the parts in the ledger, from 1; 0 while no key was seen that may hold a tag.
    var parts: Int = 0
    /// What is looked for, where there are parts.
    var plan: TagPlanPointer?
    var path = ScanPath.root
}

/// `ArrayNode` as plain data. One array is open at a time.
struct ScanArray {
    var count: UInt32 = 0
    var empties: UInt32 = 0
    var first: Int = 0
    var firstEmpty: Int = 0
    var leastLength: Int = 0
    /// 0 where no array had an element.
    var greatestLength: Int = 0
    var mayBeRow = true
    /// Whether the first array is taken for no row since it begins with an object or an array; it is seen at its end.
    var isAssumedUniform = false
    var columnCount: Int = 0
    /// A node a position while the arrays may be rows, the one node of all elements afterwards.
    var columns: UnsafeMutablePointer<NodePointer>?
    /// The place of the keys that repeat in the ledger, from 1; 0 where none does.
    var repeated: Int = 0
    /// Where the open array's identities begin in the ledger's list.
    var identities: Int = 0
    var path = ScanPath.root
}
