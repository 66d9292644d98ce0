import ModelgenResolve
import ModelgenShape
import ModelgenSource
import ModelgenSwift

/// A model in a few lines, so that tests can show what they want: `User: id Int, name String?`.
struct ModelOutline {
    let model: Model?
    let diagnostics: [Diagnostic]

    /// The model of some documents, JSON or YAML, each a sample of one type called `Item` or as named.
    init(
        _ documents: [String],
        name: String = "Item",
        root: String = "",
        options: ModelOptions = ModelOptions(),
        fields: [FieldOverride] = []
    ) {
        var shape = Shape()
        for (index, text) in documents.enumerated() {
            shape.merge(SampleReader.read(SourceFile(path: "\(index).sample", text: text)).shape)
        }
        let pointer = JSONPointer(root) ?? JSONPointer()
        let request = ModelRequest(
            source: "test",
            stem: name,
            options: options,
            roots: [ModelRequest.Root(name: name, shape: shape, root: pointer, overrides: fields)]
        )
        let resolution = Resolver.resolve(request)
        model = resolution.model
        diagnostics = resolution.diagnostics
    }

    /// `Item: id Int, tags [String]`, a line a type, payloads under their unions.
    var lines: [String] {
        (model?.declarations ?? []).flatMap(Self.lines)
    }

    /// The names of the types, in the order of their declarations.
    var names: [String] {
        lines.map { String($0.prefix { $0 != ":" && $0 != " " }) }
    }

    /// A line of `lines` by the type's name.
    func line(_ name: String) -> String? {
        lines.first { $0.hasPrefix(name + ":") || $0.hasPrefix(name + " ") }
    }

    var codes: [String] {
        diagnostics.map(\.code.rawValue)
    }

    /// What a whole document is: `[String: Chat]`.
    var root: String? {
        model?.codings.first?.root.swiftText
    }

    /// The form of every date, where there is but one: `.day`.
    var dateForm: String? {
        model?.codings.first?.dateForm?.swiftExpression
    }

    /// The members of a struct or the columns of a row, one each, with the key where it differs from the name and with all
    /// that plain coding does not do: `airDate = air_date: Date?, .day, empty is nil`.
    func members(_ type: String) -> [String]? {
        switch declaration(type)?.body {
        case .structure(let structure): structure.properties.map { Self.member($0, hasKey: true) }
        case .row(let row): row.columns.map { Self.member($0, hasKey: false) }
        default: nil
        }
    }

    /// The texts that the cases of an enum stand for: `noneValue = none`.
    func values(_ type: String) -> [String]? {
        guard case .stringEnum(let body)? = declaration(type)?.body else { return nil }
        return body.cases.map { Self.renamed($0.name, $0.value) }
            + [body.unknownCase.map { "\($0)(…)" }].compactMap(\.self)
    }

    /// How a union is tagged and what its variants hold: `type`, `type/content`, or `key`.
    func tagging(_ type: String) -> String? {
        guard case .taggedUnion(let union)? = declaration(type)?.body else { return nil }
        return switch union.tagging {
        case .internal(let tag): tag
        case .adjacent(let tag, let content): "\(tag)/\(content)"
        case .external: "key"
        }
    }

    private func declaration(_ name: String) -> Declaration? {
        let declarations = model?.declarations ?? []
        let payloads = declarations.flatMap { declaration in
            guard case .taggedUnion(let union) = declaration.body else { return [Declaration]() }
            return union.payloads
        }
        return (declarations + payloads).first { $0.name == name }
    }

    private static func renamed(_ name: String, _ text: String) -> String {
        name.filter { $0 != "`" } == text ? name : "\(name) = \(text)"
    }

    private static func member(_ property: Property, hasKey: Bool) -> String {
        let name = hasKey ? renamed(property.name, property.key) : property.name
        let coding = property.coding
        let scalar: String? =
            switch coding.scalar {
            case .plain: nil
            case .number: "or text"
            case .date(let form): form.swiftExpression
            case .lowercaseUUID: "lower case"
            case .boolean: "0 or 1"
            }
        let container: String? =
            switch coding.container {
            case .plain: nil
            case .oneOrMany: "one or many"
            case .lossy: "lossy"
            case .indexed: "indexed"
            }
        let notes = [
            scalar, container, coding.readsEmptyAsNil ? "empty is nil" : nil,
            coding.defaultValue.map { "default \($0)" }, coding.isBoxed ? "boxed" : nil,
        ]
        return (["\(name): \(property.fullType.swiftText)"] + notes.compactMap(\.self)).joined(separator: ", ")
    }

    private static func lines(_ declaration: Declaration) -> [String] {
        let name = declaration.name + (declaration.conformances.contains("Identifiable") ? " (identifiable)" : "")
        switch declaration.body {
        case .structure(let structure):
            return ["\(name): " + structure.properties.map(text).joined(separator: ", ")]
        case .stringEnum(let body):
            return ["\(declaration.name): " + body.cases.map(\.name).joined(separator: " | ")]
        case .kindUnion(let union):
            let cases = union.cases.map { "\($0.name) \($0.type.swiftText)" }
            return ["\(name): " + (union.isIndirect ? "indirect " : "") + cases.joined(separator: " | ")]
        case .taggedUnion(let union):
            let cases = union.variants.map { "\($0.name) \($0.payload?.swiftText ?? "-")" }
            return ["\(name): " + cases.joined(separator: " | ")] + union.payloads.flatMap(lines)
        case .row(let row):
            return ["\(name): row " + row.columns.map(\.fullType.swiftText).joined(separator: ", ")]
        case .alias(let type):
            return ["\(name): = \(type.swiftText)"]
        }
    }

    private static func text(_ property: Property) -> String {
        "\(property.name) \(property.fullType.swiftText)" + (property.coding.isBoxed ? " (boxed)" : "")
    }
}
