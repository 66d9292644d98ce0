import ModelgenMustache
import ModelgenSource
import ModelgenSwift

/// Prints models as Swift files.
package struct Renderer: Sendable {
    private let templates: ParsedTemplates

    /// - Throws: MG0801 and MG0802 for what is wrong with the templates.
    package init(templates: TemplateSet = .builtIn) throws(Diagnostics) {
        self.templates = try ParsedTemplates(templates)
    }

    /// The files of a model: `STEM.generated.swift`, `STEMCoding.generated.swift` where it has codings,
    /// `STEMStore.generated.swift` where it has stores, `STEMList.generated.swift` where it has lists or tables, and what these
    /// lean on of `ModelgenSupport.generated.swift` and `ModelgenTable.generated.swift`, in this order.
    ///
    /// The same model gives the same bytes.
    package func render(_ model: Model) throws(Diagnostics) -> [RenderedFile] {
        let scope = RenderScope(model)
        let origin = GeneratedHeader.Origin.source(SwiftLiteral.comment(model.source))
        var files = [
            file(model.stem, try templates.render("file", ModelContext.value(of: model, in: scope)), origin)
        ]
        if !model.codings.isEmpty {
            let text = try templates.render("coding", CodingContext.value(of: model, in: scope))
            files.append(file(model.stem + "Coding", text, origin))
        }
        if !model.stores.isEmpty {
            let text = try templates.render("store", StoreContext.value(of: model, in: scope))
            files.append(file(model.stem + "Store", text, origin))
        }
        if SupportNeed.hasViews(model) {
            let text = try templates.render("list", ListContext.value(of: model, in: scope))
            files.append(file(model.stem + "List", text, origin))
        }
        if SupportNeed.isNeeded(by: model) {
            files.append(try support(access: model.access, isNonisolated: model.isNonisolated))
        }
        if SupportNeed.isTableNeeded(by: model) {
            files.append(try table(access: model.access, isNonisolated: model.isNonisolated))
        }
        return files
    }

    /// The support file alone, the same for every model of a module.
    package func support(access: AccessLevel, isNonisolated: Bool) throws(Diagnostics) -> RenderedFile {
        try shared("ModelgenSupport", access: access, isNonisolated: isNonisolated)
    }

    /// The table alone, the same for every model of a module.
    package func table(access: AccessLevel, isNonisolated: Bool) throws(Diagnostics) -> RenderedFile {
        try shared("ModelgenTable", access: access, isNonisolated: isNonisolated)
    }

    private func shared(
        _ name: String,
        access: AccessLevel,
        isNonisolated: Bool
    ) throws(Diagnostics) -> RenderedFile {
        let context: MustacheValue = [
            "access": .string(RenderScope.prefix(of: access)),
            "nonisolated": .string(isNonisolated ? "nonisolated " : ""),
        ]
        let text = "\n" + (try templates.render(name, context))
        return RenderedFile(name: Self.name(name), text: GeneratedHeader.stamp(text, origin: .support))
    }

    /// `Article.generated.swift` for `Article`.
    package static func name(_ stem: String) -> String {
        stem + ".generated.swift"
    }

    private func file(_ stem: String, _ text: String, _ origin: GeneratedHeader.Origin) -> RenderedFile {
        let body = "\n" + LineWrapping.wrap(text)
        return RenderedFile(name: Self.name(stem), text: GeneratedHeader.stamp(body, origin: origin))
    }
}
