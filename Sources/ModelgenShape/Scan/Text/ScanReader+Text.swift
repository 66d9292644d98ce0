import CModelgenScan

extension ScanReader {
    /// Notes what a text is: its form, and itself while the distinct texts are few.
    /// - Parameters:
    ///   - text: Its bytes, without escapes; a quote and 63 bytes more behind the last can be read.
    ///   - place: Where its literal begins.
    @inline(never) func track(_ text: Bytes, count: Int, in node: NodePointer, at place: Bytes) {
        // Of the first text at a place everything is asked.
        if node.pointee.strings == 1 { node.pointee.texts.first = evidence(place) }
        guard count > 0 else {
            if node.pointee.texts.empties == 0 { node.pointee.texts.firstEmpty = evidence(place) }
            node.pointee.texts.empties &+= 1
            return
        }
        let state = node.pointee.textState
        let forms = state & ScanNode.anyForm
        if forms != 0 { trackForms(of: text, count: count, among: forms, in: node, at: place) }
        if state & ScanNode.keepsValues != 0 { keep(text, count: count, in: node) }
    }

    // MARK: Forms

    /// Asks what is still open of the forms. Once a form is alone it has a short way of its own, which says yes or leaves
    /// the answer to the plain reader's grammars.
    @inline(__always)
    private func trackForms(of text: Bytes, count: Int, among forms: UInt16, in node: NodePointer, at place: Bytes) {
        switch forms {
        case StringForms.url.rawValue:
            if modelgen_url_end(text) == text + count { return }
        case StringForms.lowercaseUUID.rawValue:
            if ScanUUID.isLowercase(text, count: count) { return }
        case StringForms.uppercaseUUID.rawValue:
            if ScanUUID.isUppercase(text, count: count) { return }
        case ScanNode.instants, ScanNode.localTimes, ScanNode.spacedTimes, StringForms.dayAndTime.rawValue,
            StringForms.day.rawValue:
            let (found, spelling) = ScanDate.read(text, count: count)
            if found & forms == forms {
                if node.pointee.texts.lastSpelling != spelling { add(spelling, to: node) }
                return
            }
        case StringForms.number.rawValue:
            if let numbers = node.pointee.texts.numbers, isNumber(text, count: count) {
                _ = number(text, into: numbers, at: place)
                return
            }
        default: break
        }
        decideForms(of: text, count: count, among: forms, in: node, at: place)
    }

    /// Whether a text is a number and nothing else.
    @inline(__always) private func isNumber(_ text: Bytes, count: Int) -> Bool {
        var place = text
        if place.pointee == UInt8(ascii: "-") { place += 1 }
        guard place.pointee.isDigit, place.pointee != UInt8(ascii: "0") || !place[1].isDigit else { return false }
        place = Self.behindDigits(place)
        if place.pointee == UInt8(ascii: "."), place[1].isDigit { place = Self.behindDigits(place + 1) }
        return place == text + count
    }

    /// Holds a text to the grammars, as the plain reader does.
    @inline(never)
    private func decideForms(of text: Bytes, count: Int, among forms: UInt16, in node: NodePointer, at place: Bytes) {
        let bytes = Array(UnsafeBufferPointer(start: text, count: count))
        let found = TextForms(of: bytes[...], among: StringForms(rawValue: forms))
        node.pointee.textState &= ~ScanNode.anyForm | found.forms.rawValue
        if let spelling = found.spelling, !found.forms.isDisjoint(with: .dates) {
            add(SpellingCode.code(of: spelling), to: node)
        }
        guard found.forms.contains(.number) else { return }
        let numbers = node.pointee.texts.numbers ?? state.pointee.arena.allocate(NumberTally.self)
        if node.pointee.texts.numbers == nil {
            numbers.pointee.reset()
            node.pointee.texts.numbers = numbers
        }
        // The grammar was checked on the copy, which ends where the text does; so does the number.
        let padded = bytes + [UInt8](repeating: 0, count: 16)
        padded.withUnsafeBufferPointer { buffer in
            if let start = buffer.baseAddress { _ = number(start, into: numbers, at: place) }
        }
    }

    /// Notes how a date was written.
    @inline(never) private func add(_ spelling: UInt32, to node: NodePointer) {
        node.pointee.texts.lastSpelling = spelling
        let count = node.pointee.texts.spellingCount
        let old = node.pointee.texts.spellings
        if let old, UnsafeBufferPointer(start: old, count: count).contains(spelling) { return }
        if count == 0 || count >= 16 && count & (count - 1) == 0 {
            let grown = state.pointee.arena.allocate(UInt32.self, count: max(16, count * 2))
            if let old { grown.update(from: old, count: count) }
            node.pointee.texts.spellings = grown
        }
        node.pointee.texts.spellings?[count] = spelling
        node.pointee.texts.spellingCount = count + 1
    }

    // MARK: Values

    /// Counts a text among the distinct ones, or gives them up.
    @inline(__always) private func keep(_ text: Bytes, count: Int, in node: NodePointer) {
        // Many places have one text: what tells the objects of a part.
        if let table = node.pointee.values, table.pointee.count == 1, table.isFirst(text, count: count) {
            table.entries.pointee.seen &+= 1
            return
        }
        guard count <= StringShape.maximumValueLength else { return giveUpValues(of: node) }
        let hash = Self.hash(text, count: count)
        if let table = node.pointee.values, let entry = table.entry(text, count: count, hash: hash) {
            entry.pointee.seen &+= 1
        } else {
            insert(text, count: count, hash: hash, in: node)
        }
    }

    @inline(never) private func insert(_ text: Bytes, count: Int, hash: UInt32, in node: NodePointer) {
        if let table = node.pointee.values, table.pointee.count == StringShape.maximumValues {
            return giveUpValues(of: node)
        }
        var table = node.pointee.values ?? state.pointee.table(rank: 0)
        while !table.hasRoom(for: count) {
            let grown = state.pointee.table(rank: Int(table.pointee.rank) + 1)
            grown.add(table)
            state.pointee.free(table)
            table = grown
        }
        table.add(text, count: count, hash: hash, seen: 1)
        node.pointee.values = table
    }

    @inline(never) private func giveUpValues(of node: NodePointer) {
        node.pointee.textState &= ~ScanNode.keepsValues
        if let table = node.pointee.values { state.pointee.free(table) }
        node.pointee.values = nil
    }

    /// A hash of the first and last bytes; what lies between them in longer texts only costs time.
    @inline(__always) private static func hash(_ text: Bytes, count: Int) -> UInt32 {
        let head = modelgen_prefix(text, min(count, 16))
        var mixed = head.low ^ head.high &* 0xFF51_AFD7_ED55_8CCD ^ UInt64(truncatingIfNeeded: count)
        if count > 16 {
            let tail = UnsafeRawPointer(text + (count &- 16))
            mixed ^= tail.loadUnaligned(as: UInt64.self) &* 0xC2B2_AE3D_27D4_EB4F
            mixed = mixed << 31 | mixed >> 33
            mixed ^= tail.loadUnaligned(fromByteOffset: 8, as: UInt64.self) &* 0x9E37_79B9_7F4A_7C15
        }
        // Every byte has a say in the uppermost bits alone, and the lowest tell the place.
        mixed = mixed &* 0x9E37_79B9_7F4A_7C15
        return UInt32(truncatingIfNeeded: mixed >> 32 ^ mixed >> 54)
    }
}
