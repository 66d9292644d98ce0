import Foundation

/// Where a document is no longer what it was.
struct Difference: Equatable, CustomStringConvertible {
    enum Kind: String, Equatable {
        case changed
        case vanished
        case appeared
        /// Numeric text became a number of the same value, or the other way round.
        case respelledNumber
        /// `""`, `[]` or `{}` became null or empty in another way, or `false` became null; its key is still there.
        case emptied
        /// A single value became an array of one.
        case wrapped
        /// A date of the same instant in other words.
        case respelledDate
    }

    var kind: Kind
    /// As `explain` writes it, elements as `-`: `/-/price`.
    var pointer: String
    var wanted: JSONDocument?
    var found: JSONDocument?

    var description: String {
        "\(pointer): \(kind.rawValue): \(wanted.map(\.description) ?? "nothing") -> \(found.map(\.description) ?? "nothing")"
    }

    /// What differs between a sample and what was encoded; keys whose value is null may go.
    static func all(from wanted: JSONDocument, to found: JSONDocument, at pointer: String = "") -> [Difference] {
        switch (wanted, found) {
        case (.array(let left), .array(let right)) where left.count == right.count:
            return zip(left, right).flatMap { all(from: $0, to: $1, at: pointer + "/-") }
        case (.object(let left), .object(let right)):
            return members(left, right, wanted, found, at: pointer)
        case _ where wanted == found:
            return []
        default:
            let kind = kind(from: wanted, to: found)
            return [Difference(kind: kind, pointer: pointer, wanted: wanted, found: found)]
        }
    }

    private static func members(
        _ left: [JSONDocument.Member],
        _ right: [JSONDocument.Member],
        _ wanted: JSONDocument,
        _ found: JSONDocument,
        at pointer: String
    ) -> [Difference] {
        var seen: Set<JSONText> = []
        var differences: [Difference] = []
        for member in left where seen.insert(member.key).inserted {
            let place = pointer + "/" + escaped(member.key)
            if let value = found[member.key] {
                differences += all(from: member.value, to: value, at: place)
            } else if member.value != .null {
                differences.append(Difference(kind: .vanished, pointer: place, wanted: member.value))
            }
        }
        for member in right where !seen.contains(member.key) {
            let place = pointer + "/" + escaped(member.key)
            differences.append(Difference(kind: .appeared, pointer: place, found: member.value))
        }
        return differences
    }

    private static func kind(from wanted: JSONDocument, to found: JSONDocument) -> Kind {
        switch (wanted, found) {
        case (.string(let text), .number(let number)), (.number(let number), .string(let text)):
            JSONNumber(text.description) == number ? .respelledNumber : .changed
        case (.string(let left), .string(let right)):
            instant(left).map { $0 == instant(right) } == true ? .respelledDate : .changed
        case _ where isEmpty(wanted) && (found == .null || isEmpty(found)): .emptied
        case (.boolean(false), .null): .emptied
        case (_, .array(let elements)) where elements.count == 1 && all(from: wanted, to: elements[0]).isEmpty: .wrapped
        default: .changed
        }
    }

    private static func isEmpty(_ value: JSONDocument) -> Bool {
        [.string(JSONText("")), .array([]), .object([])].contains(value)
    }

    /// The instant that a text of ISO 8601 or `yyyy-MM-dd HH:mm:ss` means, in UTC where it names no zone.
    private static func instant(_ text: JSONText) -> Date? {
        var text = text.description.replacing(" ", with: "T")
        if text.wholeMatch(of: #/.*(?:Z|[+-]\d\d:?\d\d)/#) == nil { text += "Z" }
        let whole = Date.ISO8601FormatStyle()
        return (try? whole.parse(text))
            ?? (try? whole.year().month().day().time(includingFractionalSeconds: true).parse(text))
    }

    private static func escaped(_ key: JSONText) -> String {
        switch key.description {
        case "-": "~2"
        case "*": "~3"
        default: key.description.replacing("~", with: "~0").replacing("/", with: "~1")
        }
    }
}
