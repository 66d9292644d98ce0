import ModelgenShape
import ModelgenSource

/// The form of an option's value, and the reading of a text by it.
package enum OptionForm: Hashable, Sendable {
    /// One of some words.
    case choice([String])
    case boolean
    /// A whole number from 1.
    case count
    /// The name of a time zone.
    case timeZone
    /// A folder, relative to the file that names it.
    case folder
    /// A file, relative to the file that names it.
    case file
    /// A list of JSON Pointers.
    case pointers
    /// A set of names; a plain list replaces what was there or adds to it. `known` is empty where any name will do.
    case names(known: [String], listReplaces: Bool)
    /// Numbers by the names of limits: `depth=64,types=100`.
    case limits

    /// Why a text is no value of the form: `is open, closed or off, not 'opne'`.
    package struct Refusal: Error, Hashable {
        package var message: String
        package var remedy: String?
    }

    /// What values look like, for help: `open|closed|off`.
    package var placeholder: String {
        switch self {
        case .choice(let words): words.joined(separator: "|")
        case .boolean: "true|false"
        case .count: "N"
        case .timeZone: "ZONE"
        case .folder: "DIR"
        case .file: "FILE"
        case .pointers: "POINTER,..."
        case .names: "NAME,..."
        case .limits: "NAME=N,..."
        }
    }

    /// What values are, for messages: `open, closed or off`.
    package var description: String {
        switch self {
        case .choice(let words): Self.list(words)
        case .boolean: "true or false"
        case .count: "a whole number from 1"
        case .timeZone: "the name of a time zone"
        case .folder: "the path of a folder"
        case .file: "the path of a file"
        case .pointers: "a list of JSON Pointers"
        case .names: "a list of names, or a mapping of 'add' and 'remove' to lists"
        case .limits: "a list of NAME=NUMBER, or a mapping of names to numbers"
        }
    }

    /// Reads a value as a flag or a scalar of a spec writes it; names are parted by commas, `+Name` adds and `-Name`
    /// removes.
    package func value(of text: String) throws(Refusal) -> OptionValue {
        switch self {
        case .choice(let words):
            guard words.contains(text) else { throw refusal(of: text, words: words) }
            return .word(text)
        case .boolean:
            guard let value = Bool(text) else { throw refusal(of: text, words: ["true", "false"]) }
            return .boolean(value)
        case .count:
            guard let count = Int(text), count >= 1 else { throw refusal(of: text, words: []) }
            return .count(count)
        case .timeZone:
            guard TimeZoneNames.contains(text) else {
                let nearest = TimeZoneNames.nearest(to: text).map { "did you mean '\($0)'?" }
                throw Refusal(
                    message: "is the name of a time zone, not '\(text)'",
                    remedy: nearest ?? "write a name such as 'UTC', 'Europe/Paris' or 'Etc/GMT-8'"
                )
            }
            return .word(text)
        case .folder, .file:
            guard !text.isEmpty else { throw refusal(of: text, words: []) }
            return .word(text)
        case .pointers:
            return .pointers(
                try text.split(separator: ",").map { text throws(Refusal) in
                    guard let pointer = JSONPointer(String(text)) else { throw refusal(of: String(text), words: []) }
                    return pointer
                })
        case .names:
            return .names(try edits(of: text.split(separator: ",").map { String($0.trimmingSpaces) }))
        case .limits:
            var limits: [String: Int] = [:]
            for entry in text.split(separator: ",") {
                let parts = entry.split(separator: "=", omittingEmptySubsequences: false).map(\.trimmingSpaces)
                guard parts.count == 2 else { throw refusal(of: String(entry), words: []) }
                limits[String(parts[0])] = try Self.limit(named: String(parts[0]), text: String(parts[1]))
            }
            return .limits(limits)
        }
    }

    /// Reads a list of names; those with a sign edit, the others are the list.
    package func edits(of names: [String]) throws(Refusal) -> NameEdits {
        guard case .names(_, let listReplaces) = self else { return NameEdits() }
        var edits = NameEdits()
        var plain: [String] = []
        for name in names {
            let bare = name.hasPrefix("+") || name.hasPrefix("-") ? String(name.dropFirst()) : name
            try check(bare)
            if name.hasPrefix("-") {
                edits.removing.append(bare)
            } else if name.hasPrefix("+") || !listReplaces {
                edits.adding.append(bare)
            } else {
                plain.append(bare)
            }
        }
        let isEdit = !edits.adding.isEmpty || !edits.removing.isEmpty
        if isEdit && !plain.isEmpty {
            throw Refusal(
                message: "is either a whole list or changes with '+' and '-', not both",
                remedy: "write '+\(plain[0])' to add it"
            )
        }
        if listReplaces && !isEdit { edits.replacing = plain }
        return edits
    }

    /// Whether a name may stand in the set.
    package func check(_ name: String) throws(Refusal) {
        guard case .names(let known, _) = self else { return }
        let isWord = !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber }
        guard known.isEmpty ? isWord : known.contains(name) else {
            if known.isEmpty { throw Refusal(message: "takes words of letters and digits, not '\(name)'") }
            throw refusal(of: name, words: known, verb: "takes")
        }
    }

    /// A limit's value, within its range.
    package static func limit(named name: String, text: String) throws(Refusal) -> Int {
        guard let limit = LimitTable.limit(named: name) else {
            let names = LimitTable.all.map(\.name)
            let nearest = NearestWord.nearest(to: name, in: names).map { "did you mean '\($0)'?" }
            throw Refusal(message: "takes \(list(names)), not '\(name)'", remedy: nearest)
        }
        guard let value = Int(text), limit.range.contains(value) else {
            let most = limit.range.upperBound == .max ? " or more" : " to \(limit.range.upperBound)"
            throw Refusal(message: "takes \(limit.range.lowerBound)\(most) for '\(name)', not '\(text)'")
        }
        return value
    }

    private func refusal(of text: String, words: [String], verb: String = "is") -> Refusal {
        let what = words.isEmpty ? description : Self.list(words)
        let nearest = NearestWord.nearest(to: text, in: words).map { "did you mean '\($0)'?" }
        return Refusal(message: "\(verb) \(what), not '\(text)'", remedy: nearest)
    }

    /// `a, b or c`
    private static func list(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " or " + last
    }
}

extension Substring {
    /// Without spaces at either end.
    fileprivate var trimmingSpaces: Substring {
        var text = self
        while text.first == " " { text.removeFirst() }
        while text.last == " " { text.removeLast() }
        return text
    }
}
