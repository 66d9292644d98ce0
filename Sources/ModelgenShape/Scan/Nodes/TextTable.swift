import CModelgenScan

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

typealias TextTable = UnsafeMutablePointer<TextTableHead>

/// The distinct texts of a place and how often each was seen, in one piece of memory: this head, a byte for each slot of a
/// hash table, the entries in their order, and their texts.
///
/// Most places have few and short texts, and there may be thousands of places: a table takes 256 bytes at first and twice
/// as much each time that it is full.
struct TextTableHead {
    /// Of the size: 256 bytes, doubled so often.
    var rank = 0
    var count = 0
    /// Bytes of texts.
    var used = 0

    static let leastSize = 256
    static let greatestRank = 5
    static let size = MemoryLayout<TextTableHead>.stride
}

struct TextEntry {
    var hash: UInt32
    var seen: UInt32
    var length: UInt32
    /// Where the text begins among the texts.
    var start: UInt32
}

extension TextTable {
    static func size(rank: Int) -> Int {
        TextTableHead.leastSize << rank
    }

    /// How many texts there may be.
    @inline(__always) private var capacity: Int { 4 << pointee.rank }

    /// Eight times as many slots as entries, since every two texts in one slot are a guess that often goes wrong: 0 for a
    /// free one, else an entry's place and 1.
    @inline(__always) private var slotCount: Int { 8 * capacity }

    @inline(__always) private var slots: UnsafeMutablePointer<UInt8> {
        (UnsafeMutableRawPointer(self) + TextTableHead.size).assumingMemoryBound(to: UInt8.self)
    }

    @inline(__always) var entries: UnsafeMutablePointer<TextEntry> {
        (UnsafeMutableRawPointer(slots) + slotCount).assumingMemoryBound(to: TextEntry.self)
    }

    @inline(__always) private var texts: UnsafeMutablePointer<UInt8> {
        (UnsafeMutableRawPointer(entries) + capacity * MemoryLayout<TextEntry>.stride)
            .assumingMemoryBound(to: UInt8.self)
    }

    /// The entry of a text; nil where there is none.
    @inline(__always) func entry(_ text: Bytes, count: Int, hash: UInt32) -> UnsafeMutablePointer<TextEntry>? {
        let slots = slots
        let entries = entries
        let mask = slotCount - 1
        var index = Int(truncatingIfNeeded: hash) & mask
        while slots[index] != 0 {
            let entry = entries + (Int(slots[index]) - 1)
            if entry.pointee.hash == hash, entry.pointee.length == UInt32(truncatingIfNeeded: count),
                ScanReader.isText(Bytes(texts + Int(entry.pointee.start)), text, count: count)
            {
                return entry
            }
            index = (index + 1) & mask
        }
        return nil
    }

    /// Whether there is room for one text more, and the sixteen bytes that are written at once.
    func hasRoom(for count: Int) -> Bool {
        let head = UnsafeMutableRawPointer(texts) - UnsafeMutableRawPointer(self)
        return pointee.count < capacity && head + pointee.used + count + 16 <= Self.size(rank: pointee.rank)
    }

    /// Adds a text, which is not there and for which there is room.
    func add(_ text: Bytes, count: Int, hash: UInt32, seen: UInt32) {
        entries[pointee.count] = TextEntry(
            hash: hash, seen: seen, length: UInt32(count), start: UInt32(pointee.used))
        ScanReader.copy(text, to: texts + pointee.used, count: count)
        pointee.used += count
        pointee.count += 1
        let mask = slotCount - 1
        var index = Int(truncatingIfNeeded: hash) & mask
        while slots[index] != 0 { index = (index + 1) & mask }
        slots[index] = UInt8(pointee.count)
    }

    /// Adds what another table holds.
    func add(_ other: TextTable) {
        for index in 0..<other.pointee.count {
            let entry = other.entries[index]
            let text = Bytes(other.texts + Int(entry.start))
            add(text, count: Int(entry.length), hash: entry.hash, seen: entry.seen)
        }
    }

    /// The text of an entry.
    func value(_ entry: TextEntry) -> String {
        let text = UnsafeBufferPointer(start: texts + Int(entry.start), count: Int(entry.length))
        return String(decoding: text, as: UTF8.self)
    }
}

extension ScanState {
    /// An empty table.
    mutating func table(rank: Int) -> TextTable {
        let size = TextTable.size(rank: rank)
        let kept = freeTables[rank]
        freeTables[rank] = nil
        let table = kept ?? arena.allocate(size).bindMemory(to: TextTableHead.self, capacity: 1)
        if let kept { UnsafeMutableRawPointer(kept).initializeMemory(as: UInt8.self, repeating: 0, count: size) }
        table.pointee.rank = rank
        return table
    }

    /// Keeps a table for the next that needs one of its size.
    mutating func free(_ table: TextTable) {
        freeTables[table.pointee.rank] = table
    }
}
