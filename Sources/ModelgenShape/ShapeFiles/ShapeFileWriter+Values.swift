import ModelgenSource

/// The small values of a shape file.
extension ShapeFileWriter {
    /// `"null": {"seen": 3, "first": "users.json:3:14#210"}`; nothing where there was none.
    mutating func write(_ key: StaticString, _ sightings: Sightings) {
        guard sightings.count > 0 else { return }
        lines.key(key)
        lines.open(isFlat: true)
        write(sightings)
        lines.close()
    }

    /// Members; the object around them is open.
    mutating func write(_ sightings: Sightings) {
        lines.member("seen", sightings.count)
        if let first = sightings.first { write("first", first) }
    }

    /// `"first": "users.json:3:14#210"`: the file without its folder, line, column and offset.
    mutating func write(_ key: StaticString, _ place: Place) {
        if place.file != file {
            file = place.file
            fileName = FilePath.name(of: file)
        }
        lines.key(key)
        lines.append("\"")
        lines.escape(fileName)
        lines.append(":")
        lines.append(place.position.line)
        lines.append(":")
        lines.append(place.position.column)
        lines.append("#")
        lines.append(place.position.offset)
        lines.append("\"")
    }

    /// `"number": {"seen": 3, "first": …, "integers": 3}`
    mutating func write(_ key: StaticString, _ numbers: NumberShape) {
        lines.key(key)
        lines.open(isFlat: true)
        write(numbers.seen)
        if numbers.integers > 0 { lines.member("integers", numbers.integers) }
        if let range = numbers.range.map(NumberSteps.widened) { lines.member("range", range) }
        let needs = NumberNeed.allCases.filter { $0.isNeeded(by: numbers) }
        if !needs.isEmpty { lines.member("needs", needs.map(\.rawValue)) }
        if let place = numbers.notFiniteAt { write("notFinite", place) }
        lines.close()
    }

    /// What there is to say of texts, but the texts themselves: members; the object around them is open.
    mutating func write(_ strings: StringShape) {
        write(strings.seen)
        write("empty", strings.empties)
        // The forms of no text at all are not told.
        if strings.valueCount > 0 { lines.member("forms", strings.forms.names) }
        if !strings.spellings.isEmpty { lines.member("spellings", strings.spellings.sorted().map(\.text)) }
        if let numbers = strings.numericText { write("numeric", numbers) }
    }
}

extension ObjectShape {
    /// The same objects, all candidates for tags dropped.
    var withoutTags: ObjectShape {
        var objects = self
        objects.parts = parts.isEmpty ? [:] : [TagValues(): record]
        return objects
    }

    /// The same objects as a map: its keys are data, those among them that tags have too.
    var asMap: ObjectShape {
        var objects = withoutTags
        objects.candidates = []
        objects.parts = objects.parts.mapValues(\.withFoldedKeys)
        return objects
    }
}
