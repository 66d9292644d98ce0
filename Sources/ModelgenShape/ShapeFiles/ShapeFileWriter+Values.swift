import ModelgenSource

/// The small values of a shape file.
extension ShapeFileWriter {
    typealias Members = [(key: String, value: String)]

    /// `{"seen": 3, "first": "users.json:3:14#210"}`
    static func text(of sightings: Sightings) -> String {
        object(of: members(of: sightings))
    }

    static func members(of sightings: Sightings) -> Members {
        [("seen", "\(sightings.count)")] + (sightings.first.map { [("first", text(of: $0))] } ?? [])
    }

    /// `"users.json:3:14#210"`: the file without its folder, line, column and offset.
    static func text(of place: Place) -> String {
        let position = place.position
        let name = FilePath.name(of: place.file)
        return ModelgenSource.JSONText.quoted("\(name):\(position.line):\(position.column)#\(position.offset)")
    }

    /// `[1, 4]`
    static func text(of range: ClosedRange<Int>) -> String {
        "[\(range.lowerBound), \(range.upperBound)]"
    }

    static func text(of numbers: NumberShape) -> String {
        var members = members(of: numbers.seen)
        if numbers.integers > 0 { members.append(("integers", "\(numbers.integers)")) }
        if let range = numbers.range.map(NumberSteps.widened) {
            members.append(("range", "[\(range.lowerBound), \(range.upperBound)]"))
        }
        let needs = NumberNeed.allCases.filter { numbers[keyPath: $0.path] == $0.valueWhenNeeded }
        if !needs.isEmpty { members.append(("needs", JSONLines.list(needs.map(\.rawValue)))) }
        if let place = numbers.notFiniteAt { members.append(("notFinite", text(of: place))) }
        return object(of: members)
    }

    /// What there is to say of texts, but the texts themselves.
    static func members(of strings: StringShape) -> Members {
        var members = members(of: strings.seen)
        if strings.empties.count > 0 { members.append(("empty", text(of: strings.empties))) }
        // The forms of no text at all are not told.
        if strings.valueCount > 0 { members.append(("forms", JSONLines.list(strings.forms.names))) }
        if !strings.spellings.isEmpty {
            members.append(("spellings", JSONLines.list(strings.spellings.sorted().map(\.text))))
        }
        if let numbers = strings.numericText { members.append(("numeric", text(of: numbers))) }
        return members
    }

    static func object(of members: Members) -> String {
        "{" + members.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ") + "}"
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
