/// Which keys of a record are folded into one member, since they are data. It only rises, so that it commutes with merging.
package enum KeyFolding: String, CaseIterable, Hashable, Sendable, Comparable {
    /// Those that are data in any company (`DataKey.folded`).
    case data
    /// Short numbers too, of which there were many.
    case numbers
    /// All: there were too many.
    case all

    package static func < (left: Self, right: Self) -> Bool {
        rank(left) < rank(right)
    }

    private static func rank(_ folding: Self) -> Int {
        switch folding {
        case .data: 0
        case .numbers: 1
        case .all: 2
        }
    }

    /// What stands for a key under this folding; nil where the key stays.
    func folded(_ key: String) -> String? {
        if DataKey.isFolded(key) { return nil }
        if let folded = DataKey.folded(for: key) { return folded }
        if self >= .numbers, DataKey.isNumber(key) { return DataKey.numbers }
        return self == .all ? DataKey.others : nil
    }
}

extension RecordShape {
    /// Folds the keys that are data, and those of which there are too many.
    mutating func foldKeys() {
        for key in fields.keys where DataKey.folded(for: key) != nil { fold(key) }
        foldSurplusKeys()
    }

    /// Folds what merging folded records calls for.
    mutating func foldSurplusKeys() {
        if keyFolding < .all, fields.count > DataKey.maximumShortNumbers {
            let numbers = fields.keys.count(where: DataKey.isNumber)
            // Numbers that are folded in some part of the samples must not count in another.
            if fields.keys.count(where: { !DataKey.isFolded($0) }) - numbers > DataKey.maximumKeys {
                keyFolding = .all
            } else if numbers > DataKey.maximumShortNumbers {
                keyFolding = .numbers
            }
        }
        if keyFolding > .data { for key in fields.keys { fold(key) } }
        for folded in [DataKey.numbers, DataKey.others] {
            if let index = fields.index(forKey: folded) { fields.values[index].missingAt = nil }
        }
    }

    /// The same, all keys folded: those of a map.
    var withFoldedKeys: RecordShape {
        guard !fields.isEmpty else { return self }
        var record = self
        record.keyFolding = .all
        record.foldSurplusKeys()
        return record
    }

    /// Whether some keys were folded, so that the record is a map.
    package var hasFoldedKeys: Bool {
        fields[DataKey.numbers] != nil || fields[DataKey.others] != nil
    }

    private mutating func fold(_ key: String) {
        guard let target = keyFolding.folded(key), var field = fields.removeValue(forKey: key) else { return }
        // Some other key stands for it where it is missing.
        field.missingAt = nil
        fields.merge(field, forKey: target)
    }
}
