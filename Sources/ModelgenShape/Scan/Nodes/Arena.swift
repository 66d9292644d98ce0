#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Memory for the nodes of one reading: handed out from blocks, given back all at once.
///
/// Nodes are plain data behind raw pointers: on the way of a gigabyte nothing is counted, locked or copied.
struct Arena {
    private static let firstBlock = 32 << 10
    private static let greatestBlock = 1 << 20
    private static let leastMapping = 256 << 10
    private static let alignment = 64
    /// So much behind the end of a block can be read, as sixteen bytes at once are.
    private static let padding = 64

    private struct Block {
        var start: UnsafeMutableRawPointer
        var size: Int
        var isMapped: Bool
    }

    private var blocks: [Block] = []
    private var cursor = 0
    private var limit = 0

    /// Memory of zeros, on a boundary of 64 bytes.
    mutating func allocate(_ size: Int) -> UnsafeMutableRawPointer {
        let size = (size + Self.alignment - 1) & ~(Self.alignment - 1)
        if size <= limit - cursor, let block = blocks.last {
            defer { cursor += size }
            return block.start + cursor
        }
        limit = max(size, min(Self.firstBlock << min(blocks.count, 5), Self.greatestBlock))
        let block = Self.zeros(limit + Self.padding)
        blocks.append(block)
        cursor = size
        return block.start
    }

    /// Zeros: of large blocks the system makes the pages when they are first written to; small ones are used up as a rule,
    /// and many small texts take them in turns.
    private static func zeros(_ size: Int) -> Block {
        if size >= leastMapping,
            let pages = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0), pages != MAP_FAILED
        {
            return Block(start: pages, size: size, isMapped: true)
        }
        let block = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: alignment)
        block.initializeMemory(as: UInt8.self, repeating: 0, count: size)
        return Block(start: block, size: size, isMapped: false)
    }

    /// Memory of zeros for values of a type that has no pointers to count.
    mutating func allocate<Value>(_ type: Value.Type, count: Int = 1) -> UnsafeMutablePointer<Value> {
        allocate(MemoryLayout<Value>.stride * count).bindMemory(to: type, capacity: count)
    }

    /// A copy of bytes with one more behind it, and 16 that may be read.
    mutating func copy(_ bytes: Bytes, count: Int, last: UInt8 = 0) -> Bytes {
        let copy = allocate(UInt8.self, count: count + 17)
        copy.update(from: bytes, count: count)
        copy[count] = last
        return Bytes(copy)
    }

    /// Gives everything back.
    mutating func free() {
        for block in blocks {
            if block.isMapped { munmap(block.start, block.size) } else { block.start.deallocate() }
        }
        blocks = []
        cursor = 0
        limit = 0
    }
}

/// A place in a text that is read: 16 bytes behind its end can be read too, and the first of them is 0.
typealias Bytes = UnsafePointer<UInt8>
