import CModelgenScan
import ModelgenSource

/// The lines of a part of a text.
struct LineRun {
    /// So many bytes are counted together: what is read again to count up to a place is less.
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
        var place = last - 1
        while place.pointee != UInt8(ascii: "\n") { place -= 1 }
        self.last = place - base
    }
}

/// Gives the places of a shape their lines and columns, which a scan does not know of a value: it counts the lines of what
/// it gives back, and those that are between are counted here.
struct PlaceLines {
    private let text: ScanText
    private let runs: [LineRun]

    /// - Parameter runs: Parts of the text, none of which overlap.
    init(_ text: ScanText, _ runs: [LineRun]) {
        self.text = text
        self.runs = runs.sorted { $0.start < $1.start }
    }

    /// - Parameter places: Further places of the same file.
    func count(in shape: inout Shape, and places: inout [Place]) {
        var offsets = Set(places.map(\.position.offset))
        shape.forEachPlace { offsets.insert($0.position.offset) }
        let positions = positions(of: offsets.sorted())
        shape.forEachPlace { $0.position = positions[$0.position.offset] ?? $0.position }
        for index in places.indices {
            places[index].position = positions[places[index].position.offset] ?? places[index].position
        }
    }

    private func positions(of offsets: [Int]) -> [Int: SourcePosition] {
        var positions: [Int: SourcePosition] = [:]
        positions.reserveCapacity(offsets.count)
        var (line, lineStart, place) = (1, 0, 0)
        func add(_ run: LineRun) {
            line += run.newlines
            if run.newlines > 0 { lineStart = run.last + 1 }
            place = run.end
        }
        func add(upTo end: Int) {
            guard place < end else { return }
            let (first, last) = (text.start + place, text.start + end)
            add(LineRun(text.start, from: first, to: last))
            // Faults map pages ahead too; behind the text lies memory of others, which must be left alone.
            if text.isMapped {
                PageRelease.release(first, to: min(last + LineRun.length, text.start + text.count))
            }
        }
        var next = 0
        for offset in offsets {
            while next < runs.count, runs[next].end <= offset {
                if runs[next].start >= place {
                    add(upTo: runs[next].start)
                    add(runs[next])
                }
                next += 1
            }
            add(upTo: offset)
            positions[offset] = SourcePosition(offset: offset, line: line, column: offset - lineStart + 1)
        }
        return positions
    }
}

extension Shape {
    /// Calls a function with every place of evidence, which it may change.
    fileprivate mutating func forEachPlace(_ body: (inout Place) -> Void) {
        nulls.forEachPlace(body)
        booleans.forEachPlace(body)
        numbers?.forEachPlace(body)
        strings?.seen.forEachPlace(body)
        strings?.empties.forEachPlace(body)
        strings?.numericText?.forEachPlace(body)
        if arrays != nil {
            arrays?.seen.forEachPlace(body)
            arrays?.empties.forEachPlace(body)
            for index in 0..<(arrays?.columns.count ?? 0) { arrays?.columns[index].forEachPlace(body) }
        }
        objects?.forEachPlace(body)
    }
}

extension ObjectShape {
    fileprivate mutating func forEachPlace(_ body: (inout Place) -> Void) {
        seen.forEachPlace(body)
        for part in parts.indices {
            parts.values[part].seen.forEachPlace(body)
            for field in parts.values[part].fields.indices {
                parts.values[part].fields.values[field].shape.forEachPlace(body)
                if var missing = parts.values[part].fields.values[field].missingAt {
                    body(&missing)
                    parts.values[part].fields.values[field].missingAt = missing
                }
            }
        }
    }
}

extension NumberShape {
    fileprivate mutating func forEachPlace(_ body: (inout Place) -> Void) {
        seen.forEachPlace(body)
        if var place = notFiniteAt {
            body(&place)
            notFiniteAt = place
        }
    }
}

extension Sightings {
    fileprivate mutating func forEachPlace(_ body: (inout Place) -> Void) {
        if var place = first {
            body(&place)
            first = place
        }
    }
}
