import ModelgenMustache
import ModelgenSwift

/// What the template `storeUpdate` prints.
enum InstanceUpdateContext {
    static func value(_ update: InstanceUpdate) -> MustacheValue {
        [
            "type": .string(update.type),
            "statements": .list(update.properties.flatMap(statements).map { .string($0) }),
        ]
    }

    private static func statements(of property: InstanceUpdate.Property) -> [String] {
        let name = SwiftName.member(property.name, locals: ["newer"])
        let newer = "newer.\(property.name)"
        switch property.form {
        case .assign:
            return property.isEquatable
                ? block("if \(name) != \(newer)", "\(name) = \(newer)") : ["\(name) = \(newer)"]
        case .instance(false, false):
            return ["\(name).update(from: \(newer))"]
        case .instance(let isOptional, let isIdentifiable):
            return instance(name, newer, isOptional: isOptional, isIdentifiable: isIdentifiable)
        case .list(let isOptional):
            return list(name, newer, isOptional: isOptional)
        }
    }

    /// `if a != b { a = b }`, on one line where that has room.
    private static func block(_ head: String, _ body: String) -> [String] {
        let line = "\(head) { \(body) }"
        return line.count <= 108 ? [line] : ["\(head) {", "    \(body)", "}"]
    }

    private static func instance(_ name: String, _ newer: String, isOptional: Bool, isIdentifiable: Bool) -> [String] {
        guard isOptional else {
            return [
                "if \(name).id == \(newer).id {", "    \(name).update(from: \(newer))", "} else {",
                "    \(name) = \(newer)", "}",
            ]
        }
        let same = isIdentifiable ? ", known.id == other.id" : ""
        return [
            "if let known = \(name), let other = \(newer)\(same) {", "    known.update(from: other)",
            "} else if \(name) != nil || \(newer) != nil {", "    \(name) = \(newer)", "}",
        ]
    }

    /// Elements that come again stay the instances that they are.
    private static func list(_ name: String, _ newer: String, isOptional: Bool) -> [String] {
        guard isOptional else { return elements(name, newer) }
        return ["if let known = \(name), let other = \(newer) {"]
            + elements("known", "other", assigning: name).map { "    " + $0 }
            + ["} else if \(name) != nil || \(newer) != nil {", "    \(name) = \(newer)", "}"]
    }

    private static func elements(_ list: String, _ newer: String, assigning name: String? = nil) -> [String] {
        let byID = SwiftName.bare(list.split(separator: ".").last.map(String.init) ?? list) + "ByID"
        return [
            "let \(byID) = Dictionary(\(list).map { ($0.id, $0) }) { first, _ in first }"
        ] + block("for element in \(newer)", "\(byID)[element.id]?.update(from: element)") + [
            "if \(list).map(\\.id) != \(newer).map(\\.id) {",
            "    \(name ?? list) = \(newer).map { \(byID)[$0.id] ?? $0 }",
            "}",
        ]
    }
}
