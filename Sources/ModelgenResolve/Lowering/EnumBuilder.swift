import ModelgenShape
import ModelgenSwift

/// Builds the enums over texts and the unions by kind.
package struct EnumBuilder: Sendable {
    private let context: LoweringContext

    package init(_ context: LoweringContext) {
        self.context = context
    }

    /// An enum whose cases stand in the order of their texts, so that a new one moves none.
    package func stringEnum(_ slot: Slot) -> StringEnum {
        let values = (context.resolution.types.enums[slot]?.values ?? [:]).keys
            .sorted { $0.isSpelled(before: $1) }
        let overrides = (context.resolution.types.sharers[.stringEnum(slot)] ?? [slot]).compactMap(context.override)
        var given = overrides.reduce(into: [String: String]()) { $0.merge($1.names) { first, _ in first } }
        given.merge(remembered(.stringEnum(slot), besides: given)) { first, _ in first }
        let isClosed = (overrides.compactMap(\.enum).first ?? context.options.enums) == .closed
        let unknown = isClosed ? nil : "unknown"
        let fixed = values.compactMap { given[$0] }.map { ReservedWords.declared($0, at: .enumCase) }
        let open = values.filter { given[$0] == nil }
        let taken = TakenNames(fixed + [unknown].compactMap(\.self))
        let assigned = NameAssignment.assign(
            open.map(context.style.caseName), at: .enumCase, taken: taken, notesClashes: false
        ) {
            context.style.caseCandidates(for: open[$0])
        }
        var names: [String: String] = [:]
        for (value, name) in zip(open, assigned) { names[value] = name.name }
        let cases = values.map { value in
            let name = given[value].map { ReservedWords.declared($0, at: .enumCase) } ?? names[value] ?? value
            return StringEnum.Case(name: name, value: value)
        }
        return StringEnum(cases: cases, unknownCase: unknown)
    }

    package func kindUnion(_ slot: Slot) -> KindUnion {
        let values = context.resolution.types.unions[slot] ?? []
        let candidates = values.map { value in
            let base = caseName(value.type, in: context.resolution.names.names[.kindUnion(slot)] ?? "")
            return [base, base + "Value"]
        }
        let assigned = NameAssignment.assign(
            candidates, at: .enumCase, taken: context.resolution.names.declared)
        let cases = zip(values, assigned).map { value, name in
            KindUnion.Case(name: name.name, type: context.lowering.reference(value.type))
        }
        return KindUnion(cases: cases, isIndirect: context.resolution.boxes.indirect.contains(.kindUnion(slot)))
    }

    /// `int`, `string`, `array`, or the payload's own name, `customer`, without the name of its union: `object` for the
    /// `BuyerObject` of `Buyer`.
    private func caseName(_ type: ValueType, in union: String) -> String {
        switch type {
        case .bool: return "bool"
        case .int, .uint64: return "int"
        case .double: return "double"
        case .decimal: return "decimal"
        case .string: return "string"
        case .date: return "date"
        case .url: return "url"
        case .uuid: return "uuid"
        case .json: return "json"
        case .array: return "array"
        case .dictionary: return "dictionary"
        case .optional(let inner): return caseName(inner, in: union)
        case .external(let name): return context.style.propertyName(for: name)
        case .object, .stringEnum, .kindUnion, .row:
            guard case .named(let name) = context.lowering.reference(type) else { return "value" }
            let last = name.split(separator: ".").last.map(String.init) ?? name
            return context.style.propertyName(for: Self.part(last, of: union) ?? last)
        }
    }

    /// `Object` for the `BuyerObject` of `Buyer` and the `DataObject` of `ItemData`; nil for a type with a name of its own.
    private static func part(_ name: String, of union: String) -> String? {
        ["Object", "Row"].first { part in
            name.hasSuffix(part) && name.count > part.count && union.hasSuffix(name.dropLast(part.count))
        }
    }

    package func row(_ slot: Slot) -> Row {
        let values = context.resolution.types.rows[slot] ?? []
        let columns = values.enumerated().map { index, value in
            var coding = PropertyCoding()
            if context.hasManyDateForms, let form = value.type.dateForm { coding.scalar = .date(form) }
            if value.isLenientNumber { coding.scalar = .number }
            if case .uuid(isLowercase: true) = value.type { coding.scalar = .lowercaseUUID }
            return Property(
                name: RowOrdinals.name(of: index),
                key: String(index),
                type: context.lowering.reference(value.type),
                isOptional: value.isNullable,
                coding: coding
            )
        }
        return Row(columns: columns)
    }

    package func taggedUnion(_ index: Int, payloads: [Declaration]) -> TaggedUnion {
        let tagging: TaggedUnion.Tagging =
            switch context.resolution.types.table.firstPlace(of: index).tagging {
            case .internal(let tag): .internal(tagKey: tag)
            case .adjacent(let tag, let content): .adjacent(tagKey: tag, contentKey: content)
            case .external, nil: .external
            }
        let variants = context.resolution.types.variants[index] ?? []
        let known = remembered(.object(index)).filter { tag, _ in variants.contains { $0.tag == tag } }
        let open = variants.indices.filter { known[variants[$0].tag] == nil }
        let candidates = caseCandidates(for: variants.map(\.tag))
        let assigned = NameAssignment.assign(
            open.map { candidates[$0] },
            at: .enumCase,
            taken: context.resolution.names.declared.adding(known.values + ["unknown"])
        )
        let names = Dictionary(uniqueKeysWithValues: zip(open, assigned.map(\.name)))
        return TaggedUnion(
            tagging: tagging,
            hasUntagged: context.resolution.types.table.untagged(in: index) != nil,
            variants: variants.enumerated().map { index, variant in
                let name = known[variant.tag] ?? names[index] ?? variant.tag
                return TaggedUnion.Variant(name: name, tags: [variant.tag], payload: variant.payload.map(payload))
            },
            payloads: payloads,
            isIndirect: context.resolution.boxes.indirect.contains(.object(index))
        )
    }

    /// The names that cases or variants had, by their texts, but those that are gone.
    private func remembered(_ type: NamedType, besides given: [String: String] = [:]) -> [String: String] {
        let known = (context.remembered(type)?.cases ?? []).filter { !given.values.contains($0.name) }
        return Dictionary(known.map { ($0.text, $0.name) }) { first, _ in first }
    }

    /// Names of tags without what all of them start with: `m.room.name` is `name` beside `m.room.topic`.
    private func caseCandidates(for tags: [String]) -> [[String]] {
        zip(tags, TagNames.short(tags)).map { tag, short in
            (short == tag ? [] : [context.style.caseName(for: short)]) + context.style.caseCandidates(for: tag)
        }
    }

    /// A payload as the union mentions it: its own structs stand inside it.
    private func payload(_ type: ValueType) -> TypeReference {
        guard let named = type.named, context.resolution.names.payloads[named] != nil, case .object = type else {
            return context.lowering.reference(type)
        }
        return .named(context.resolution.names.names[named] ?? "")
    }
}
