import ModelgenShape

/// Members that a remembered shape has and the samples at hand have no more.
enum UnseenFields {
    /// Their pointers, in order. Where the samples at hand hold no such object, nothing is said of its members, nor are the
    /// keys of maps members.
    static func pointers(remembered: Shape, current: Shape, maps: [String]) -> [String] {
        var found: [String] = []
        let maps = Set(maps.map(withoutVariants))
        visit(remembered, current, at: JSONPointer(), maps, &found)
        return found.sorted { $0.isSpelled(before: $1) }
    }

    /// `/-/body/style` for `/-/body/~4text/style`
    static func withoutVariants(_ place: String) -> String {
        place.split(separator: "/", omittingEmptySubsequences: false).filter { !$0.hasPrefix("~4") }
            .joined(separator: "/")
    }

    private static func visit(
        _ remembered: Shape,
        _ current: Shape,
        at pointer: JSONPointer,
        _ maps: Set<String>,
        _ found: inout [String]
    ) {
        if let before = remembered.arrays, let now = current.arrays, now.lengths != nil {
            visit(before.element, now.element, at: pointer.appending(.eachElement), maps, &found)
        }
        guard let before = remembered.objects?.record, let now = current.objects?.record else { return }
        if maps.contains(pointer.description) {
            return visit(before.value, now.value, at: pointer.appending(.eachValue), maps, &found)
        }
        for (key, field) in before.fields where !DataKey.isFolded(key) {
            let inner = pointer.appending(.key(key))
            if let same = now.fields[key] {
                visit(field.shape, same.shape, at: inner, maps, &found)
            } else {
                found.append(inner.description)
            }
        }
    }
}
