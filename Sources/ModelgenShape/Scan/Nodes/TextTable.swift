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
    /// Eight times as many slots as entries, since every two texts in one slot are a guess that often goes wrong.
    private static let slotsPerEntry = 8
    static let leastSize = 256
    static let greatestRank = 5

    var count = 0
    /// Bytes of texts.
    var used = 0
    /// Of the size: 256 bytes, doubled so often.
    let rank: UInt32
    /// A power of two.
    let slotCount: UInt32

    init(rank: Int) {
        self.rank = UInt32(rank)
        slotCount = UInt32(4 * Self.slotsPerEntry) << self.rank
    }

    /// How many texts there may be.
    @inline(__always) var capacity: Int { Int(slotCount) / Self.slotsPerEntry }

    /// Where the entries begin, and their texts.
    @inline(__always) var entriesOffset: Int { MemoryLayout<Self>.stride &+ Int(slotCount) }
    @inline(__always) var textsOffset: Int { entriesOffset &+ capacity &* MemoryLayout<TextEntry>.stride }
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

    /// 0 for a free one, else an entry's place and 1.
    @inline(__always) private var slots: UnsafeMutablePointer<UInt8> {
        UnsafeMutableRawPointer(self + 1).assumingMemoryBound(to: UInt8.self)
    }

    @inline(__always) var entries: UnsafeMutablePointer<TextEntry> {
        (UnsafeMutableRawPointer(self) + pointee.entriesOffset).assumingMemoryBound(to: TextEntry.self)
    }

    @inline(__always) private var texts: UnsafeMutablePointer<UInt8> {
        (UnsafeMutableRawPointer(self) + pointee.textsOffset).assumingMemoryBound(to: UInt8.self)
    }

    /// Whether a text is that of the first entry.
    @inline(__always) func isFirst(_ text: Bytes, count: Int) -> Bool {
        entries.pointee.length == UInt32(truncatingIfNeeded: count)
            && ScanReader.isText(Bytes(texts + Int(entries.pointee.start)), text, count: count)
    }

    /// The entry of a text; nil where there is none.
    @inline(__always) func entry(_ text: Bytes, count: Int, hash: UInt32) -> UnsafeMutablePointer<TextEntry>? {
        var slot = hash
        while true {
            let index = Int(slots[Int(truncatingIfNeeded: slot & mask)])
            guard index != 0 else { return nil }
            let entry = entries + (index &- 1)
            if entry.pointee.hash == hash, entry.pointee.length == UInt32(truncatingIfNeeded: count),
                ScanReader.isText(Bytes(texts + Int(entry.pointee.start)), text, count: count)
            {
                return entry
            }
            slot &+= 1
        }
    }

    @inline(__always) private var mask: UInt32 { pointee.slotCount &- 1 }

    /// Whether there is room for one text more, and the sixteen bytes that are written at once.
    func hasRoom(for count: Int) -> Bool {
        let end = pointee.textsOffset + pointee.used + count + 16
        return pointee.count < pointee.capacity && end <= Self.size(rank: Int(pointee.rank))
    }

    /// Adds a text, which is not there and for which there is room.
    func add(_ text: Bytes, count: Int, hash: UInt32, seen: UInt32) {
        let start = pointee.used
        entries[pointee.count] = TextEntry(hash: hash, seen: seen, length: UInt32(count), start: UInt32(start))
        ScanReader.copy(text, to: texts + start, count: count)
        pointee.used += count
        pointee.count += 1
        var slot = hash
        while slots[Int(truncatingIfNeeded: slot & mask)] != 0 { slot &+= 1 }
        slots[Int(truncatingIfNeeded: slot & mask)] = UInt8(pointee.count)
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
        table.initialize(to: TextTableHead(rank: rank))
        return table
    }

    /// Keeps a table for the next that needs one of its size.
    mutating func free(_ table: TextTable) {
        freeTables[Int(table.pointee.rank)] = table
    }
}
