import ModelgenMustache
import ModelgenSwift

/// What the template `storePage` prints: what a store reads of a document, and in which order.
enum PageContext {
    static func members(of store: Store) -> [String: MustacheValue] {
        let reading = PageReading(of: store)
        return [
            "pageProperties": .list(
                reading.properties.map { ["name": .string($0.name), "type": .string($0.type)] }),
            "pageConformances": store.isSendable ? ", Sendable" : "",
            "hasKeys": .bool(!store.keys.isEmpty),
            "keyAccess": .string(isSectioned(store) ? "" : "private "),
            "keys": .list(store.keys.map(key)),
            "failure": store.failure.map { failure($0, of: store, reading.failureWay) } ?? .null,
            "pageStatements": .list(reading.statements.map { .string($0) }),
            "guard": PageRequestText.condition(of: store).map { .string($0) } ?? .null,
            "next": .string(PageRequestText.next(of: store)),
        ]
    }

    /// Whether the document holds sections, which read their items themselves.
    static func isSectioned(_ store: Store) -> Bool {
        if case .document? = store.sections { return true }
        return false
    }

    private static func key(_ key: Store.Key) -> MustacheValue {
        let differs = SwiftName.differs(key.name, from: key.key)
        return ["name": .string(key.name), "rawValue": differs ? .string(SwiftLiteral.string(key.key)) : .null]
    }

    private static func failure(_ failure: ServerFailure, of store: Store, _ way: PageReading.FailureWay)
        -> MustacheValue
    {
        let type: String
        let condition: String
        switch failure.success {
        case .numbers(let values):
            type = "Int"
            condition = differs(values.map { "\($0)" })
        case .texts(let values):
            type = "String"
            condition = differs(values.map(SwiftLiteral.string))
        case .boolean(let value):
            type = "Bool"
            condition = "if code == \(!value)"
        }
        // A Boolean says that it failed, not how.
        let code = type == "Bool" ? "0" : "code"
        let message = way.message ?? "nil"
        return [
            "containers": .list(way.containers.map { .string($0) }),
            "code": .string("let code = try? \(way.container).decode(\(type).self, forKey: .\(way.key))"),
            "condition": .string(condition),
            "statements": [.string("throw \(store.nested("ServerError"))(code: \(code), message: \(message))")],
        ]
    }

    /// `if let code, code != 0`
    private static func differs(_ values: [String]) -> String {
        values.count == 1
            ? "if let code, code != \(values[0])" : "if let code, ![\(values.joined(separator: ", "))].contains(code)"
    }
}
