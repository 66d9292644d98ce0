/// What tags are called beside each other: what all of them start with says nothing.
package enum TagNames {
    /// `name` and `topic` for `m.room.name` and `m.room.topic`; tags that start with no part in common stay as they are, and
    /// so does a tag that stands alone.
    package static func short(_ tags: [String]) -> [String] {
        guard tags.count > 1 else { return tags }
        let parts = tags.map { $0.split(whereSeparator: { ".#/:".contains($0) }) }
        let shortest = parts.map(\.count).min() ?? 0
        let common = (0..<max(0, shortest - 1)).prefix { index in Set(parts.map { $0[index] }).count == 1 }.count
        guard common > 0 else { return tags }
        return parts.map { $0.dropFirst(common).joined(separator: "_") }
    }
}
