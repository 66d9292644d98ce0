import ModelgenShape
import ModelgenSource

/// A change as reports for people show it. What came or went inside a place that came or went is counted there.
struct DiffLine {
    /// `+`, `-` or `~`.
    var sign: String
    /// `/-/price`, or `(root)`.
    var place: String
    /// `Double is String now`
    var message: String
    /// `old.json:4`, `old.json:4, new.json:7`
    var evidence: String
    var breaksDecoding: Bool
    var breaksCallers: Bool

    /// `breaks decoding and callers`; empty where nothing breaks.
    var effect: String {
        let what = [breaksDecoding ? "decoding" : nil, breaksCallers ? "callers" : nil].compactMap(\.self)
        return what.isEmpty ? "" : "breaks " + what.joined(separator: " and ")
    }

    static func lines(of diff: ModelDiff) -> [DiffLine] {
        var inside: [Key: Int] = [:]
        for change in diff.changes {
            if let outer = change.within {
                inside[Key(root: change.root, pointer: outer, kind: change.kind), default: 0] += 1
            }
        }
        return diff.changes.filter { $0.within == nil }.map { change in
            let key = Key(root: change.root, pointer: change.pointer, kind: change.kind)
            return DiffLine(change, inside: inside[key] ?? 0, showsRoot: diff.hasManyRoots)
        }
    }

    private struct Key: Hashable {
        var root: String
        var pointer: JSONPointer
        var kind: ModelChange.Kind
    }

    /// `3 changes: 1 breaks decoding, 2 break callers`
    static func summary(of diff: ModelDiff) -> String {
        let changes = diff.changes.filter { $0.within == nil }
        func part(_ count: Int, _ what: String) -> String? {
            count == 0 ? nil : "\(count) \(count == 1 ? "breaks" : "break") \(what)"
        }
        let parts = [
            part(changes.count(where: \.breaksDecoding), "decoding"),
            part(changes.count(where: \.breaksCallers), "callers"),
        ].compactMap(\.self)
        let head = changes.count == 1 ? "1 change" : "\(changes.count) changes"
        return head + ": " + (parts.isEmpty ? "nothing breaks" : parts.joined(separator: ", "))
    }

    private init(_ change: ModelChange, inside: Int, showsRoot: Bool) {
        let pointer = change.pointer.steps.isEmpty ? "(root)" : change.pointer.description
        place = Self.printable(showsRoot ? "\(change.root) \(pointer)" : pointer)
        sign =
            switch change.kind {
            case .added, .enumValueAdded, .variantAdded: "+"
            case .removed, .enumValueRemoved, .variantRemoved: "-"
            default: "~"
            }
        let below = inside == 0 ? "" : ", with \(inside) \(inside == 1 ? "place" : "places") in it"
        message = Self.printable(Self.message(change) + below)
        evidence = [change.old?.place, change.new?.place].compactMap { $0.map { Self.printable("\($0)") } }
            .joined(separator: ", ")
        breaksDecoding = change.breaksDecoding
        breaksCallers = change.breaksCallers
    }

    private static func message(_ change: ModelChange) -> String {
        let (old, new) = (change.old?.type ?? "", change.new?.type ?? "")
        let value = change.value.map(JSONText.quoted) ?? ""
        switch change.kind {
        case .added: return new
        case .removed: return old
        case .retyped, .reread:
            if old != new { return "\(old) is \(new) now" }
            let kinds = (change.old?.kinds ?? [], change.new?.kinds ?? [])
            if kinds.0 == kinds.1, kinds.0.allSatisfy(["number", "integer"].contains) {
                return "\(new) holds numbers that it did not"
            }
            if kinds.0 == kinds.1 { return "\(new) is written another way" }
            return "\(new): \(kinds.0.joined(separator: " or ")) is \(kinds.1.joined(separator: " or ")) now"
        case .madeOptional:
            return new.hasSuffix("?") ? "\(new) now: may be missing or null" : "may be missing or null now"
        case .madeRequired: return "\(new) is never missing or null now"
        case .nullAdded: return "\(new) is null for the first time"
        case .nullRemoved: return "\(new) is null no more"
        case .enumValueAdded: return "\(value) is a new value of \(new)"
        case .enumValueRemoved: return "\(value) is no value of \(new) any more"
        case .variantAdded: return "\(value) is a new variant of \(new)"
        case .variantRemoved: return "\(value) is no variant of \(new) any more"
        case .typeRenamed: return "\(old) is called \(new) now"
        }
    }

    /// Keys and paths are other people's words: what would end a line or move a cursor is spelled out.
    private static func printable(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            if scalar.properties.generalCategory == .control {
                result += scalar.escaped(asASCII: true)
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
    }
}
