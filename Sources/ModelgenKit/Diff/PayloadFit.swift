import ModelgenResolve
import ModelgenShape
import ModelgenSwift

/// Whether a model decodes what was seen at a place of other payloads, as far as shapes tell; what is inside the place's
/// objects and arrays is judged there.
struct PayloadFit {
    private let side: ModelSide

    init(_ side: ModelSide) {
        self.side = side
    }

    /// - Parameters:
    ///   - site: A place of the model.
    ///   - shape: What the other payloads hold there.
    func decodes(_ site: ModelSite, _ shape: Shape) -> Bool {
        guard let value = site.value else { return true }
        if shape.nulls.count > 0, !site.isOptional, value.type != .json { return false }
        return decodes(value, shape)
    }

    /// Whether a place that holds numbers, and nothing but them, decodes those of other payloads; true where it holds others.
    func decodesNumbers(_ site: ModelSite, _ shape: Shape) -> Bool {
        switch site.value?.type {
        case .int, .uint64, .double, .decimal: decodes(site, shape.only(.number))
        default: true
        }
    }

    private func decodes(_ value: Value, _ shape: Shape) -> Bool {
        var rest = shape
        rest.nulls = Shape().nulls
        if value.readsEmptyAsNil { Self.removeEmpties(from: &rest) }
        switch value.container {
        case .oneOrMany:
            rest.arrays = nil
            return side.elementType(of: value.type).map { decodes(Value($0), rest) } ?? true
        case .indexed:
            rest.objects = nil
        case .plain, .lossy: break
        }
        if value.isLenientNumber, rest.strings?.forms.contains(.number) == true, rest.strings?.empties.count == 0 {
            rest.strings = nil
        }
        if value.isLenientBoolean {
            rest.strings = nil
            rest.numbers = nil
        }
        return decodes(value.type, rest)
    }

    private func decodes(_ type: ValueType, _ shape: Shape) -> Bool {
        switch type {
        case .json, .external: return true
        case .optional(let inner): return decodes(inner, shape)
        case .kindUnion(let slot):
            let parts = side.resolution.types.unions[slot] ?? []
            return shape.kinds.subtracting([.null]).allSatisfy { kind in
                let part = shape.only(kind)
                return parts.contains { decodes($0, part) }
            }
        case .bool: return shape.isOnly(.boolean)
        case .int, .uint64, .double, .decimal: return shape.isOnly(.number) && Self.holds(type, shape.numbers)
        case .date(let form): return Self.isDate(form, shape)
        case .string: return shape.isOnly(.string)
        case .url: return shape.isOnly(.string) && Self.have([.url], shape.strings)
        case .uuid: return shape.isOnly(.string) && Self.have([.lowercaseUUID, .uppercaseUUID], shape.strings)
        case .stringEnum(let slot): return shape.isOnly(.string) && knows(slot, shape.strings)
        case .array: return shape.isOnly(.array)
        case .row(let slot):
            let count = side.resolution.types.rows[slot]?.count ?? 0
            return shape.isOnly(.array)
                && shape.arrays.map { $0.empties.count == 0 && $0.lengths == count...count } ?? true
        case .dictionary: return shape.isOnly(.object)
        case .object(let index): return shape.isOnly(.object) && isTagged(index, shape)
        }
    }

    /// `""`, `[]`, `{}` and `false`, where nothing else of their kind was seen.
    private static func removeEmpties(from shape: inout Shape) {
        if shape.strings.map({ $0.valueCount == 0 }) == true { shape.strings = nil }
        if shape.arrays.map({ $0.lengths == nil }) == true { shape.arrays = nil }
        if shape.trues == 0 { shape.booleans = Shape().booleans }
    }

    private static func holds(_ type: ValueType, _ numbers: NumberShape?) -> Bool {
        guard let numbers else { return true }
        switch type {
        // Foundation reads `1.0` and `1e3` as integers.
        case .int: return numbers.areAllWhole && !numbers.needsUInt64 && !numbers.needsBigInteger
        case .decimal: return numbers.fitsDecimal
        case .uint64:
            return numbers.areAllIntegers && !numbers.needsBigInteger && numbers.range?.lowerBound ?? 0 >= 0
        default: return numbers.isFinite
        }
    }

    private static func have(_ forms: StringForms, _ strings: StringShape?) -> Bool {
        guard let strings else { return true }
        return strings.empties.count == 0 && !strings.forms.isDisjoint(with: forms)
    }

    private static func isDate(_ form: DateForm, _ shape: Shape) -> Bool {
        switch form {
        case .seconds, .milliseconds, .microseconds: shape.isOnly(.number)
        case .pattern: shape.isOnly(.string)
        case .iso8601, .local, .day, .rfc1123:
            shape.isOnly(.string)
                && shape.strings.map { $0.empties.count == 0 && DateRule.reads($0, as: form) } ?? true
        }
    }

    /// An open enum keeps what it does not know.
    private func knows(_ slot: Slot, _ strings: StringShape?) -> Bool {
        guard side.enums == .closed, let strings else { return true }
        guard let values = strings.values?.keys, strings.empties.count == 0 else { return false }
        let known = side.resolution.types.enums[slot]?.values ?? [:]
        return values.allSatisfy { known[$0] != nil }
    }

    /// A tagged union needs its tag in each object, and keeps tags that it does not know.
    private func isTagged(_ index: Int, _ shape: Shape) -> Bool {
        guard side.resolution.types.variants[index] != nil, let record = shape.objects?.record else { return true }
        switch side.resolution.types.table.firstPlace(of: index).tagging {
        case .internal(let key), .adjacent(let key, _):
            guard let tag = record.fields[key] else { return false }
            return tag.present == record.seen.count && tag.shape.kinds == [.string]
        case .external, nil: return true
        }
    }
}

extension Shape {
    /// Whether no other kind but null was seen.
    fileprivate func isOnly(_ kind: JSONKind) -> Bool {
        kinds.subtracting([.null]).isSubset(of: [kind])
    }

    /// What was seen of one kind.
    fileprivate func only(_ kind: JSONKind) -> Shape {
        var shape = Shape()
        switch kind {
        case .null: shape.nulls = nulls
        case .boolean:
            shape.booleans = booleans
            shape.trues = trues
        case .number: shape.numbers = numbers
        case .string: shape.strings = strings
        case .array: shape.arrays = arrays
        case .object: shape.objects = objects
        }
        return shape
    }
}
