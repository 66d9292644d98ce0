import ModelgenResolve
import ModelgenShape
import ModelgenSource
import ModelgenSwift

/// Walks two models along what their samples hold, and notes what differs.
///
/// What came, went or changed its kind is read off the samples, place by place; what that means for types, optionals and
/// enums off the models, where evidence is pooled: a type that stands at many places changes once.
struct ModelComparison {
    private(set) var changes: [ModelChange] = []
    /// The places whose keys are data in either model.
    private(set) var maps: Set<JSONPointer> = []
    private let old: ModelSide
    private let new: ModelSide
    private let fit: PayloadFit
    /// What was told of types already, and where among the changes, with whether the place there bore it out itself.
    private var told: [Pooled: (index: Int, isOwn: Bool)] = [:]

    /// What belongs to a type rather than a place.
    private enum Pooled: Hashable {
        case presence(owner: Int, key: String)
        case enumValue(old: Slot, new: Slot, value: String)
        case variant(old: Int, new: Int, tag: String)
        case rename(old: String, new: String)
    }

    init(_ old: ModelSide, _ new: ModelSide) {
        self.old = old
        self.new = new
        fit = PayloadFit(old)
        compare(old.start, new.start, at: JSONPointer())
    }

    // MARK: Places

    private mutating func compare(_ before: ModelSite, _ after: ModelSite, at pointer: JSONPointer) {
        guard before.shape.count > 0, after.shape.count > 0 else {
            if after.shape.count > 0 { comeOrGo(after, .added, at: pointer) }
            if before.shape.count > 0 { comeOrGo(before, .removed, at: pointer) }
            return
        }
        compareTypes(before, after, at: pointer)
        comparePresence(before, after, at: pointer)
        compareNames(before, after, at: pointer)
        compareMembers(before, after, at: pointer)
        switch (old.element(of: before), new.element(of: after)) {
        case (let left?, let right?): compare(left, right, at: pointer.appending(.eachElement))
        case (nil, let right?): comeOrGo(right, .added, at: pointer.appending(.eachElement))
        case (let left?, nil): comeOrGo(left, .removed, at: pointer.appending(.eachElement))
        case (nil, nil): break
        }
    }

    private mutating func compareMembers(_ before: ModelSite, _ after: ModelSite, at pointer: JSONPointer) {
        let records = (before.shape.objects?.record ?? RecordShape(), after.shape.objects?.record ?? RecordShape())
        // An object without members says nothing of what its keys are.
        let wasMap = old.isMap(before) && !records.0.fields.isEmpty
        if wasMap || new.isMap(after) && !records.1.fields.isEmpty {
            maps.insert(pointer)
            let inside = pointer.appending(.eachValue)
            switch (old.mapValue(records.0, of: before), new.mapValue(records.1, of: after)) {
            case (let left?, let right?): compare(left, right, at: inside)
            case (nil, let right?): comeOrGo(right, .added, at: inside)
            case (let left?, nil): comeOrGo(left, .removed, at: inside)
            case (nil, nil): break
            }
            return
        }
        let keys = records.0.orderedKeys + records.1.orderedKeys.filter { records.0.fields[$0] == nil }
        for key in keys {
            let inside = pointer.appending(.key(key))
            switch (old.member(key, of: records.0, in: before), new.member(key, of: records.1, in: after)) {
            case (let left?, let right?): compare(left, right, at: inside)
            case (nil, let right?): comeOrGo(right, .added, at: inside)
            case (let left?, nil):
                let isMissed = records.1.seen.count > 0 && !left.isOptional && left.value != nil
                comeOrGo(left, .removed, at: inside, breaksDecoding: isMissed)
            case (nil, nil): break
            }
        }
    }

