typealias NodePointer = UnsafeMutablePointer<ScanNode>

/// A place of the documents while they are scanned, and the member of a record that leads there: `ShapeNode` and
/// `FieldNode` as plain data. All zeros is a fresh node but for what `reset` sets.
///
/// What every value touches stands in the first 64 bytes, which are one line of the cache.
struct ScanNode {
    /// Set in `textState` while the distinct texts are kept; the bits below are `StringForms`.
    static let keepsValues: UInt16 = 1 << 15
    static let anyForm: UInt16 = StringForms.all.rawValue
    /// The forms of a place where every text is an instant, a local time with `T`, one with a space.
    static var instants: UInt16 { StringForms.instant.rawValue | StringForms.dayAndTime.rawValue }
    static var localTimes: UInt16 { StringForms.localTime.rawValue | StringForms.dayAndTime.rawValue }
    static var spacedTimes: UInt16 { StringForms.spacedTime.rawValue | StringForms.dayAndTime.rawValue }

    struct Flags: OptionSet {
        let rawValue: UInt8
        /// The key may hold a tag.
        static let candidate = Flags(rawValue: 1)
        /// The key says identity.
        static let identity = Flags(rawValue: 2)
        /// The key stood twice in an object.
        static let repeated = Flags(rawValue: 4)
    }

    // The member: the first 16 bytes of its key and the quote behind it, as they stand in the text.
    var head = SIMD16<UInt8>()
    /// The field that followed last.
    var next: NodePointer?
    /// Which bytes of `head` count.
    var headMask: UInt32 = 0
    var keyLength: UInt32 = 0
    /// The object in which the member was seen last, as its record numbers them.
    var stamp: UInt32 = 0
    var textState: UInt16 = 0
    var flags: Flags = []
    /// 1 while no object lacked the member.
    var isComplete: UInt8 = 0
    var placeSum: UInt64 = 0
    var strings: UInt32 = 0
    var booleans: UInt32 = 0
    /// The place of the key's spelling among those that may hold tags, where it is a candidate.
    var tag: UInt32 = 0
    var trues: UInt32 = 0

    // 64 bytes so far.
    /// The field that followed before `next` did.
    var other: NodePointer?
    var numbers = NumberTally()
    var values: TextTable?
    var nulls: UInt32 = 0

    var texts = TextTally()
    var firstBoolean: Int = 0
    var firstNull: Int = 0
    var arrays: ArrayPointer?
    var objects: ObjectPointer?

    var key: Bytes?
    var hash: UInt64 = 0
    /// The first object that lacks the member; below 0 where none does.
    var missingAt: Int = 0
    /// What was seen before this node was made: a place in the ledger's list of shapes, from 1; 0 for nothing.
    var base: Int = 0
    var path = ScanPath.root

    mutating func reset(path: ScanPath) {
        textState = Self.anyForm | Self.keepsValues
        missingAt = -1
        self.path = path
        numbers.reset()
    }
}

/// `NumberShape` as plain data.
struct NumberTally {
    struct Flags: OptionSet {
        let rawValue: UInt32
        static let needsUInt64 = Flags(rawValue: 1)
        static let needsBigInteger = Flags(rawValue: 2)
        static let notDouble = Flags(rawValue: 4)
        static let notDecimal = Flags(rawValue: 8)
        static let notFinite = Flags(rawValue: 16)
        static let notWhole = Flags(rawValue: 32)
    }

    var count: UInt32 = 0
    var integers: UInt32 = 0
    var least = Int64.max
    var greatest = Int64.min
    var first: Int = 0
    var notFiniteAt: Int = 0
    var flags: Flags = []

    mutating func reset() {
        least = .max
        greatest = .min
    }
}

/// What `StringShape` keeps beside counts, forms and values.
struct TextTally {
    var first: Int = 0
    var firstEmpty: Int = 0
    var empties: UInt32 = 0
    /// How dates were written, as `SpellingCode` packs it: the last and all.
    var lastSpelling: UInt32 = 0
    var spellings: UnsafeMutablePointer<UInt32>?
    var spellingCount: Int = 0
    /// The numbers that the texts spell.
    var numbers: UnsafeMutablePointer<NumberTally>?
}
