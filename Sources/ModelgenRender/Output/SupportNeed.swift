import ModelgenSwift

/// Whether the files of a model call on the support file.
enum SupportNeed {
    /// True for every model with a coding, since `summary(of:)` is there; else where a type leans on it.
    static func isNeeded(by model: Model) -> Bool {
        !model.codings.isEmpty || model.declarations.contains(where: isNeeded)
    }

    /// Whether lists or tables are asked for and there is a store to show.
    static func hasViews(_ model: Model) -> Bool {
        !model.stores.isEmpty && !model.emitted.isDisjoint(with: [.list, .table])
    }

    /// Whether the files of a model call on the file of the table.
    static func isTableNeeded(by model: Model) -> Bool {
        !model.stores.isEmpty && model.emitted.contains(.table)
    }

    private static func isNeeded(by declaration: Declaration) -> Bool {
        switch declaration.body {
        case .structure(let structure): structure.properties.contains(where: isNeeded)
        case .row(let row): row.columns.contains(where: isNeeded)
        case .kindUnion(let union): union.cases.contains { $0.scalar != .plain || mentionsJSON($0.type) }
        case .taggedUnion: true
        case .alias(let type): mentionsJSON(type)
        case .stringEnum: false
        }
    }

    private static func isNeeded(by property: Property) -> Bool {
        property.coding != PropertyCoding() || mentionsJSON(property.type)
    }

    private static func mentionsJSON(_ type: TypeReference) -> Bool {
        switch type {
        case .json: true
        case .array(let inner), .dictionary(let inner), .optional(let inner): mentionsJSON(inner)
        default: false
        }
    }
}
