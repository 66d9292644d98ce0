import ModelgenSwift

/// The model of an article reader: most forms at once.
enum ArticleModel {
    static let model = Model(
        source: "article.yaml",
        stem: "Article",
        access: .public,
        declarations: [article, category, author, block],
        codings: [
            Coding(
                name: "ArticleCoding",
                root: .array(.named("Article")),
                model: "Article",
                subject: "articles",
                pointer: "/data/articles",
                path: [
                    .member(key: "data", property: "data", typeName: "Payload"),
                    .member(key: "articles", property: "articles", typeName: "Payload"),
                ],
                dateForm: .local(DateForm.TimeLayout(separator: " "), timeZone: "Asia/Shanghai")
            )
        ]
    )

    private static let article = Declaration(
        name: "Article",
        conformances: ["Codable", "Hashable", "Identifiable", "Sendable"],
        body: .structure(
            Structure(
                properties: [
                    Property(name: "id", key: "id", type: .int),
                    Property(name: "title", key: "title", type: .string),
                    Property(name: "summary", key: "summary", type: .string),
                    Property(name: "category", key: "category", type: .named("Category")),
                    Property(name: "publishedAt", key: "published_at", type: .date),
                    Property(name: "updatedAt", key: "updated_at", type: .date),
                    Property(
                        name: "price",
                        key: "price",
                        type: .double,
                        documentation: ["Some samples write it as text; it is encoded as a number."],
                        coding: PropertyCoding(scalar: .number)
                    ),
                    Property(name: "avatarURL2x", key: "avatar_url_2x", type: .url, isOptional: true),
                    Property(name: "author", key: "author", type: .named("Author")),
                    Property(name: "tags", key: "tags", type: .array(.string)),
                    Property(name: "blocks", key: "blocks", type: .array(.named("Block"))),
                ],
                writesDecoding: true
            ))
    )

    private static let category = Declaration(
        name: "Category",
        enclosing: "Article",
        conformances: ["RawRepresentable", "Codable", "CaseIterable", "Hashable", "Identifiable", "Sendable"],
        body: .stringEnum(
            StringEnum(
                cases: [StringEnum.Case(name: "tech", value: "技术"), StringEnum.Case(name: "life", value: "生活")],
                unknownCase: "unknown"
            ))
    )

    private static let author = Declaration(
        name: "Author",
        enclosing: "Article",
        conformances: ["Codable", "Hashable", "Identifiable", "Sendable"],
        body: .structure(
            Structure(
                properties: [
                    Property(name: "userID", key: "user_id", type: .int),
                    Property(name: "userName", key: "user_name", type: .string),
                    Property(name: "bio", key: "bio", type: .string, isOptional: true),
                ],
                identity: Structure.Identity(property: "userID", type: .int)
            ))
    )

    private static let block = Declaration(
        name: "Block",
        enclosing: "Article",
        documentation: ["Told apart by `type`."],
        conformances: ["Codable", "Hashable", "Sendable"],
        body: .taggedUnion(
            TaggedUnion(
                tagging: .internal(tagKey: "type"),
                variants: [
                    TaggedUnion.Variant(name: "text", tags: ["text"], payload: .named("TextBlock")),
                    TaggedUnion.Variant(name: "image", tags: ["image"], payload: .named("ImageBlock")),
                ],
                payloads: [
                    payload("TextBlock", [Property(name: "body", key: "body", type: .string)]),
                    payload(
                        "ImageBlock",
                        [
                            Property(name: "url", key: "url", type: .url),
                            Property(name: "width", key: "width", type: .int),
                            Property(name: "height", key: "height", type: .int),
                        ]
                    ),
                ]
            ))
    )

    private static func payload(_ name: String, _ properties: [Property]) -> Declaration {
        Declaration(
            name: name,
            conformances: ["Codable", "Hashable", "Sendable"],
            body: .structure(Structure(properties: properties))
        )
    }
}
