import ModelgenSwift

/// What a row shows of an item: what is most like a title, a subtitle, a date and an image among its properties.
struct RowFormRule {
    private static let titles = [
        "title", "name", "headline", "displayname", "fullname", "label", "subject", "caption", "question", "username",
        "login", "nickname", "summary", "text", "message", "body", "description",
    ]
    private static let subtitles = [
        "subtitle", "summary", "excerpt", "description", "abstract", "snippet", "tagline", "bio", "message", "text",
        "body",
        "content", "note", "comment",
    ]
    private static let dates = [
        "publishedat", "published", "publishdate", "postedat", "date", "startsat", "startdate", "createdat", "created",
        "createdon", "updatedat", "updated",
    ]
    private static let images: Set<String> = [
        "image", "img", "avatar", "thumbnail", "thumb", "cover", "photo", "picture", "icon", "poster", "logo", "banner",
    ]

    private let index: ModelIndex

    init(index: ModelIndex) {
        self.index = index
    }

    /// - Parameter item: By its full name.
    func form(of item: TypeReference) -> RowForm {
        guard case .taggedUnion(let union)? = index.declaration(of: item)?.body else {
            return .single(content(of: item))
        }
        let variants = union.variants.map { variant in
            let payload = variant.payload.map { index.qualified($0, in: item.swiftText) }
            return RowForm.Variant(
                name: variant.name,
                payload: payload,
                content: payload.map(content) ?? RowContent(),
                label: Label.text(of: variant.tags.first ?? variant.name)
            )
        }
        return .variants(variants, unknownCase: union.unknownCase)
    }

    private func content(of type: TypeReference) -> RowContent {
        guard let structure = index.structure(of: type) else { return RowContent() }
        let properties = structure.properties.map { (word: PagingEvidence.word($0.key), property: $0) }
        let texts = properties.filter { $0.property.type == .string }
        let title =
            first(Self.titles, among: texts) ?? nested(Self.titles, in: structure, of: type)
            ?? texts.first { !isIdentifier($0.word) }.map { path([$0.property]) }
        let others = texts.filter { title?.path.last?.name != $0.property.name || title?.path.count != 1 }
        let dated = properties.filter { $0.property.type == .date }
        return RowContent(
            title: title,
            subtitle: first(Self.subtitles, among: others),
            date: first(Self.dates, among: dated) ?? dated.first.map { path([$0.property]) },
            image: image(in: structure)
        )
    }

    private func first(_ words: [String], among properties: [(word: String, property: Property)]) -> RowProperty? {
        for word in words {
            if let found = properties.first(where: { $0.word == word }) { return path([found.property]) }
        }
        return nil
    }

    /// A title one level down: `user.name`.
    private func nested(_ words: [String], in structure: Structure, of type: TypeReference) -> RowProperty? {
        for outer in structure.properties {
            guard let inner = index.structure(of: index.qualified(outer.type, in: type.swiftText)) else { continue }
            for word in words.prefix(8) {
                let found = inner.properties.first { $0.type == .string && PagingEvidence.word($0.key) == word }
                if let found { return path([outer, found]) }
            }
        }
        return nil
    }

    private func image(in structure: Structure) -> RowProperty? {
        structure.properties.first { property in
            property.type == .url && Words.split(property.key).contains { Self.images.contains($0.lowercased()) }
        }.map { path([$0]) }
    }

    private func isIdentifier(_ word: String) -> Bool {
        word.hasSuffix("id") || word.hasSuffix("url") || word.hasSuffix("token") || word.hasSuffix("hash")
    }

    private func path(_ properties: [Property]) -> RowProperty {
        RowProperty(
            path: properties.map { RowProperty.Step(name: $0.name, isOptional: $0.isOptional) },
            type: properties.last?.type ?? .string
        )
    }
}