    /// Notes a place that only one side has, with all that is in it.
    private mutating func comeOrGo(
        _ site: ModelSite, _ kind: ModelChange.Kind, at pointer: JSONPointer, within: JSONPointer? = nil,
        breaksDecoding: Bool = false
    ) {
        let side = kind == .added ? new : old
        var change = ModelChange(root: new.root.name, pointer: pointer, kind: kind, within: within)
        let evidence = Self.evidence(site, in: side)
        if kind == .added { change.new = evidence } else { change.old = evidence }
        change.breaksDecoding = breaksDecoding
        change.breaksCallers = kind == .removed
        changes.append(change)
        let outer = within ?? pointer
        if let record = site.shape.objects?.record {
            if side.isMap(site) {
                maps.insert(pointer)
                if let value = side.mapValue(record, of: site) {
                    comeOrGo(value, kind, at: pointer.appending(.eachValue), within: outer)
                }
            } else {
                for key in record.orderedKeys {
                    guard let inner = side.member(key, of: record, in: site) else { continue }
                    comeOrGo(inner, kind, at: pointer.appending(.key(key)), within: outer)
                }
            }
        }
        if let element = side.element(of: site) {
            comeOrGo(element, kind, at: pointer.appending(.eachElement), within: outer)
        }
    }

    // MARK: Types

    private mutating func compareTypes(_ before: ModelSite, _ after: ModelSite, at pointer: JSONPointer) {
        let isRetyped = before.kinds.subtracting(["null"]) != after.kinds.subtracting(["null"])
        let forms = (TypeForm(before.value, in: old), TypeForm(after.value, in: new))
        // Below JSONValue there are no types to compare, and what became of the place around is told there.
        let isFollowed = before.value != nil && after.value != nil
        // Of one type of number, too, not every number is held by the old models: none holds `1e400`.
        let isBeyond = isFollowed && after.shape.numbers != nil && !fit.decodesNumbers(before, after.shape)
        guard isRetyped || isFollowed && forms.0 != forms.1 || isBeyond else { return }
        var change = change(isRetyped ? .retyped : .reread, before, after, at: pointer)
        let isMissed = after.missing > 0 && !before.isOptional
        change.breaksDecoding = isMissed || !fit.decodes(before, after.shape) || isBrokenUp(before, after)
        change.breaksCallers = forms.0.swift != forms.1.swift || before.isOptional != after.isOptional
        changes.append(change)
    }

    /// Whether a struct's objects have become those of a map, and lack what the struct needs or have it in another form.
    private func isBrokenUp(_ before: ModelSite, _ after: ModelSite) -> Bool {
        guard let record = before.shape.objects?.record, let now = after.shape.objects?.record else { return false }
        guard !old.isMap(before), new.isMap(after), !now.fields.isEmpty else { return false }
        return record.orderedKeys.contains { key in
            guard let member = old.member(key, of: record, in: before), member.value != nil else { return false }
            guard let field = now.fields[key], field.present == now.seen.count else { return !member.isOptional }
            return !fit.decodes(member, field.shape)
        }
    }

    private mutating func comparePresence(_ before: ModelSite, _ after: ModelSite, at pointer: JSONPointer) {
        // Another type says itself whether it is optional.
        if let last = changes.last, last.pointer == pointer, last.kind == .retyped || last.kind == .reread { return }
        let hadNull = before.shape.nulls.count > 0
        let hasNull = after.shape.nulls.count > 0
        guard before.isOptional == after.isOptional else {
            var change = change(after.isOptional ? .madeOptional : .madeRequired, before, after, at: pointer)
            let isMissing = after.missing > 0
            if after.isOptional {
                change.new?.place = hasNull ? after.shape.nulls.first : after.missingAt ?? after.shape.first
                change.breaksDecoding = hasNull && !fit.decodes(before, after.shape) || isMissing
            } else {
                change.old?.place = hadNull ? before.shape.nulls.first : before.missingAt ?? before.shape.first
            }
            change.breaksCallers = true
            let isOwn = after.isOptional ? hasNull || isMissing : hadNull || before.missing > 0
            if case .key(let key) = pointer.steps.last, let owner = after.owner {
                // Each place where null came or went is told of, whatever is told of its type.
                tell(change, .presence(owner: owner, key: key), isOwn: isOwn, always: hadNull != hasNull)
            } else {
                changes.append(change)
            }
            return
        }
        guard hadNull != hasNull else { return }
        var change = change(hasNull ? .nullAdded : .nullRemoved, before, after, at: pointer)
        if hasNull { change.new?.place = after.shape.nulls.first } else { change.old?.place = before.shape.nulls.first }
        change.breaksDecoding = hasNull && !fit.decodes(before, after.shape)
        changes.append(change)
    }

