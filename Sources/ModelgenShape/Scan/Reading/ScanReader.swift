import CModelgenScan

/// Reads JSON into nodes in one pass: the fast way to the `Shape` that `JSONShapeReader` gives.
///
/// The functions take where a value begins and give where the text goes on, nil after a fault. The next key is guessed and
/// compared before it is looked for; leaves ask of a text only what their other texts have left open. A guess that proves
/// wrong, an object whose tag stands where none was known, ends the scan with a lesson for the next one.
struct ScanReader {
    let state: UnsafeMutablePointer<ScanState>

    var ledger: ScanLedger { state.pointee.ledger._withUnsafeGuaranteedRef { $0 } }

    @inline(__always) func offset(_ place: Bytes) -> Int {
        place - state.pointee.base
    }

    /// The offset of what is kept as evidence, whose line is to be told in the end.
    @inline(never) func evidence(_ place: Bytes) -> Int {
        let offset = offset(place)
        ledger.newEvidence.append(offset)
        return offset
    }

    @inline(never) func stop(_ reason: ScanStop) -> Bytes? {
        if state.pointee.stop == nil { state.pointee.stop = reason }
        return nil
    }

    /// Notes that what is read from here on is only read for further lessons: nothing after the first lesson of a text,
    /// which mostly stays the only one, else as much again, so that a text that teaches many is not read as often.
    @inline(never) func learn(at place: Bytes) {
        guard state.pointee.learningEnd == nil else { return }
        let end = state.pointee.end
        let length = max(place - state.pointee.start, ScanLessons.leastReach)
        state.pointee.learningEnd = end - place > length ? place + length : end
        guard !state.pointee.hasLessons else { return }
        state.pointee.learningEnd = place
        state.pointee.nextRelease = place
    }

    // MARK: Space

    @inline(__always) func skipSpace(_ place: Bytes) -> Bytes {
        place.pointee > 0x20 ? place : skipLongSpace(place)
    }

    @inline(__always) private func skipLongSpace(_ place: Bytes) -> Bytes {
        if place.pointee == UInt8(ascii: " "), place[1] > 0x20 { return place + 1 }
        return skipLongerSpace(place)
    }

    /// Its constants would take the registers of whoever it were a part of.
    @inline(never) private func skipLongerSpace(_ place: Bytes) -> Bytes {
        var place = place
        while true {
            let marks = ~modelgen_space_mask(place) & 0xFFFF
            if marks != 0 { return place + marks.trailingZeroBitCount }
            place += 16
        }
    }

    // MARK: Values

    /// Reads a value.
    /// - Parameter siblings: The open array that the value is an element of, where identities are noted in it.
    @inline(__always)
    func value(_ start: Bytes, into node: NodePointer, depth: Int, siblings: ArrayPointer?) -> Bytes? {
        switch start.pointee {
        case UInt8(ascii: "\""): text(start, into: node)
        case UInt8(ascii: "{"): object(start, into: node, depth: depth, siblings: siblings)
        case UInt8(ascii: "["): array(start, into: node, depth: depth)
        case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"): word(start, into: node)
        default: number(start, into: node)
        }
    }

    /// Reads `true`, `false` or `null`.
    @inline(__always) func word(_ start: Bytes, into node: NodePointer) -> Bytes? {
        let word = UnsafeRawPointer(start).loadUnaligned(as: UInt32.self).littleEndian
        if word == 0x6C6C_756E {
            if node.pointee.nulls == 0 { node.pointee.firstNull = evidence(start) }
            node.pointee.nulls &+= 1
            return start + 4
        }
        // Which of the two it is cannot be guessed, and so nothing branches on it: `f` has a bit that `t` has not.
        let isFalse = word >> 1 & 1
        let ifFalse = 0 &- isFalse
        let wanted = 0x6575_7274 ^ (ifFalse & (0x6575_7274 ^ 0x736C_6166))
        let last = UInt32(start[4] ^ UInt8(ascii: "e")) & ifFalse
        guard (word ^ wanted) | last == 0 else { return stop(.fault) }
        if node.pointee.booleans == 0 { node.pointee.firstBoolean = evidence(start) }
        node.pointee.booleans &+= 1
        node.pointee.trues &+= 1 &- isFalse
        return start + 4 + Int(isFalse)
    }

    /// Reads a string literal.
    @inline(__always) func text(_ start: Bytes, into node: NodePointer) -> Bytes? {
        let first = start + 1
        let state = node.pointee.textState
        if state == StringForms.url.rawValue, let end = url(first, into: node) { return end + 1 }
        if state == ScanNode.instants, let end = instant(first, into: node) { return end + 1 }
        let place = textEnd(first)
        node.pointee.strings &+= 1
        guard place.pointee == UInt8(ascii: "\"") else { return unusualText(from: first, at: place, into: node) }
        if node.pointee.textState != 0 || place == first { track(first, count: place - first, in: node, at: start) }
        return place + 1
    }

    /// The closing quote of a text of which nothing is asked but whether it is a URL, like all before it at the place; nil
    /// where it must be looked at more closely.
    @inline(__always) private func url(_ text: Bytes, into node: NodePointer) -> Bytes? {
        guard let end = modelgen_url_end(text) else { return nil }
        node.pointee.strings &+= 1
        return end
    }

    /// The same for a date, written as the one before it at the place: `2024-01-15T10:30:00Z`, `2024-01-15T10:30:00.123Z`.
    @inline(never) private func instant(_ text: Bytes, into node: NodePointer) -> Bytes? {
        let quote = UInt8(ascii: "\"")
        let count = text[20] == quote ? 20 : 24
        guard text[count] == quote else { return nil }
        // Nothing of what is a date is a quote or a backslash.
        let (form, spelling) = ScanDate.read(text, count: count)
        guard form == ScanNode.instants, node.pointee.texts.lastSpelling == spelling else { return nil }
        node.pointee.strings &+= 1
        return text + count
    }

    /// Reads on in a literal that is not plain ASCII.
    @inline(never)
    private func unusualText(from first: Bytes, at place: Bytes, into node: NodePointer) -> Bytes? {
        guard let literal = literal(from: first, at: place) else { return nil }
        if node.pointee.textState != 0 {
            let text = literal.hasEscapes ? unescaped(literal) : literal
            track(text.start, count: text.count, in: node, at: first - 1)
        }
        return literal.end + 1
    }
}
