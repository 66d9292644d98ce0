import ModelgenResolve
import ModelgenShape
import ModelgenSource
import ModelgenSwift

/// A model in a few lines, so that tests can show what they want: `User: id Int, name String?`.
struct ModelOutline {
    let model: Model?
    let diagnostics: [Diagnostic]

    /// The model of some documents, each a sample of one type called `Root`… or as named.
    init(
        _ documents: [String],
        name: String = "Item",
        root: String = "",
        options: ModelOptions = ModelOptions(),
        fields: [FieldOverride] = []
    ) {
        var shape = Shape()
        for (index, text) in documents.enumerated() {
            shape.merge(SampleReader.read(SourceFile(path: "\(index).json", text: text)).shape)
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
