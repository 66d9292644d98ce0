typealias FoldedKeysPointer = UnsafeMutablePointer<FoldedKeys>

/// The members of a record whose keys are folded, since they are data, as plain data.
///
/// `RecordShape.foldKeys` would fold them in the end; here the ids of a map with a million entries have one node from the
/// first, and only the keys of the open object are kept, to know which stand twice.
struct FoldedKeys {
    /// What a folded key becomes a member of.
    enum Folding {
        /// `DataKey.numbers`
        case numbers
        /// `DataKey.others`
        case others
    }

    struct Entry {
        var hash: UInt64
        var text: Bytes?
        var length: UInt32
        /// The object that has the key, as the record numbers them.
        var stamp: UInt32
    }

    var numbers: NodePointer?
    var others: NodePointer?
    /// The keys of the open object by their hash; what another object has is a free place.
    private var entries: UnsafeMutablePointer<Entry>?
    private var capacity = 0
    /// The object whose keys are counted, and how many it has.
    private(set) var stamp: UInt32 = 0
    private(set) var count = 0

    /// Notes a key of the open object: false where the object had it before.
    mutating func note(_ key: ScanLiteral, hash: UInt64, stamp: UInt32, arena: inout Arena) -> Bool {
        if self.stamp != stamp {
            self.stamp = stamp
            count = 0
        }
        if count * 2 >= capacity { grow(&arena) }
        guard let entries else { return true }
        let place = Self.place(of: key, hash: hash, stamp: stamp, in: entries, mask: capacity - 1)
        guard entries[place].stamp != stamp else { return false }
        entries[place] = Entry(hash: hash, text: key.start, length: UInt32(key.count), stamp: stamp)
        count += 1
        return true
    }

    /// The place of a key among those of an object, or where it would be.
    private static func place(
        of key: ScanLiteral,
        hash: UInt64,
        stamp: UInt32,
        in entries: UnsafeMutablePointer<Entry>,
        mask: Int
    ) -> Int {
        var place = Int(truncatingIfNeeded: hash) & mask
        while entries[place].stamp == stamp {
            let entry = entries[place]
            if entry.hash == hash, Int(entry.length) == key.count, let text = entry.text,
                ScanReader.isText(text, key.start, count: key.count)
            {
                return place
            }
            place = (place + 1) & mask
        }
        return place
    }

    private mutating func grow(_ arena: inout Arena) {
        let grown = max(16, capacity * 2)
        let table = arena.allocate(Entry.self, count: grown)
        for index in 0..<capacity {
            guard let entry = entries?[index], entry.stamp == stamp, let text = entry.text else { continue }
            let key = ScanLiteral(start: text, end: text + Int(entry.length))
            table[Self.place(of: key, hash: entry.hash, stamp: stamp, in: table, mask: grown - 1)] = entry
        }
        entries = table
        capacity = grown
    }
}

extension RecordPointer {
    /// How many members of the open object have folded keys.
    var foldedCount: Int {
        guard let folded = pointee.folded, folded.pointee.stamp == pointee.count else { return 0 }
        return folded.pointee.count
    }
}
