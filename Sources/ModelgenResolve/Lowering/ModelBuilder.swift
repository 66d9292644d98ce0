import ModelgenShape
import ModelgenSource
import ModelgenSwift

/// Builds the model from the types that were decided and named.
package struct ModelBuilder: Sendable {
    package private(set) var model: Model
    package private(set) var diagnostics: [Diagnostic] = []

    private let request: ModelRequest
    private let resolution: TypeResolution
    private let style: NameStyle
    private let dateForms: Set<DateForm>
    /// The payload structs of each tagged union, in the order of declaration.
    private let payloads: [NamedType: [NamedType]]

    package init(request: ModelRequest, resolution: TypeResolution) {
        self.request = request
        self.resolution = resolution
        let options = request.options
        style = NameStyle(
            acronyms: Acronyms.standard.adding(
                options.addedAcronyms.sorted(), removing: options.removedAcronyms.sorted()),
            longestName: options.longestName
        )
        dateForms = Self.dateForms(in: resolution)
        payloads = resolution.order.reduce(into: [:]) { payloads, type in
            if let union = resolution.names.payloads[type] { payloads[union, default: []].append(type) }
        }
        model = Model(
            source: request.source,
            stem: request.stem,
            access: options.access,
            isNonisolated: options.isolation == .nonisolated,
            hasMutableProperties: options.properties == .var,
            isEncodable: options.coding == .codable,
            declarations: [],
            codings: []
        )
        for (index, root) in request.roots.enumerated() {
            declareTypes(of: index, root: root)
            model.codings.append(coding(of: index, root: root))
        }
        addStores()
    }

    /// A store for each root that has a list; where none has one, that is an error.
    private mutating func addStores() {
        model.emitted = request.options.emitted.union([.models])
        guard model.emitted != [.models] else { return }
        model.emitted.insert(.store)
        var complaints: [Diagnostic] = []
        var updated: Set<String> = []
        for (root, coding) in zip(request.roots, model.codings) {
            let builder = StoreBuilder(
                model: model, root: root, coding: coding, style: style, emitPlace: request.emitPlace)
            do throws(Diagnostics) {
                var store = try builder.store()
                // Of a class that several stores hold, the first declares the update.
                store.updates.removeAll { !updated.insert($0.type).inserted }
                model.stores.append(store)
                diagnostics += builder.warnings
            } catch {
                complaints += error.all
            }
        }
        let isFatal = model.stores.isEmpty || complaints.contains { $0.code != .noList }
        if isFatal { diagnostics += complaints }
    }

    /// Every form in which a date of the model is written.
    private static func dateForms(in resolution: TypeResolution) -> Set<DateForm> {
        var forms: Set<DateForm> = []
        for type in resolution.order {
            for part in resolution.types.parts(of: type) {
                if let form = part.dateForm { forms.insert(form) }
            }
        }
        return forms
    }

    private mutating func declareTypes(of index: Int, root: ModelRequest.Root) {
        let rootType = resolution.types.roots[index].type
        let lowering = TypeLowering(names: resolution.names, root: root.name, isFlat: request.options.layout == .flat)
        if rootType.named == nil {
            model.declarations.append(
                Declaration(name: root.name, conformances: [], body: .alias(lowering.reference(rootType)))
            )
        } else if let named = rootType.named, resolution.names.names[named] != root.name {
            model.declarations.append(
                Declaration(name: root.name, conformances: [], body: .alias(lowering.reference(rootType)))
            )
        }
        for type in resolution.types.order[index] where resolution.names.payloads[type] == nil {
            let enclosing = resolution.names.enclosing[type]
            guard enclosing == nil ? resolution.names.names[type] == root.name : enclosing == root.name else {
                continue
            }
            model.declarations.append(declaration(of: type, enclosing: enclosing, lowering))
        }
    }

    private mutating func declaration(of type: NamedType, enclosing: String?, _ lowering: TypeLowering) -> Declaration {
        let name = resolution.names.names[type] ?? ""
        let context = LoweringContext(
            resolution: resolution,
            options: request.options,
            lowering: lowering,
            style: style,
            hasManyDateForms: dateForms.count > 1
        )
        let enums = EnumBuilder(context)
        var isIdentifiable = false
        var documentation: [String] = []
        let body: Declaration.Body
        switch type {
        case .stringEnum(let slot):
            body = .stringEnum(enums.stringEnum(slot))
            isIdentifiable = true
        case .kindUnion(let slot):
            body = .kindUnion(enums.kindUnion(slot))
        case .row(let slot):
            body = .row(enums.row(slot))
        case .object(let index) where resolution.types.variants[index] != nil:
            let own = (payloads[type] ?? []).map { declaration(of: $0, enclosing: nil, lowering) }
            let union = enums.taggedUnion(index, payloads: own)
            documentation = [Self.documentation(of: union.tagging)]
            if let place = resolution.types.table.untagged(in: index) {
                diagnostics.append(untagged(union, name: name, at: place, resolution.types.table.firstPlace(of: index)))
            }
            body = .taggedUnion(union)
        case .object(let index):
            let built = StructureBuilder(context).structure(of: index, name: name)
            diagnostics += built.diagnostics
            isIdentifiable = built.isIdentifiable
            body = .structure(built.body)
        }
        return Declaration(
            name: name,
            enclosing: request.options.layout == .flat ? nil : enclosing,
            documentation: documentation,
            conformances: conformances(of: body, isIdentifiable: isIdentifiable, holdsClasses: holdsClasses(type)),
            body: body
        )
    }

    private func untagged(_ union: TaggedUnion, name: String, at place: Place, _ first: ObjectPlace) -> Diagnostic {
        let what = union.tagging.tagKey.map { "have no text in '\($0)'" } ?? "have not just one key"
        return Diagnostic(
            .untagged,
            .warning,
            at: place,
            message: "some objects of \(name) \(what); it stays a union, and keeps them as '\(union.unknownCase)'",
            remedy: "'forget: [\(first.pointer)]' under 'options' makes a struct of them all"
        )
    }

    private static func documentation(of tagging: TaggedUnion.Tagging) -> String {
        switch tagging {
        case .internal(let tag): "Told apart by `\(tag)`."
        case .adjacent(let tag, let content): "Told apart by `\(tag)`, which says what `\(content)` holds."
        case .external: "Told apart by its only key."
        }
    }

    /// Whether values of a type are or hold observable classes, which no other task may touch.
    private func holdsClasses(_ type: NamedType) -> Bool {
        guard request.options.kind == .observable else { return false }
        var seen: Set<NamedType> = []
        var queue = [type]
        while let next = queue.popLast() {
            guard seen.insert(next).inserted else { continue }
            if case .object(let index) = next, resolution.types.variants[index] == nil { return true }
            queue += resolution.types.parts(of: next).compactMap(\.named)
        }
        return false
    }

    private func conformances(of body: Declaration.Body, isIdentifiable: Bool, holdsClasses: Bool) -> [String] {
        let wanted = request.options.conformances
        let codable = request.options.coding == .codable ? "Codable" : "Decodable"
        var list: [String] = []
        switch body {
        case .stringEnum(let body):
            // A closed one is raw of String, which says as much.
            list = (body.unknownCase == nil ? [] : ["RawRepresentable"]) + [codable, "CaseIterable"]
        case .alias: return []
        case .structure, .kindUnion, .taggedUnion, .row: list = [codable]
        }
        if wanted.contains(.hashable) {
            list.append("Hashable")
        } else if wanted.contains(.equatable) {
            list.append("Equatable")
        }
        if isIdentifiable && wanted.contains(.identifiable) { list.append("Identifiable") }
        if wanted.contains(.sendable) && !holdsClasses { list.append("Sendable") }
        return list
    }

    private func coding(of index: Int, root: ModelRequest.Root) -> Coding {
        let lowering = TypeLowering(names: resolution.names, root: "", isFlat: request.options.layout == .flat)
        let value = resolution.types.roots[index]
        let type = lowering.reference(value.type)
        let steps = CodingPath.steps(of: root.root, style: style)
        let last = root.root.steps.last
        let subject: String
        if case .key(let key) = last {
            subject = style.propertyName(for: key)
        } else {
            subject = "root"
        }
        return Coding(
            name: root.name + "Coding",
            root: value.isNullable ? .optional(type) : type,
            model: root.name,
            subject: subject,
            pointer: root.root.description,
            path: steps,
            dateForm: dateForms.count == 1 ? dateForms.first : nil
        )
    }
}
