/// Where a document is no longer what it was.
struct Difference: Hashable, CustomStringConvertible {
    enum Kind: String, Hashable {
        case changed
        case vanished
        case appeared
        /// A key came back in another normal form of Unicode.
        case respelledKey
        /// Numeric text became a number of the same value.
        case respelledNumber
        /// A number lost digits that a `Double` does not hold.
        case rounded
        /// `""`, `[]`, `{}` or `false` became null or `[]`, or its key went; or a key that was missing came as null.
        case emptied
        /// A single value became an array of one.
        case wrapped
        /// An object with whole numbers for keys became an array.
        case listed
        /// A date of the same instant in other words.
        case respelledDate
    }

    var kind: Kind
    /// The keys on the way, elements as `-`.
    var path: [String]
    var wanted: String
    var found: String

    var description: String {
        "/" + path.joined(separator: "/") + ": \(kind.rawValue): \(wanted.prefix(120)) -> \(found.prefix(120))"
    }

    /// What differs between a sample and what was encoded; keys whose value is null may go.
    static func all(from wanted: Document, to found: Document, at path: [String] = []) -> [Difference] {
        switch (wanted, found) {
        case (.array(let left), .array(let right)) where left.count == right.count:
            return zip(left, right).flatMap { all(from: $0, to: $1, at: path + ["-"]) }
        case (.object(let left), .object(let right)):
            return members(from: left, to: right, at: path)
        default:
            guard let kind = kind(from: wanted, to: found) else { return [] }
            return [Difference(kind: kind, path: path, wanted: wanted.text, found: found.text)]
        }
    }

    private static func members(from left: [Document.Member], to right: [Document.Member], at path: [String])
        -> [Difference]
    {
        var differences: [Difference] = []
        let found = Dictionary(right.map { ($0.key, $0) }) { first, _ in first }
        for member in left {
            let place = path + [member.key]
            guard let other = found[member.key] else {
                guard member.value != .null else { continue }
                let kind = member.value.isBlank ? Kind.emptied : .vanished
                differences.append(Difference(kind: kind, path: place, wanted: member.value.text, found: ""))
                continue
            }
            if !other.key.utf8.elementsEqual(member.key.utf8) {
                differences.append(
                    Difference(kind: .respelledKey, path: place, wanted: member.key, found: other.key))
            }
            differences += all(from: member.value, to: other.value, at: place)
        }
        let known = Set(left.map(\.key))
        for member in right where !known.contains(member.key) {
            let kind = member.value == .null ? Kind.emptied : .appeared
            differences.append(Difference(kind: kind, path: path + [member.key], wanted: "", found: member.value.text))
        }
        return differences
    }

    /// How two values differ that are not both arrays of a length or both objects; nil where they do not.
    private static func kind(from wanted: Document, to found: Document) -> Kind? {
        switch (wanted, found) {
        case (.number(let left), .number(let right)):
            guard let one = Number(left), let other = Number(right) else { return .changed }
            return one == other ? nil : Double(left) == Double(right) ? .rounded : .changed
        case (.string(let left), .string(let right)):
            if left.utf8.elementsEqual(right.utf8) { return nil }
            guard let instant = Instant.nanoseconds(left), Instant.nanoseconds(right) == instant else {
                return .changed
            }
            return .respelledDate
        case (.string(let text), .number(let number)):
            if let value = Number(text.hasPrefix("+") ? String(text.dropFirst()) : text), value == Number(number) {
                return .respelledNumber
            }
            return .changed
        case (.object(let members), .array(let elements))
        where !members.isEmpty && members.allSatisfy { Int($0.key) != nil } && members.count == elements.count:
            return .listed
        case (_, .null) where wanted.isBlank, (_, .array([])) where wanted.isBlank: return .emptied
        case (_, .array(let elements)) where elements.count == 1 && all(from: wanted, to: elements[0]).isEmpty:
            return .wrapped
        default: return wanted == found ? nil : .changed
        }
    }
}
