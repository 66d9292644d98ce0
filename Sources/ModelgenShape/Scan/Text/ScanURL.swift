import CModelgenScan

/// The beginning of a URL that proved right: `https://example.com/`.
struct URLOrigin {
    var text = SIMD32<UInt8>()
    /// Its bytes, the `/` behind the host among them; 0 for none.
    var count = 0
}

/// The quick way to say of most URLs that they are of the grammar of `PlainURL`.
enum ScanURL {
    /// Whether a text is such a URL; false where only `PlainURL` can tell.
    ///
    /// The host is held to the grammar once: as long as the next text begins in the same way, only the rest is looked at.
    @inline(__always)
    static func matches(_ text: Bytes, count: Int, in node: NodePointer, arena: inout Arena) -> Bool {
        var start = 0
        if let origin = node.pointee.texts.origin {
            let known = UnsafeRawPointer(origin).assumingMemoryBound(to: UInt8.self)
            let length = origin.pointee.count
            if length > 0, length <= count, begins(text, with: known, count: length) { start = length }
        }
        if start == 0 {
            start = learn(text, count: count, in: node, arena: &arena)
            guard start > 0 else { return false }
        }
        return isPlain(text + start, count: count - start)
    }

    @inline(__always) private static func begins(_ text: Bytes, with known: Bytes, count: Int) -> Bool {
        let first: UInt32 = count < 16 ? (1 &<< UInt32(count)) - 1 : 0xFFFF
        guard modelgen_equal_mask(text, known) & first == first else { return false }
        guard count > 16 else { return true }
        let rest: UInt32 = (1 &<< UInt32(count - 16)) - 1
        return modelgen_equal_mask(text + 16, known + 16) & rest == rest
    }

    /// Whether a path holds no character but those of RFC 3986, none escaped, and no fragment.
    @inline(__always) private static func isPlain(_ text: Bytes, count: Int) -> Bool {
        var place = 0
        while place < count {
            let stops = modelgen_url_stop_mask(text + place)
            if stops != 0 { return place + stops.trailingZeroBitCount >= count }
            place += 16
        }
        return true
    }

    /// Where the path of a URL begins, whose scheme and host are right and short enough to be kept; else 0.
    @inline(never)
    private static func learn(_ text: Bytes, count: Int, in node: NodePointer, arena: inout Arena) -> Int {
        let head = UnsafeBufferPointer(start: text, count: min(count, 32))
        guard let mark = head.firstIndex(of: UInt8(ascii: ":")), mark + 3 < head.count,
            let slash = head[(mark + 3)...].firstIndex(of: UInt8(ascii: "/")),
            PlainURL.matches(Array(head[...slash])[...])
        else { return 0 }
        let origin = node.pointee.texts.origin ?? arena.allocate(URLOrigin.self)
        node.pointee.texts.origin = origin
        UnsafeMutableRawPointer(origin).copyMemory(from: text, byteCount: slash + 1)
        origin.pointee.count = slash + 1
        return slash + 1
    }
}
