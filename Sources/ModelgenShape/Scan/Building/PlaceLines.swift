import CModelgenScan
import ModelgenSource

/// The lines of a part of a text.
struct LineRun {
    /// So many bytes are counted together: what is read again to count up to a place is less. The system maps pages in such
    /// parts, too.
    static let length = 64 << 10

    /// Offsets.
    var start: Int
    var end: Int
    var newlines: Int
    /// Where the last of them stands; below 0 where there is none.
    var last = -1

    init(_ base: Bytes, from first: Bytes, to last: Bytes) {
        start = first - base
        end = last - base
        newlines = modelgen_count_newlines(first, end - start)
        guard newlines > 0 else { return }
        self.last = Self.lastNewline(before: last, notBefore: first) - base
    }

    /// The last line feed of a part that has one.
    private static func lastNewline(before end: Bytes, notBefore start: Bytes) -> Bytes {
        var place = end
        while place - start >= 16 {
            let marks = modelgen_byte_mask(place - 16, UInt8(ascii: "\n"))
            if marks != 0 { return place - 16 + (UInt32.bitWidth - 1 - marks.leadingZeroBitCount) }
            place -= 16
        }
        repeat { place -= 1 } while place > start && place.pointee != UInt8(ascii: "\n")
        return place
    }

    /// The first boundary of such parts behind a place.
    @inline(__always) static func end(behind place: Bytes) -> Bytes {
        place + (length - Int(UInt(bitPattern: place) & UInt(length - 1)))
    }
}

/// Gives the places of a shape their lines and columns, which a scan does not know of a value: it counts the lines of what
/// it gives back, and those that are between are counted here.
struct PlaceLines {
    /// In the order of their offsets, each once.
    private let positions: [SourcePosition]

    /// - Parameters:
    ///   - runs: Parts of the text, none of which overlap.
    ///   - offsets: Those of all places, in any order.
    init(_ text: ScanText, _ runs: [LineRun], of offsets: [Int]) {
        let runs = runs.sorted { $0.start < $1.start }
        var positions: [SourcePosition] = []
        positions.reserveCapacity(offsets.count)
        var pages = PagesAgain(text)
        // Lines up to a boundary of the runs, and up to the place.
        var (settled, cursor) = (LineCursor(), LineCursor())
        var next = 0
        for offset in offsets.sorted() where offset != positions.last?.offset {
            while next < runs.count, runs[next].start <= offset {
                let run = runs[next]
                if run.start > settled.offset {
                    cursor.count(to: run.start, in: text, &pages)
                    settled = cursor
                }
                guard run.end <= offset else { break }
                settled.pass(run)
                cursor = settled
                next += 1
            }
            if next < runs.count, runs[next].start <= offset, offset > runs[next].last {
                // No line ends between here and the end of the run.
                var end = settled
                end.pass(runs[next])
                positions.append(end.position(of: offset))
            } else {
                cursor.count(to: offset, in: text, &pages)
                positions.append(cursor.position(of: offset))
            }
        }
        pages.giveBack()
        self.positions = positions
    }

    /// - Parameter places: Further places of the same file.
    func set(in shape: inout Shape, and places: inout [Place]) {
        shape.settle(self)
        for index in places.indices { places[index].position.settle(self) }
    }

    fileprivate func position(of offset: Int) -> SourcePosition? {
        positions.withUnsafeBufferPointer { positions in
            var (start, end) = (0, positions.count)
            while start < end {
                let middle = (start + end) / 2
                if positions[middle].offset < offset { start = middle + 1 } else { end = middle }
            }
            return start < positions.count && positions[start].offset == offset ? positions[start] : nil
        }
    }
}

/// How many lines there are before an offset.
private struct LineCursor {
    var offset = 0
    var line = 1
    var lineStart = 0

    /// The place of an offset in this line.
    func position(of offset: Int) -> SourcePosition {
        SourcePosition(offset: offset, line: line, column: offset - lineStart + 1)
    }

    mutating func pass(_ run: LineRun) {
        line += run.newlines
        if run.newlines > 0 { lineStart = run.last + 1 }
        offset = run.end
    }

    mutating func count(to end: Int, in text: ScanText, _ pages: inout PagesAgain) {
        while offset < end {
            let first = text.start + offset
            let last = min(LineRun.end(behind: first), text.start + end)
            pages.read(first, to: last)
            pass(LineRun(text.start, from: first, to: last))
        }
    }
}

/// Pages that come to memory again, and go.
private struct PagesAgain {
    private let text: ScanText
    private var start: Bytes
    private var end: Bytes

    init(_ text: ScanText) {
        self.text = text
        start = text.start
        end = text.start
    }

    /// Notes that a part is about to be read.
    mutating func read(_ first: Bytes, to last: Bytes) {
        guard text.isMapped else { return }
        // The system maps pages on both sides too, up to the boundaries of the runs.
        let before = Int(UInt(bitPattern: first) & UInt(LineRun.length - 1))
        if first - before > end || first - start > PageRelease.step {
            giveBack()
            start = max(first - before, text.start)
        }
        end = min(LineRun.end(behind: last), text.start + text.count)
    }

    /// Gives back what was read.
    func giveBack() {
        if text.isMapped, start < end { PageRelease.release(start, to: end) }
    }
}

// Where the evidence is, it is changed: nothing is taken out and put back.

extension Shape {
    fileprivate mutating func settle(_ lines: PlaceLines) {
        nulls.settle(lines)
        booleans.settle(lines)
        update(
            numbers: { $0.settle(lines) },
            strings: { $0.settle(lines) },
            arrays: { $0.settle(lines) },
            objects: { $0.settle(lines) })
    }
}

extension StringShape {
    fileprivate mutating func settle(_ lines: PlaceLines) {
        seen.settle(lines)
        empties.settle(lines)
        numericText?.settle(lines)
    }
}

extension ArrayShape {
    fileprivate mutating func settle(_ lines: PlaceLines) {
        seen.settle(lines)
        empties.settle(lines)
        for index in columns.indices { columns[index].settle(lines) }
    }
}

extension ObjectShape {
    fileprivate mutating func settle(_ lines: PlaceLines) {
        seen.settle(lines)
        parts.forEachValue { record in
            record.seen.settle(lines)
            record.fields.forEachValue { field in
                field.shape.settle(lines)
                field.missingAt?.position.settle(lines)
            }
        }
    }
}

extension NumberShape {
    fileprivate mutating func settle(_ lines: PlaceLines) {
        seen.settle(lines)
        notFiniteAt?.position.settle(lines)
    }
}

extension Sightings {
    fileprivate mutating func settle(_ lines: PlaceLines) {
        first?.position.settle(lines)
    }
}

extension SourcePosition {
    fileprivate mutating func settle(_ lines: PlaceLines) {
        self = lines.position(of: offset) ?? self
    }
}
