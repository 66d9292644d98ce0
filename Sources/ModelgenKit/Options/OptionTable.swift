import ModelgenResolve
import ModelgenSource
import ModelgenSwift

/// The one table of options. Help, flags, the `options:` of specs, `modelgen.yaml` and the published schema are made
/// from it, so that none can fall behind.
package enum OptionTable {
    /// In the order in which help lists them.
    package static let all: [Option] = model + [emit] + tool

    /// The option of a name; nil where there is none.
    package static func option(named name: String) -> Option? {
        tool.first { $0.name == name } ?? all.first { $0.name == name }
    }

    /// Those that may stand in a layer.
    package static func options(in layer: Option.Layers) -> [Option] {
        all.filter { $0.layers.contains(layer) }
    }

    /// Those of some names that may stand in a layer.
    package static func options(in layer: Option.Layers, named names: Set<String>) -> [Option] {
        // To make those of the model takes longer than to read a small sample, and most commands take none.
        let ofTool = tool.filter { names.contains($0.name) }
        let options = ofTool.count == names.count ? ofTool : all.filter { names.contains($0.name) }
        return options.filter { $0.layers.contains(layer) }
    }

    private static let model: [Option] = [
        .choice("access", \.model.access, help: "who may use the models"),
        .choice("properties", \.model.properties, help: "constants or variables"),
        .choice("layout", \.model.layout, help: "types in their root or beside it"),
        .choice("kind", \.model.kind, help: "structs or @Observable classes"),
        Option(
            "conformances",
            .names(known: Conformance.allCases.map(\.rawValue), listReplaces: true),
            help: "+Equatable adds, -Hashable removes"
        ) { value, options in
            guard case .names(let edits) = value else { return }
            if let names = edits.replacing { options.model.conformances = conformances(names) }
            options.model.conformances.formUnion(conformances(edits.adding))
            options.model.conformances.subtract(conformances(edits.removing))
        },
        .choice("coding", \.model.coding, help: "read and write, or read only"),
        .choice("isolation", \.model.isolation, help: "none for Swift before 6.1"),
        .choice("presence", \.model.presence, help: "how readily fields are optional"),
        .choice("dates", \.model.dates, help: "dates, or the text as it is"),
        Option("timeZone", .timeZone, help: "of dates that name none", standard: Options().model.timeZone) {
            value, options in
            guard case .word(let zone) = value else { return }
            options.model.timeZone = zone
        },
        .choice("enums", \.model.enums, help: "unknown values kept, refused, or text"),
        .choice("urls", \.model.urls, help: "URL, or the text as it is"),
        .choice("uuids", \.model.uuids, help: "UUID, or the text as it is"),
        .boolean("lenient", \.model.lenient, help: "take numbers as text and the like"),
        Option("acronyms", .names(known: [], listReplaces: false), help: "SKU adds, -ID removes") { value, options in
            guard case .names(let edits) = value else { return }
            let adding = Set(edits.adding.map { $0.lowercased() })
            let removing = Set(edits.removing.map { $0.lowercased() })
            options.model.addedAcronyms = options.model.addedAcronyms.subtracting(removing).union(adding)
            options.model.removedAcronyms = options.model.removedAcronyms.subtracting(adding).union(removing)
        },
    ]

    /// Files that stand on others bring them along.
    private static let emit = Option(
        "emit",
        .names(known: EmittedFile.allCases.map(\.rawValue), listReplaces: true),
        help: "models, store, list, table",
        standard: EmittedFile.models.rawValue
    ) { value, options in
        guard case .names(let edits) = value else { return }
        if let names = edits.replacing { options.model.emitted = files(names).union([.models]) }
        options.model.emitted.formUnion(files(edits.adding))
        options.model.emitted.subtract(files(edits.removing).subtracting([.models]))
    }

    private static let tool: [Option] = [
        Option("templates", .folder, help: "templates that replace the built-in ones") { value, options in
            guard case .word(let folder) = value else { return }
            options.tool.templates = folder
        },
        Option("threads", .count, help: "samples read at once") { value, options in
            guard case .count(let count) = value else { return }
            options.tool.threads = count
        },
        Option("remember", .file, layers: .spec, help: "a shape file that keeps evidence and names") { value, options in
            guard case .word(let path) = value else { return }
            options.tool.remember = path
        },
        Option("forget", .pointers, layers: .spec, help: "what is remembered no more, by JSON Pointer below root") {
            value, options in
            guard case .pointers(let pointers) = value else { return }
            options.tool.forget = pointers
        },
        Option("limits", .limits, help: LimitTable.all.map(\.name).joined(separator: ", ")) { value, options in
            guard case .limits(let limits) = value else { return }
            for (name, value) in limits { LimitTable.limit(named: name)?.set(value, in: &options) }
        },
        .boolean("strict", \.tool.strict, layers: .flag, help: "warnings fail the run (exit 1)"),
        .boolean("quiet", \.tool.quiet, layers: .flag, help: "tell errors only"),
        .boolean("force", \.tool.force, layers: .flag, help: "overwrite edited and foreign files"),
        .choice("color", \.tool.color, layers: .flag, help: "of diagnostics"),
        .choice("format", \.tool.format, layers: .flag, help: "of diagnostics and results"),
    ]

    private static func files(_ names: [String]) -> Set<EmittedFile> {
        Set(names.compactMap(EmittedFile.init(rawValue:)))
    }

    private static func conformances(_ names: [String]) -> Set<Conformance> {
        Set(names.compactMap(Conformance.init(rawValue:)))
    }
}
