import ModelgenSwift

/// The statements that read a page: containers on the ways into the document, each opened once, and the values in them.
struct PageReading {
    /// A stored property of the page.
    struct Property {
        var name: String
        var type: String
    }

    /// How the code of a failure is reached, before anything else is read.
    struct FailureWay {
        var containers: [String] = []
        /// `document`, or `meta?` where the container may be missing.
        var container = ""
        var key = ""
        var message: String?
    }

    private(set) var properties: [Property] = []
    private(set) var statements: [String] = []
    private(set) var failureWay = FailureWay()

    private let names: [String: String]
    /// Containers that are open: the path, and how a call on it is spelled.
    private var opened: [[String]: String] = [:]
    private var used: Set<String>
    /// The containers without which there are no items; what is read of others may be missing.
    private let wayToItems: [String]

    init(of store: Store) {
        wayToItems = store.list.mayMiss ? [] : Array(store.list.path.dropLast())
        names = Dictionary(store.keys.map { ($0.key, $0.name) }) { first, _ in first }
        used = [
            "decoder", "code", "total", "pageCount", "cursor", "hasMore", "isLast", "groups",
            SwiftName.bare(store.items),
        ]
        let isOpen = !store.keys.isEmpty
        if isOpen {
            let key = store.nested("Key")
            opened[[]] = "document"
            used.insert("document")
            let opening = "let document = try decoder.container(keyedBy: \(key).self)"
            if store.failure == nil { statements.append(opening) } else { failureWay.containers.append(opening) }
        }
        if let failure = store.failure { readFailure(failure, keyedBy: store.nested("Key")) }
        readItems(of: store)
        readMore(of: store)
    }

    private mutating func readFailure(_ failure: ServerFailure, keyedBy key: String) {
        let (container, openings) = open(failure.path.dropLast(), keyedBy: key)
        failureWay.containers += openings
        failureWay.container = container
        failureWay.key = name(failure.path.last)
        guard let message = failure.message else { return }
        let (holder, others) = open(message.dropLast(), keyedBy: key)
        failureWay.containers += others
        failureWay.message = "try? \(holder).decode(String.self, forKey: .\(name(message.last)))"
    }

    private mutating func readItems(of store: Store) {
        let element = store.item
        properties.append(Property(name: store.items, type: TypeReference.array(element).swiftText))
        let place = store.list
        guard let last = place.path.last else {
            if PageContext.isSectioned(store) {
                statements.append("let groups = try [\(store.nested("Group"))](from: decoder)")
                readGroups(of: store)
            } else {
                statements.append("\(store.items) = try [\(element.swiftText)](from: decoder)")
            }
            return
        }
        let (container, openings) = open(
            place.path.dropLast(), keyedBy: store.nested("Key"))
        statements += openings
        guard !PageContext.isSectioned(store) else {
            let group = "[\(store.nested("Group"))].self, forKey: .\(name(last))"
            let call =
                place.mayMiss ? "try \(container).decodeIfPresent(\(group)) ?? []" : "try \(container).decode(\(group))"
            statements.append("let groups = \(call)")
            readGroups(of: store)
            return
        }
        let property = ModelgenSwift.Property(
            name: name(last), key: last, type: .array(element), isOptional: place.mayMiss, coding: place.coding)
        let stored = StoredProperty(property: property, name: property.name, isBoxed: false)
        let call = DecodingCall.expression(of: stored, in: container)
        statements.append("\(store.items) = \(call)" + (place.mayMiss ? " ?? []" : ""))
    }

    private mutating func readGroups(of store: Store) {
        let heading = store.nested("Heading")
        properties.append(Property(name: "headings", type: "[(\(store.item.swiftText).ID, \(heading))]"))
        statements.append("\(store.items) = groups.flatMap(\\.\(SwiftName.bare(store.items)))")
        statements.append(
            "headings = groups.flatMap { group in group.\(SwiftName.bare(store.items)).map { ($0.id, group.heading) } }"
        )
    }

    private mutating func readMore(of store: Store) {
        let key = store.nested("Key")
        if let path = store.paging.more.path, let (name, type) = Self.property(of: store.paging.more) {
            read(path, into: name, as: type, keyedBy: key)
        }
        if let path = store.paging.step.path {
            var sent: String?
            if case .cursor(_, _, isNumber: true) = store.paging.step { sent = "Int" }
            read(path, into: "cursor", as: "String", from: sent, keyedBy: key)
        }
    }

    /// The property of a page that tells whether there is more.
    private static func property(of more: Paging.More) -> (name: String, type: String)? {
        switch more {
        case .flag(_, let isLast, let isNumber): (isLast ? "isLast" : "hasMore", isNumber ? "Int" : "Bool")
        case .pageCount: ("pageCount", "Int")
        case .total: ("total", "Int")
        case .next, .untilEmpty: nil
        }
    }

    /// Reads what tells of paging; where it is missing or of another kind, the page is still a page.
    private mutating func read(
        _ path: [String],
        into property: String,
        as type: String,
        from sent: String? = nil,
        keyedBy key: String
    ) {
        properties.append(Property(name: property, type: type + "?"))
        let (container, openings) = open(path.dropLast(), keyedBy: key)
        statements += openings
        let value = "try? \(container).decode(\(sent ?? type).self, forKey: .\(name(path.last)))"
        statements.append("\(property) = " + (sent == nil ? value : "(\(value)).map { \"\\($0)\" }"))
    }

    /// The container at a path, opened where it is not yet: how calls on it are spelled, and the statements that open it.
    private mutating func open(
        _ path: some Collection<String>,
        keyedBy key: String
    ) -> (container: String, statements: [String]) {
        let path = Array(path)
        if let container = opened[path] { return (container, []) }
        guard let last = path.last else { return ("document", []) }
        let isRequired = wayToItems.starts(with: path)
        var (parent, statements) = open(path.dropLast(), keyedBy: key)
        var local = SwiftName.bare(name(last))
        while !used.insert(local).inserted { local += "Object" }
        let call = "\(parent).nestedContainer(keyedBy: \(key).self, forKey: .\(name(last)))"
        statements.append("let \(local) = \(isRequired ? "try" : "try?") \(call)")
        parent = isRequired ? local : local + "?"
        opened[path] = parent
        return (parent, statements)
    }

    private func name(_ key: String?) -> String {
        key.flatMap { names[$0] } ?? "value"
    }
}
