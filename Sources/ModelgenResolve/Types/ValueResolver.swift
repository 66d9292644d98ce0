import ModelgenShape
import ModelgenSource
import ModelgenSwift

/// Decides what each value is: a shape and the slot where it stands give a `Value`.
package struct ValueResolver: Sendable {
    package let table: TypeTable
    package let options: ModelOptions
    package let overrides: OverrideTable
    package let remembered: RememberedNames
    /// The texts behind each enum that was decided.
    package private(set) var enums: [Slot: StringShape] = [:]
    /// The members of each union by kind that was decided.
    package private(set) var unions: [Slot: [Value]] = [:]
    /// The columns of each row that was decided.
    package private(set) var rows: [Slot: [Value]] = [:]
    /// Keys whose values stood twice among the objects of a type in one array.
    package private(set) var repeatedKeys: [Int: Set<String>] = [:]
    /// Names that a spec gives to types.
    package private(set) var givenNames: [NamedType: FieldOverride] = [:]
    /// What there is to say of the values.
    package private(set) var diagnostics: [Diagnostic] = []
    /// Unions around the value that is being decided: a union's member has no coding of its own for dates.
    private var unionDepth = 0

    package init(
        table: TypeTable,
        options: ModelOptions,
        overrides: OverrideTable,
        remembered: RememberedNames = RememberedNames()
    ) {
        self.table = table
        self.remembered = remembered
        self.options = options
        self.overrides = overrides
    }

    /// What the values at a slot are.
    /// - Parameter isDirect: the value is a member itself, not an element of one, so that its coding can be written out.
    package mutating func value(of shape: Shape, at slot: Slot, isDirect: Bool = false) -> Value {
        let override = overrides[slot]
        // Elements that may be skipped are decoded plainly.
        unionDepth += override?.lossy == true ? 1 : 0
        defer { unionDepth -= override?.lossy == true ? 1 : 0 }
        var value: Value
        if let override, let overridden = overridden(override, shape, at: slot, isDirect: isDirect) {
            value = overridden
        } else {
            value = evident(shape, at: slot, isDirect: isDirect)
            value.isNullable = value.isNullable || shape.nulls.count > 0
            if isDirect, override?.lenient ?? options.lenient { value.readLeniently() }
        }
        if let override, let name = override.type, ScalarOverride.type(named: name) == nil, let type = value.type.named
        {
            givenNames[type] = override
        }
        return value
    }

    private mutating func evident(_ shape: Shape, at slot: Slot, isDirect: Bool) -> Value {
        let kinds = shape.kinds.subtracting([.null])
        guard !kinds.isEmpty else { return Value(.json) }
        if kinds.count == 1, let kind = kinds.first { return single(kind, shape, at: slot, isDirect: isDirect) }
        // What was a union stays one, whatever would read a part of it as no value now.
        let wasUnion = remembered.entry(of: .kindUnion(slot), in: table) != nil
        if isDirect, !wasUnion, let value = lenient(shape, kinds, at: slot) { return value }
        return union(shape, kinds, at: slot)
    }

    // MARK: One kind

    private mutating func single(_ kind: JSONKind, _ shape: Shape, at slot: Slot, isDirect: Bool) -> Value {
        switch kind {
        case .null: Value(.json)
        case .boolean: Value(.bool)
        case .number: number(shape.numbers ?? NumberShape(), at: slot)
        case .string: text(shape.strings ?? StringShape(), at: slot, isDirect: isDirect)
        case .array: list(shape.arrays ?? ArrayShape(), at: slot, isDirect: isDirect)
        case .object: object(shape.objects ?? ObjectShape(), at: slot, isDirect: isDirect)
        }
    }

    private mutating func number(_ numbers: NumberShape, at slot: Slot) -> Value {
        if let place = numbers.notFiniteAt {
            diagnostics.append(
                Diagnostic(
                    .numberOutOfRange,
                    at: place,
                    message: "no number of Swift's holds this one",
                    remedy: "leave the member out with skip: true in a spec, or mend the sample"
                )
            )
        }
        if options.dates == .detect, let key = slot.key, hasOwnCoding(slot),
            let form = TimestampRule.form(of: numbers, keyWords: Words.split(key))
        {
            return Value(.date(form))
        }
        return Value(NumberRule.type(of: numbers))
    }

    private mutating func text(_ strings: StringShape, at slot: Slot, isDirect: Bool) -> Value {
        var value = textWithValue(strings, at: slot, isDirect: isDirect)
        guard strings.empties.count > 0, value.type != .string else { return value }
        // Only a member can read "" as no value; elsewhere the texts stay as they are.
        if case .stringEnum = value.type { return value }
        guard isDirect else { return Value(.string) }
        value.readsEmptyAsNil = true
        value.isNullable = true
        return value
    }

    private mutating func textWithValue(_ strings: StringShape, at slot: Slot, isDirect: Bool) -> Value {
        guard strings.valueCount > 0 else { return Value(.string) }
        if options.enums != .off, let known = remembered.entry(of: .stringEnum(slot), in: table) {
            enums[slot] = strings.withCases(known.cases)
            return Value(.stringEnum(slot))
        }
        if options.dates == .detect, hasOwnCoding(slot), !DateRule.isVersion(slot.key, strings),
            let date = DateRule.form(of: strings, timeZone: options.timeZone)
        {
            var value = Value(.date(date.form))
            value.respellsDates = date.respells
            return value
        }
        if options.uuids == .detect {
            let isLowercase = strings.forms.contains(.lowercaseUUID)
            if strings.forms.contains(.uppercaseUUID) { return Value(.uuid(isLowercase: false)) }
            // Foundation writes upper case: only the coding of a member, its list or its map can write lower.
            if isLowercase && hasOwnCoding(slot) { return Value(.uuid(isLowercase: true)) }
        }
        if options.urls == .detect, strings.forms.contains(.url) { return Value(.url) }
        if options.enums != .off, let key = slot.key,
            EnumRule.isEnum(strings, keyWords: Words.split(key), isListed: slot.isListed)
        {
            enums[slot] = strings
            return Value(.stringEnum(slot))
        }
        return Value(.string)
    }

    /// Dates of several forms, and UUIDs in lower case, are coded member by member: a member, its list or its map, no deeper.
    private func hasOwnCoding(_ slot: Slot) -> Bool {
        guard slot.owner != nil, unionDepth == 0 else { return false }
        // What stands beside a tag is coded by its union, plainly.
        if case .variant = slot.path.first { return false }
        let isListed: (PlaceStep) -> Bool = { $0 == .eachElement || $0 == .eachValue }
        // A row codes its columns one by one, but not what they list.
        let isInColumn = slot.path.contains { if case .column = $0 { true } else { false } }
        if isInColumn, slot.path.last.map(isListed) == true { return false }
        return slot.path.count(where: isListed) <= 1
    }

    private mutating func list(_ arrays: ArrayShape, at slot: Slot, isDirect: Bool) -> Value {
        guard arrays.lengths != nil else { return Value(.array(.json)) }
        if isRow(slot) {
            var columns: [Value] = []
            for (index, column) in arrays.columns.enumerated() {
                columns.append(value(of: column, at: slot.inside(.column(index))))
            }
            rows[slot] = columns
            var value = Value(.row(slot))
            value.respellsDates = columns.contains(where: \.respellsDates)
            return value
        }
        let element = inner(arrays.element, at: slot.inside(.eachElement))
        if case .object(let type) = element.type { repeatedKeys[type, default: []].formUnion(arrays.repeatedKeys) }
        var value = Value(.array(element.isNullable ? .optional(element.type) : element.type))
        value.respellsDates = element.respellsDates
        value.isLenientNumber = element.isLenientNumber
        return value
    }

    private mutating func object(_ objects: ObjectShape, at slot: Slot, isDirect: Bool) -> Value {
        if let type = type(at: slot) { return Value(.object(type)) }
        let record = objects.record
        guard !record.fields.isEmpty else { return Value(.dictionary(.json)) }
        let element = inner(record.value, at: slot.inside(.eachValue))
        var value = Value(.dictionary(element.isNullable ? .optional(element.type) : element.type))
        value.respellsDates = element.respellsDates
        value.isLenientNumber = element.isLenientNumber
        return value
    }

    /// The elements of a list or the values of a map; where some are null, dates have no coding of their own.
    private mutating func inner(_ shape: Shape, at slot: Slot) -> Value {
        let isPlain = shape.nulls.count > 0
        unionDepth += isPlain ? 1 : 0
        defer { unionDepth -= isPlain ? 1 : 0 }
        return value(of: shape, at: slot)
    }

    /// The struct or tagged union at a slot.
    private func type(at slot: Slot) -> Int? {
        guard let owner = slot.owner else { return table.type(at: slot.path) }
        return table.type(below: owner, slot.path)
    }

    private func isRow(_ slot: Slot) -> Bool {
        guard let owner = slot.owner else { return table.tree.rows[slot.path] ?? false }
        return table.groups.members[owner].contains { table.tree.rows[table.tree.places[$0].path + slot.path] ?? false }
    }

    // MARK: Several kinds

    /// A member whose kinds are one type written differently; nil where they are a union.
    private mutating func lenient(_ shape: Shape, _ kinds: Set<JSONKind>, at slot: Slot) -> Value? {
        let standIns = EmptyStandIns.kinds(in: shape)
        if !standIns.isEmpty, let value = withoutStandIns(standIns, shape, kinds, at: slot) { return value }
        if kinds == [.number, .string], let text = shape.strings?.numericText, var numbers = shape.numbers {
            numbers.merge(text)
            var value = Value(NumberRule.type(of: numbers))
            value.isLenientNumber = true
            value.alsoKinds = [.string]
            if let empties = shape.strings?.empties.count, empties > 0 {
                value.readsEmptyAsNil = true
                value.isNullable = true
            }
            return value
        }
        return oneOrMany(shape, kinds, at: slot) ?? indexed(shape, kinds, at: slot)
    }

    private mutating func withoutStandIns(
        _ standIns: Set<JSONKind>,
        _ shape: Shape,
        _ kinds: Set<JSONKind>,
        at slot: Slot
    ) -> Value? {
        let solid = kinds.subtracting(standIns)
        guard solid.count == 1, let kind = solid.first else { return nil }
        // Inside a list that may be empty in another kind, a date has no coding of its own.
        unionDepth += kind == .array || kind == .object ? 1 : 0
        defer { unionDepth -= kind == .array || kind == .object ? 1 : 0 }
        var value = single(kind, shape, at: slot, isDirect: true)
        value.alsoKinds = standIns
        value.readsEmptyAsNil = true
        if kind == .array && standIns == [.object] {
            value.emptyIsEmptyArray = true
        } else {
            value.isNullable = true
        }
        return value
    }

    /// A bare element beside arrays of several such: an array of one is written bare.
    private mutating func oneOrMany(_ shape: Shape, _ kinds: Set<JSONKind>, at slot: Slot) -> Value? {
        guard kinds.count == 2, kinds.contains(.array), let arrays = shape.arrays, !isRow(slot) else { return nil }
        // Where an array of one was seen, too, either may come back: only a union keeps which it was.
        guard arrays.lengths.map({ $0.lowerBound > 1 }) == true else { return nil }
        guard arrays.element.kinds == kinds.subtracting([.array]), let kind = arrays.element.kinds.first else {
            return nil
        }
        var pooled = shape
        pooled.arrays = nil
        pooled.nulls = Sightings()
        pooled.merge(arrays.element)
        unionDepth += 1
        defer { unionDepth -= 1 }
        let value = self.value(of: pooled, at: slot.inside(.eachElement))
        switch (kind, value.type) {
        case (.object, .object(let type)) where self.type(at: slot) == type: break
        case (.string, .string), (.string, .url), (.string, .stringEnum), (.number, .int), (.number, .double),
            (.boolean, .bool):
            break
        default: return nil
        }
        var many = Value(.array(value.type))
        many.container = .oneOrMany
        many.alsoKinds = [kind]
        return many
    }

    /// An object with whole numbers for keys, as PHP writes an array with holes, beside arrays.
    private mutating func indexed(_ shape: Shape, _ kinds: Set<JSONKind>, at slot: Slot) -> Value? {
        guard kinds == [.array, .object], let arrays = shape.arrays, !isRow(slot) else { return nil }
        guard let record = shape.objects?.record, !record.fields.isEmpty,
            record.fields.keys.allSatisfy({ $0 == DataKey.numbers || Int($0) != nil }), type(at: slot) == nil
        else { return nil }
        unionDepth += 1
        defer { unionDepth -= 1 }
        let listed = value(of: arrays.element, at: slot.inside(.eachElement))
        let keyed = value(of: record.value, at: slot.inside(.eachValue))
        guard listed.type == keyed.type, !listed.isNullable, !keyed.isNullable else { return nil }
        var value = Value(.array(listed.type))
        value.container = .indexed
        value.alsoKinds = [.object]
        return value
    }

    /// An enum by kind, in the order in which decoding can tell the kinds apart.
    private mutating func union(_ shape: Shape, _ kinds: Set<JSONKind>, at slot: Slot) -> Value {
        var members: [Value] = []
        unionDepth += 1
        defer { unionDepth -= 1 }
        for kind in [JSONKind.boolean, .number, .string, .array, .object] where kinds.contains(kind) {
            // A text is not judged beside other kinds, but what was an enum stays one.
            let isPlain = kind == .string && remembered.entry(of: .stringEnum(slot), in: table) == nil
            members.append(isPlain ? Value(.string) : single(kind, shape, at: slot, isDirect: false))
        }
        unions[slot] = members
        return Value(.kindUnion(slot))
    }

    // MARK: Overrides

    private mutating func overridden(_ override: FieldOverride, _ shape: Shape, at slot: Slot, isDirect: Bool) -> Value?
    {
        var value: Value?
        if let name = override.use {
            value = Value(.external(name))
        } else if let form = DateOverride.form(of: override, strings: shape.strings, options: options) {
            guard hasOwnCoding(slot) else {
                diagnostics.append(OverrideFit.noDate(override))
                return nil
            }
            value = Value(.date(form))
        } else if let type = override.type.flatMap(ScalarOverride.type(named:)) {
            value = scalar(type, shape, isDirect: isDirect, isCoded: hasOwnCoding(slot))
        } else if let choice = override.enum ?? (override.names.isEmpty ? nil : options.enums),
            let strings = shape.strings
        {
            if choice == .off {
                value = Value(.string)
            } else if strings.values?.isEmpty == false {
                enums[slot] = strings
                value = Value(.stringEnum(slot))
            }
        }
        guard var value else { return nil }
        diagnostics += OverrideFit.diagnostics(of: override, value: value, shape: shape)
        value.isNullable = value.isNullable || shape.nulls.count > 0
        return value
    }

    /// - Parameter isCoded: numbers can be read from text: those of a member, its list or its map.
    private func scalar(_ type: ValueType, _ shape: Shape, isDirect: Bool, isCoded: Bool) -> Value {
        var value = Value(type)
        let kinds = shape.kinds.subtracting([.null])
        switch type {
        case .int, .uint64, .double, .decimal:
            value.isLenientNumber = kinds.contains(.string) && isCoded
            if let strings = shape.strings, strings.empties.count > 0, isDirect {
                value.readsEmptyAsNil = true
                value.isNullable = true
            }
        case .bool:
            value.isLenientBoolean = kinds != [.boolean] && isDirect
        case .url, .uuid:
            if let strings = shape.strings, strings.empties.count > 0, isDirect {
                value.readsEmptyAsNil = true
                value.isNullable = true
            }
        default:
            break
        }
        if case .uuid = type, let forms = shape.strings?.forms {
            value.type = .uuid(isLowercase: forms.contains(.lowercaseUUID) && !forms.contains(.uppercaseUUID))
        }
        return value
    }
}
