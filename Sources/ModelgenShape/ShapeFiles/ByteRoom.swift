/// Bytes that are written one after the other, with room made ahead of them.
///
/// An `Array` asks at every byte whether it is its own and whether there is room, which takes longer than most of what a
/// shape file consists of: a digit, a quote, a few spaces.
struct ByteRoom {
    /// What was written, and the room behind it.
    private var bytes = [UInt8](repeating: 0, count: 1 << 14)
    private var count = 0

    /// What was written.
    var text: String {
        String(decoding: bytes[..<count], as: UTF8.self)
    }

    mutating func append(_ byte: UInt8) {
        append(atMost: 1) { place in
            place.pointee = byte
            return 1
        }
    }

    @inline(__always) mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
        guard let start = text.baseAddress else { return }
        append(atMost: text.count) { place in
            place.update(from: start, count: text.count)
            return text.count
        }
    }

    /// Adds a key of the format, in quotes, and what parts it from its value.
    mutating func append(key: UnsafeBufferPointer<UInt8>) {
        guard let start = key.baseAddress else { return }
        append(atMost: key.count + 4) { place in
            place.pointee = UInt8(ascii: "\"")
            (place + 1).update(from: start, count: key.count)
            let end = place + key.count + 1
            end[0] = UInt8(ascii: "\"")
            end[1] = UInt8(ascii: ":")
            end[2] = UInt8(ascii: " ")
            return key.count + 4
        }
    }

    /// Adds a line feed and so many spaces.
    mutating func append(lineWithSpaces spaces: Int) {
        append(atMost: spaces + 1) { place in
            place.pointee = UInt8(ascii: "\n")
            (place + 1).update(repeating: UInt8(ascii: " "), count: spaces)
            return spaces + 1
        }
    }

    /// Adds the digits of a number.
    mutating func append(decimal number: UInt64) {
        append(atMost: 40) { place in
            // From the last one on, behind where they belong.
            var (rest, first) = (number, place + 40)
            repeat {
                first -= 1
                first.pointee = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
                rest /= 10
            } while rest > 0
            let count = place + 40 - first
            place.update(from: first, count: count)
            return count
        }
    }

    /// Adds what a function writes, which gives how much that was.
    @inline(__always)
    private mutating func append(atMost most: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Int) {
        if bytes.count - count < most { bytes += repeatElement(0, count: max(bytes.count, most)) }
        let start = count
        count += bytes.withUnsafeMutableBufferPointer { room in
            room.baseAddress.map { write($0 + start) } ?? 0
        }
    }
}
