import CModelgenScan

/// The inside of a string literal.
struct ScanLiteral {
    var start: Bytes
    /// Its closing quote.
    var end: Bytes
    var hasEscapes = false

    var count: Int { end - start }

    var bytes: [UInt8] { Array(UnsafeBufferPointer(start: start, count: count)) }
}

extension ScanReader {
    /// The literal that begins at a place behind its quote; nil after a fault.
    func literal(_ first: Bytes) -> ScanLiteral? {
        let place = textEnd(first)
        if place.pointee == UInt8(ascii: "\"") { return ScanLiteral(start: first, end: place) }
        return literal(from: first, at: place)
    }

    /// The first byte that ends a run of plain ASCII in a string.
    @inline(__always) func textEnd(_ first: Bytes) -> Bytes {
        // Short texts end at once; for others a call is less than a turn of a loop that is guessed wrong.
        let stops = modelgen_text_stop_mask(first)
        if stops != 0 { return first + stops.trailingZeroBitCount }
        return modelgen_text_end(first + 16)
    }

    /// The literal that is plain ASCII up to a place.
    @inline(never) func literal(from first: Bytes, at place: Bytes) -> ScanLiteral? {
        var place = place
        // Where ASCII ends; most texts with escapes are ASCII.
        var foreign: Bytes?
        var hasEscapes = false
        while place.pointee != UInt8(ascii: "\"") {
            if place.pointee == UInt8(ascii: "\\"), let next = skipEscape(place) {
                hasEscapes = true
                place = foreign == nil ? textEnd(next) : modelgen_string_end(next)
            } else {
                guard place.pointee >= 0x80, foreign == nil else {
                    _ = stop(.fault)
                    return nil
                }
                foreign = place
                place = modelgen_string_end(place)
            }
        }
        if let foreign, !modelgen_is_utf8(foreign, place - foreign) {
            _ = stop(.fault)
            return nil
        }
        return ScanLiteral(start: first, end: place, hasEscapes: hasEscapes)
    }

    private func skipEscape(_ place: Bytes) -> Bytes? {
        switch place[1] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            return place + 2
        case UInt8(ascii: "u"):
            guard let unit = codeUnit(place), !(0xDC00..<0xE000).contains(unit) else { return nil }
            guard (0xD800..<0xDC00).contains(unit) else { return place + 6 }
            guard place[6] == UInt8(ascii: "\\"), place[7] == UInt8(ascii: "u"), let second = codeUnit(place + 6),
                (0xDC00..<0xE000).contains(second)
            else { return nil }
            return place + 12
        default: return nil
        }
    }

    /// The number of `\uXXXX` at a place.
    private func codeUnit(_ place: Bytes) -> UInt32? {
        var value: UInt32 = 0
        for index in 2..<6 {
            let byte = place[index]
            guard byte.isHexDigit else { return nil }
            value = value << 4 | UInt32(byte.isDigit ? byte & 0x0F : (byte & 0x0F) + 9)
        }
        return value
    }

    /// A literal without its escapes, a quote behind it, in memory that the next call takes again.
    @inline(never) func unescaped(_ literal: ScanLiteral) -> ScanLiteral {
        if state.pointee.scratchSize < literal.count + 64 {
            let size = max(4096, (literal.count + 64) * 2)
            state.pointee.scratch.deallocate()
            state.pointee.scratch = .allocate(capacity: size)
            state.pointee.scratchSize = size
        }
        let count = unescape(literal, into: state.pointee.scratch)
        state.pointee.scratch[count] = UInt8(ascii: "\"")
        let start = Bytes(state.pointee.scratch)
        return ScanLiteral(start: start, end: start + count)
    }

    /// Writes the text of a literal, which is never longer than the literal: how many bytes it has.
    private func unescape(_ literal: ScanLiteral, into output: UnsafeMutablePointer<UInt8>) -> Int {
        var place = literal.start
        var count = 0
        while place < literal.end {
            guard place.pointee == UInt8(ascii: "\\") else {
                output[count] = place.pointee
                count += 1
                place += 1
                continue
            }
            switch place[1] {
            case UInt8(ascii: "b"): output[count] = 0x08
            case UInt8(ascii: "f"): output[count] = 0x0C
            case UInt8(ascii: "n"): output[count] = 0x0A
            case UInt8(ascii: "r"): output[count] = 0x0D
            case UInt8(ascii: "t"): output[count] = 0x09
            case UInt8(ascii: "u"):
                var value = codeUnit(place) ?? 0xFFFD
                if (0xD800..<0xDC00).contains(value) {
                    value = 0x10000 + (value - 0xD800) << 10 + ((codeUnit(place + 6) ?? 0xDC00) - 0xDC00)
                    place += 6
                }
                for byte in UTF8.encode(Unicode.Scalar(value) ?? "\u{FFFD}") ?? UTF8.encodedReplacementCharacter {
                    output[count] = byte
                    count += 1
                }
                place += 6
                continue
            default: output[count] = place[1]
            }
            count += 1
            place += 2
        }
        return count
    }
}
