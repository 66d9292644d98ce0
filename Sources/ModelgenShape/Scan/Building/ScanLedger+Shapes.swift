import ModelgenSource

/// From plain data to the value that everyone else knows.
extension ScanLedger {
    /// What was seen at a node.
    func shape(of pointer: NodePointer) -> Shape {
        let node = pointer.pointee
        var shape = Shape()
        shape.nulls = sightings(node.nulls, node.firstNull)
        shape.booleans = sightings(node.booleans, node.firstBoolean)
        shape.trues = Int(node.trues)
        if node.numbers.count > 0 { shape.numbers = numbers(node.numbers) }
        if node.strings > 0 { shape.strings = strings(node) }
        if let arrays = node.arrays { shape.arrays = array(arrays) }
        if let objects = node.objects { shape.objects = object(objects) }
        if node.base > 0 { shape.merge(shapes[node.base - 1]) }
        return shape
    }

    private func sightings(_ count: UInt32, _ first: Int) -> Sightings {
        guard count > 0 else { return Sightings() }
        var sightings = Sightings(at: evidence(first))
        sightings.count = Int(count)
        return sightings
    }

    private func numbers(_ tally: NumberTally) -> NumberShape {
        var shape = NumberShape()
        shape.seen = sightings(tally.count, tally.first)
        shape.integers = Int(tally.integers)
        if tally.least <= tally.greatest { shape.range = tally.least...tally.greatest }
        shape.needsUInt64 = tally.flags.contains(.needsUInt64)
        shape.needsBigInteger = tally.flags.contains(.needsBigInteger)
        shape.fitsDouble = !tally.flags.contains(.notDouble)
        shape.fitsDecimal = !tally.flags.contains(.notDecimal)
        shape.areAllWhole = !tally.flags.contains(.notWhole)
        shape.isFinite = !tally.flags.contains(.notFinite)
        if !shape.isFinite { shape.notFiniteAt = evidence(tally.notFiniteAt) }
        return shape
    }

    private func strings(_ node: ScanNode) -> StringShape {
        var shape = StringShape()
        shape.seen = sightings(node.strings, node.texts.first)
        shape.empties = sightings(node.texts.empties, node.texts.firstEmpty)
        shape.forms = StringForms(rawValue: node.textState & ScanNode.anyForm)
        if !shape.forms.isDisjoint(with: .dates) {
            let codes = UnsafeBufferPointer(start: node.texts.spellings, count: node.texts.spellingCount)
            shape.spellings = Set(codes.map(SpellingCode.spelling))
        }
        if shape.forms.contains(.number), let numbers = node.texts.numbers {
            shape.numericText = self.numbers(numbers.pointee)
        }
        shape.values = node.textState & ScanNode.keepsValues == 0 ? nil : values(node)
        return shape
    }

    /// The distinct texts; nil where two are equal to Swift.
    private func values(_ node: ScanNode) -> [String: Int]? {
        guard let table = node.values else { return [:] }
        var values: [String: Int] = [:]
        values.reserveCapacity(table.pointee.count)
        for index in 0..<table.pointee.count {
            let entry = table.entries[index]
            guard values.updateValue(Int(entry.seen), forKey: table.value(entry)) == nil else { return nil }
        }
        return values
    }

    private func array(_ pointer: ArrayPointer) -> ArrayShape {
        let array = pointer.pointee
        var shape = ArrayShape()
        shape.seen = sightings(array.count, array.first)
        shape.empties = sightings(array.empties, array.firstEmpty)
        if array.greatestLength > 0 { shape.lengths = array.leastLength...array.greatestLength }
        // An array that is still open decides nothing.
        shape.mayBeRow = array.mayBeRow
        if let columns = array.columns { shape.columns = (0..<array.columnCount).map { self.shape(of: columns[$0]) } }
        if array.repeated > 0 { shape.repeatedKeys = repeatedKeys[array.repeated - 1] }
        return shape
    }

    private func object(_ pointer: ObjectPointer) -> ObjectShape {
        var shape = ObjectShape()
        shape.seen = sightings(pointer.pointee.count, pointer.pointee.first)
        if let parts = partsIfAny(of: pointer), !parts.parts.isEmpty {
            shape.candidates = parts.candidates
            shape.parts = parts.parts.mapValues { record(of: $0) }
        } else if let only = pointer.pointee.record {
            shape.parts = [TagValues(): record(of: only)]
        }
        return shape
    }

    /// What was seen of a record.
    func record(of pointer: RecordPointer) -> RecordShape {
        let record = pointer.pointee
        var shape = RecordShape()
        if record.count > 0 {
            shape.seen = sightings(record.count, record.first)
            shape.sizes = record.leastSize...record.greatestSize
            let fields = UnsafeBufferPointer(start: record.fields, count: Int(record.fieldCount))
            shape.fields.reserveCapacity(fields.count)
            for field in fields {
                let name = field.name
                shape.fields[name] = self.field(field, named: name)
            }
            var count = fields.count
            if let folded = record.folded?.pointee {
                for (key, field) in [(DataKey.numbers, folded.numbers), (DataKey.others, folded.others)] {
                    guard let field else { continue }
                    shape.fields[key] = self.field(field, named: field.name)
                    count += 1
                }
            }
            // Two keys are equal to Swift.
            if shape.fields.count < count { hasClash = true }
            shape.foldKeys()
        }
        if record.base > 0 { shape.merge(records[record.base - 1]) }
        return shape
    }

    private func field(_ pointer: NodePointer, named name: String) -> FieldShape {
        let node = pointer.pointee
        let present =
            Int(node.nulls) + Int(node.booleans) + Int(node.numbers.count) + Int(node.strings)
            + Int(node.arrays?.pointee.count ?? 0) + Int(node.objects?.pointee.count ?? 0)
        var field = FieldShape(
            shape: shape(of: pointer),
            present: present,
            placeSum: node.placeSum,
            missingAt: node.missingAt < 0 ? nil : evidence(node.missingAt)
        )
        // Where a key came in two spellings, the plain reader reads.
        field.lastSpelling = name
        return field
    }
}
