import ModelgenShape
import ModelgenSource
import ModelgenSwift

/// Takes values of the wanted kind out of nodes, and notes every complaint with its place.
///
/// A verb returns nil where it has complained, so that reading goes on and one run tells all.
package struct NodeReader {
    /// How diagnostics call the file.
    package let path: String
    package private(set) var diagnostics: [Diagnostic] = []

    package init(path: String) {
        self.path = path
    }

    package func place(of node: YAMLNode) -> Place {
        Place(file: path, position: node.position)
    }

    package mutating func complain(
        _ code: DiagnosticCode,
        at position: SourcePosition,
        length: Int = 0,
        _ message: String,
        remedy: String? = nil
    ) {
        diagnostics.append(
            Diagnostic(code, path: path, position: position, length: length, message: message, remedy: remedy)
        )
    }

    /// The members of a mapping, each key once.
    package mutating func members(of node: YAMLNode, for name: String) -> [YAMLNode.Member]? {
        guard case .mapping(let members) = node.content else {
            expected("a mapping", for: name, at: node)
            return nil
        }
        var seen: [String: SourcePosition] = [:]
        var kept: [YAMLNode.Member] = []
        for member in members {
            if let first = seen[member.key] {
                let message = "the key '\(member.key)' stands twice; it is also in line \(first.line)"
                complain(
                    .conflictingKeys, at: member.keyPosition, length: member.key.utf8.count, message, remedy: "keep one"
                )
            } else {
                seen[member.key] = member.keyPosition
                kept.append(member)
            }
        }
        return kept
    }

    package mutating func elements(of node: YAMLNode, for name: String) -> [YAMLNode]? {
        guard case .sequence(let elements) = node.content else {
            expected("a list", for: name, at: node)
            return nil
        }
        return elements
    }

    /// A text that is not empty.
    package mutating func text(_ node: YAMLNode, for name: String) -> String? {
        switch node.content {
        case .string(""):
            complain(.wrongValue, at: node.position, "'\(name)' is empty", remedy: "write a text or take the key out")
        case .string(let text): return text
        case .number, .boolean: expected("a text", for: name, at: node, remedy: "put it in quotes")
        default: expected("a text", for: name, at: node)
        }
        return nil
    }

    package mutating func boolean(_ node: YAMLNode, for name: String) -> Bool? {
        if case .boolean(let value) = node.content { return value }
        expected("true or false", for: name, at: node)
        return nil
    }

    /// One of the words of an enum.
    package mutating func choice<Value: RawRepresentable<String> & CaseIterable>(
        _ node: YAMLNode,
        for name: String,
        of type: Value.Type
    ) -> Value? {
        let form = OptionForm.choice(Value.allCases.map(\.rawValue))
        guard case .word(let word)? = value(node, of: form, for: name) else { return nil }
        return Value(rawValue: word)
    }

    /// A name that may be declared at a position.
    package mutating func name(_ node: YAMLNode, for key: String, at position: NamePosition) -> String? {
        guard let text = text(node, for: key) else { return nil }
        if SwiftNames.isDeclarable(text, at: position) { return text }
        complainAboutName(text, for: key, at: node.position)
        return nil
    }

    /// A type of the user's, with the module or the type around it: `User`, `Accounts.User`.
    package mutating func typeName(_ node: YAMLNode, for key: String) -> String? {
        guard let text = text(node, for: key) else { return nil }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        if parts.allSatisfy({ Identifier.isValid(String($0)) }) { return text }
        complainAboutName(text, for: key, at: node.position)
        return nil
    }

    package mutating func pointer(_ node: YAMLNode, for name: String) -> JSONPointer? {
        // An empty text is a pointer too: the whole document.
        if case .string("") = node.content { return JSONPointer() }
        guard let text = text(node, for: name) else { return nil }
        return pointer(text, for: name, at: node.position)
    }

    /// Reads a pointer that is a text already: a key of `fields:`.
    package mutating func pointer(_ text: String, for name: String, at position: SourcePosition) -> JSONPointer? {
        if let pointer = JSONPointer(text) { return pointer }
        let remedy =
            text.hasPrefix("/")
            ? "write '~0' for '~', '~1' for '/', '~2' for a key '-' and '~3' for a key '*'"
            : "start it with '/': '/\(text)'"
        complain(
            .invalidPointer, at: position, length: text.utf8.count, "'\(text)' in \(name) is no JSON Pointer",
            remedy: remedy)
        return nil
    }

    /// The value of an option's form.
    package mutating func value(_ node: YAMLNode, of form: OptionForm, for name: String) -> OptionValue? {
        do {
            switch (form, node.content) {
            case (.names, .sequence(let elements)):
                return .names(try form.edits(of: elements.compactMap { text($0, for: name) }))
            case (.pointers, .sequence(let elements)):
                return .pointers(elements.compactMap { pointer($0, for: name) })
            case (.names, .mapping): return edits(node, of: form, for: name)
            case (.limits, .mapping): return limits(node, for: name)
            case (.boolean, .boolean(let value)): return .boolean(value)
            case (.count, .number(let text)): return try form.value(of: text)
            case (.choice, .string(let text)), (.timeZone, .string(let text)), (.folder, .string(let text)),
                (.file, .string(let text)):
                return try form.value(of: text)
            case (.names, .string(let text)), (.limits, .string(let text)): return try form.value(of: text)
            default: expected(form.description, for: name, at: node)
            }
        } catch {
            complain(.wrongValue, at: node.position, "'\(name)' \(error.message)", remedy: error.remedy)
        }
        return nil
    }

    /// Says what a value should have been.
    package mutating func expected(_ what: String, for name: String, at node: YAMLNode, remedy: String? = nil) {
        complain(.wrongValue, at: node.position, "'\(name)' is \(what), not \(node.content.kind)", remedy: remedy)
    }

    /// `{add: [Equatable], remove: [Hashable]}`
    private mutating func edits(_ node: YAMLNode, of form: OptionForm, for name: String) -> OptionValue? {
        let table = KeyTable<NameEdits>(
            owner: "'\(name)'",
            keys: [
                SpecKey("add", help: "names to add") { node, edits, reader in
                    edits.adding = reader.names(node, of: form, for: "add")
                },
                SpecKey("remove", help: "names to take away") { node, edits, reader in
                    edits.removing = reader.names(node, of: form, for: "remove")
                },
            ]
        )
        var edits = NameEdits()
        table.read(node, as: name, into: &edits, with: &self)
        return .names(edits)
    }

    /// `{depth: 64, types: 100}`
    private mutating func limits(_ node: YAMLNode, for name: String) -> OptionValue? {
        var limits: [String: Int] = [:]
        for member in members(of: node, for: name) ?? [] {
            do throws(OptionForm.Refusal) {
                let text = if case .number(let text) = member.value.content { text } else { member.value.content.kind }
                limits[member.key] = try OptionForm.limit(named: member.key, text: text)
            } catch {
                complain(.wrongValue, at: member.keyPosition, "'\(name)' \(error.message)", remedy: error.remedy)
            }
        }
        return .limits(limits)
    }

    private mutating func names(_ node: YAMLNode, of form: OptionForm, for name: String) -> [String] {
        var names: [String] = []
        for element in elements(of: node, for: name) ?? [] {
            guard let text = text(element, for: name) else { continue }
            do {
                try form.check(text)
                names.append(text)
            } catch {
                complain(.wrongValue, at: element.position, "'\(name)' \(error.message)", remedy: error.remedy)
            }
        }
        return names
    }

    private mutating func complainAboutName(_ text: String, for key: String, at position: SourcePosition) {
        complain(.invalidIdentifier, at: position, SwiftNames.refusal(of: text, for: key), remedy: SwiftNames.remedy)
    }
}

extension YAMLNode.Content {
    /// As messages call it: `a number`.
    package var kind: String {
        switch self {
        case .null: "nothing"
        case .boolean(let value): value ? "true" : "false"
        case .number(let text): "the number \(text)"
        case .string: "a text"
        case .sequence: "a list"
        case .mapping: "a mapping"
        }
    }
}
