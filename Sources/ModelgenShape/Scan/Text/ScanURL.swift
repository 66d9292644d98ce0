import CModelgenScan

/// The beginning of a URL that proved right: `https://example.com/`. The host is held to the grammar once: as long as the
/// next text begins in the same way, only the rest is looked at.
struct URLOrigin {
    private var text = SIMD32<UInt8>()
    /// Its bytes, the `/` behind the host among them; 0 for none.
    private(set) var count = 0
    /// Which bytes of `text` count.
    fileprivate var mask: (UInt32, UInt32) = (0, 0)
    /// A hash of the last that began otherwise, and how many did.
    private var other: UInt64 = 0
    private var others = 0

    /// So many URLs that begin otherwise are no reason to forget the one that many begin with; nor are more, where no two of
    /// them that follow each other begin alike.
    private static let patience = 8

    /// Takes note of the beginning of a URL, a `/` behind its host, which is another than the known one.
    mutating func learn(_ text: Bytes, count: Int) {
        let hash = Self.hash(text, count: count)
        others &+= 1
        let isAgain = other == hash
        other = hash
        guard self.count == 0 || others > Self.patience && isAgain else { return }
        others = 0
        self.count = count
        withUnsafeMutableBytes(of: &self.text) { $0.baseAddress?.copyMemory(from: text, byteCount: count) }
        mask.0 = count < 16 ? (1 &<< UInt32(count)) - 1 : 0xFFFF
        mask.1 = count < 16 ? 0 : (1 &<< UInt32(count - 16)) - 1
    }

    /// A hash that leaves out the scheme: what is left is 24 bytes at most.
    @inline(__always) private static func hash(_ text: Bytes, count: Int) -> UInt64 {
        let raw = UnsafeRawPointer(text)
        let tail = raw.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
        let head = raw.loadUnaligned(fromByteOffset: min(7, count - 8), as: UInt64.self)
        let middle = raw.loadUnaligned(fromByteOffset: min(15, count - 8), as: UInt64.self)
        let mixed = (tail &* 0x9E37_79B9_7F4A_7C15) ^ (head &* 0xC2B2_AE3D_27D4_EB4F) ^ middle
        return mixed ^ UInt64(truncatingIfNeeded: count)
    }
}

extension UnsafeMutablePointer<URLOrigin> {
    /// Whether a text begins so.
    @inline(__always) func begins(_ text: Bytes) -> Bool {
        let known = UnsafeRawPointer(self).assumingMemoryBound(to: UInt8.self)
        guard ~modelgen_equal_mask(text, known) & pointee.mask.0 == 0 else { return false }
        return pointee.mask.1 == 0 || ~modelgen_equal_mask(text + 16, known + 16) & pointee.mask.1 == 0
    }
}

/// `PlainURL` over bytes that sixteen more follow, by leaps.
enum ScanURL {
    /// The closing quote of a text that is a URL, which begins otherwise than most of its place; nil where it must be looked
    /// at more closely.
    @inline(never) static func end(of text: Bytes, besides origin: UnsafeMutablePointer<URLOrigin>) -> Bytes? {
        // No host holds a quote or a backslash: whatever is passed stands in the text.
        let start = pathStart(of: text, count: .max)
        guard start > 0 else { return nil }
        if start < 32, text[start] == UInt8(ascii: "/") { origin.pointee.learn(text, count: start + 1) }
        return modelgen_url_end(text + start)
    }

    /// Whether a text, which ends at its quote, is such a URL.
    @inline(__always)
    static func matches(_ text: Bytes, count: Int, in node: NodePointer, arena: inout Arena) -> Bool {
        if let origin = node.pointee.origin, count >= origin.pointee.count, origin.begins(text) {
            // The `/` behind the host belongs to both.
            return isTail(text + origin.pointee.count - 1, count: count - origin.pointee.count + 1)
        }
        let start = pathStart(of: text, count: count)
        guard start > 0 else { return false }
        if start < min(count, 32), text[start] == UInt8(ascii: "/") {
            let origin = node.pointee.origin ?? arena.allocate(URLOrigin.self)
            node.pointee.origin = origin
            origin.pointee.learn(text, count: start + 1)
        }
        return isTail(text + start, count: count - start)
    }

    /// Where the path begins of what begins with a scheme and a host, perhaps a port; 0 where a text does not.
    /// - Parameter count: `.max` where the text ends at the first quote.
    private static func pathStart(of text: Bytes, count: Int) -> Int {
        guard count > 7, UnsafeRawPointer(text).loadUnaligned(as: UInt32.self).littleEndian == 0x7074_7468 else {
            return 0
        }
        var place = text[4] == UInt8(ascii: "s") ? 5 : 4
        guard text[place] == UInt8(ascii: ":"), text[place + 1] == UInt8(ascii: "/"),
            text[place + 2] == UInt8(ascii: "/")
        else { return 0 }
        place += 3
        let host = place
        while place < count {
            let others = ~modelgen_host_mask(text + place) & 0xFFFF
            place += others == 0 ? 16 : others.trailingZeroBitCount
            if others != 0 { break }
        }
        place = min(place, count)
        guard place > host, text[host].isDigit || text[host].isLetter,
            text[place - 1].isDigit || text[place - 1].isLetter
        else { return 0 }
        if place < count, text[place] == UInt8(ascii: ":") {
            let port = place + 1
            var number = 0
            place = port
            while place < count, text[place].isDigit, place < port + 6 {
                number = number * 10 + Int(text[place] & 0x0F)
                place += 1
            }
            guard (1...5).contains(place - port), number <= 65_535 else { return 0 }
        }
        guard place < count else { return place }
        let mark = text[place]
        if count == .max, mark == UInt8(ascii: "\"") { return place }
        return mark == UInt8(ascii: "/") || mark == UInt8(ascii: "?") || mark == UInt8(ascii: "#") ? place : 0
    }

    /// Whether a text is path, query and fragment.
    @inline(__always) private static func isTail(_ text: Bytes, count: Int) -> Bool {
        var isFragment = false
        var place = 0
        while place < count {
            let stops = modelgen_url_stop_mask(text + place)
            guard stops != 0 else {
                place += 16
                continue
            }
            place += stops.trailingZeroBitCount
            guard place < count else { return true }
            if text[place] == UInt8(ascii: "%") {
                guard place + 2 < count, text[place + 1].isHexDigit, text[place + 2].isHexDigit else { return false }
                place += 3
            } else {
                guard text[place] == UInt8(ascii: "#"), !isFragment else { return false }
                isFragment = true
                place += 1
            }
        }
        return true
    }
}
