typealias TextTable = UnsafeMutablePointer<TextTableHead>

/// The distinct texts of a place and how often each was seen: a hash table in one piece of memory, behind this head.
struct TextTableHead {
    /// Slots less one; their number is a power of two and at least twice `count`.
    var mask = 0
    var count = 0
}

/// A text of at most 48 bytes; free where `seen` is 0.
struct TextSlot {
    var text = (SIMD16<UInt8>(), SIMD16<UInt8>(), SIMD16<UInt8>())
    var hash: UInt32 = 0
    var length: UInt32 = 0
    var seen: UInt32 = 0
}

extension TextTable {
    static let headSize = 64
    static let leastSlots = 4
    static let mostSlots = 2 * StringShape.maximumValues

    static func size(slots: Int) -> Int {
        headSize + slots * MemoryLayout<TextSlot>.stride
    }

    var slots: UnsafeMutablePointer<TextSlot> {
        (UnsafeMutableRawPointer(self) + Self.headSize).assumingMemoryBound(to: TextSlot.self)
    }

    /// The slots that hold a text.
    var taken: [UnsafeMutablePointer<TextSlot>] {
        (0...pointee.mask).map { slots + $0 }.filter { $0.pointee.seen > 0 }
    }
}

extension UnsafeMutablePointer<TextSlot> {
    var text: Bytes {
        UnsafeRawPointer(self).assumingMemoryBound(to: UInt8.self)
    }

    var value: String {
        String(decoding: UnsafeBufferPointer(start: text, count: Int(pointee.length)), as: UTF8.self)
    }
}
