import CModelgenScan
import ModelgenSource

/// Gives the places of a shape their lines and columns, which a scan does not count: only the lines up to the last place
/// of evidence are counted, once.
enum PlaceLines {
    /// - Parameter places: Further places of the same file.
    static func count(in text: ScanText, shape: inout Shape, places: inout [Place]) {
        var offsets = Set(places.map(\.position.offset))
        shape.forEachPlace { offsets.insert($0.position.offset) }
        let positions = positions(of: offsets.sorted(), in: text)
        shape.forEachPlace { $0.position = positions[$0.position.offset] ?? $0.position }
        for index in places.indices {
            places[index].position = positions[places[index].position.offset] ?? places[index].position
        }
    }

    private static func positions(of offsets: [Int], in text: ScanText) -> [Int: SourcePosition] {
        var positions: [Int: SourcePosition] = [:]
        positions.reserveCapacity(offsets.count)
        var (line, lineStart, place) = (1, 0, 0)
        var released = 0
        for offset in offsets {
            // The padding behind the text lets the last sixteen bytes be read whole.
            while place < offset {
                let length = min(16, offset - place)
                let mask = modelgen_byte_mask(text.start + place, 0x0A) & ((1 << UInt32(length)) - 1)
                if mask != 0 {
                    line += mask.nonzeroBitCount
                    lineStart = place + 32 - mask.leadingZeroBitCount
                }
                place += length
                if text.isMapped, place - released >= PageRelease.step {
                    PageRelease.release(text.start + released, to: text.start + place)
                    released = place
                }
            }
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