    // MARK: Named types

    private mutating func compareNames(_ before: ModelSite, _ after: ModelSite, at pointer: JSONPointer) {
        guard let left = before.value?.type, let right = after.value?.type else { return }
        if TypeForm(before.value, in: old).swift == TypeForm(after.value, in: new).swift,
            let one = left.direct, let other = right.direct, old.name(of: one) != new.name(of: other)
        {
            var change = change(.typeRenamed, before, after, at: pointer)
            change.old?.type = old.name(of: one)
            change.new?.type = new.name(of: other)
            change.breaksCallers = true
            tell(change, .rename(old: old.name(of: one), new: new.name(of: other)), isOwn: true)
        }
        if case .stringEnum(let one) = left, case .stringEnum(let other) = right {
            compareEnums(one, other, before, after, at: pointer)
        }
        if case .object(let one) = left, case .object(let other) = right {
            compareVariants(one, other, before, after, at: pointer)
        }
    }

    private mutating func compareEnums(
        _ one: Slot, _ other: Slot, _ before: ModelSite, _ after: ModelSite, at pointer: JSONPointer
    ) {
        let values = (old.resolution.types.enums[one]?.values ?? [:], new.resolution.types.enums[other]?.values ?? [:])
        for value in Set(values.0.keys).symmetricDifference(values.1.keys).sorted() {
            let isNew = values.0[value] == nil
            var change = change(isNew ? .enumValueAdded : .enumValueRemoved, before, after, at: pointer)
            change.value = value
            change.breaksDecoding = isNew && old.enums == .closed
            change.breaksCallers = true
            let site = isNew ? after : before
            let isOwn = site.shape.strings?.values?[value] != nil
            tell(change, .enumValue(old: one, new: other, value: value), isOwn: isOwn)
        }
    }

    private mutating func compareVariants(
        _ one: Int, _ other: Int, _ before: ModelSite, _ after: ModelSite, at pointer: JSONPointer
    ) {
        guard let variants = old.resolution.types.variants[one], let others = new.resolution.types.variants[other]
        else {
            return
        }
        let tags = (Set(variants.map(\.tag)), Set(others.map(\.tag)))
        for tag in tags.0.symmetricDifference(tags.1).sorted() {
            let isNew = !tags.0.contains(tag)
            var change = change(isNew ? .variantAdded : .variantRemoved, before, after, at: pointer)
            change.value = tag
            change.breaksCallers = true
            tell(change, .variant(old: one, new: other, tag: tag), isOwn: true)
        }
    }

    // MARK: Telling

    /// Notes what belongs to a type once, at the first place that bears it out.
    private mutating func tell(_ change: ModelChange, _ pooled: Pooled, isOwn: Bool, always: Bool = false) {
        guard let before = told[pooled] else {
            told[pooled] = (changes.count, isOwn)
            return changes.append(change)
        }
        guard isOwn, !before.isOwn else {
            if always { changes.append(change) }
            return
        }
        changes[before.index] = change
        told[pooled] = (before.index, true)
    }

    private func change(
        _ kind: ModelChange.Kind, _ before: ModelSite, _ after: ModelSite, at pointer: JSONPointer
    ) -> ModelChange {
        ModelChange(
            root: new.root.name, pointer: pointer, kind: kind, old: Self.evidence(before, in: old),
            new: Self.evidence(after, in: new))
    }

    private static func evidence(_ site: ModelSite, in side: ModelSide) -> ModelChange.Side {
        ModelChange.Side(type: side.text(of: site), kinds: site.kinds.sorted(), place: site.shape.first)
    }
}

extension ValueType {
    /// The named type that a value has itself, not in a list.
    fileprivate var direct: NamedType? {
        switch self {
        case .object, .stringEnum, .kindUnion, .row: named
        default: nil
        }
    }
}
