import ModelgenResolve
import ModelgenShape
import ModelgenSwift

/// The texts that a shape file keeps: those of which `EnumRule` or an entry of `fields:` could make cases; and the maps whose
/// keys it does not.
package enum EnumCandidates {
    /// - Parameters:
    ///   - overrides: Entries of `fields:`, whose texts are kept where they ask for cases or dates.
    ///   - root: Where the overrides' pointers start.
    ///   - maps: Pointers to what is remembered as a map, below `root`.
    package static func keeping(
        overrides: [FieldOverride] = [],
        below root: JSONPointer = JSONPointer(),
        maps: Set<String> = []
    ) -> ValueKeeping {
        var places: [[JSONPointer.Step]] = []
        var mapPlaces: [[JSONPointer.Step]] = []
        for override in overrides {
            let steps = root.steps + override.pointer.steps
            if override.map == true { mapPlaces.append(steps) }
            if override.enum != nil || !override.names.isEmpty || override.type != nil { places.append(steps) }
        }
        for map in maps.sorted() {
            if let pointer = JSONPointer(map) { mapPlaces.append(root.steps + pointer.steps) }
        }
        let (kept, folded) = (places, mapPlaces)
        return ValueKeeping(
            isEnumKey: { key in
                let words = Words.split(key)
                return EnumRule.saysEnum(words, isListed: true) || EnumRule.saysEnum(words, isListed: false)
            },
            isCase: EnumRule.isToken,
            isKept: { place in kept.contains { matches($0, place.steps) } },
            isMap: { place in folded.contains { matches($0, place.steps) } }
        )
    }

    /// Whether a pointer of a spec leads to a place: `*` is any key, since what is a map is not known here.
    private static func matches(_ pointer: [JSONPointer.Step], _ place: [JSONPointer.Step]) -> Bool {
        pointer.count == place.count
            && zip(pointer, place).allSatisfy { step, other in
                if step == other { return true }
                guard case .eachValue = step, case .key = other else { return false }
                return true
            }
    }
}
