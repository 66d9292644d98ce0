import ModelgenSwift
import Testing

/// A model with a store, and what is to be seen of it.
struct ListCase: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var model: Model

    init(_ description: String, _ model: Model) {
        testDescription = description
        self.model = model
    }

    /// Of which each root has a name of its own, so that all are compiled as one module.
    static let all = [articles, places, posts, songs, chapters, shops, defaults, tables, tasks]

    /// The article reader: a filter, sections by it, a date, an image that may be missing.
    static let articles = ListCase("articles", articleModel)

    private static var articleModel: Model {
        var model = ArticleModel.model
        model.emitted = [.models, .store, .list, .table]
        let category = TypeReference.named("Article.Category")
        let choices = [
            StoreFilter.Choice(name: "tech", label: "Tech"), StoreFilter.Choice(name: "life", label: "Life"),
        ]
        model.stores = [
            store(
                "Article", "article", "articles",
                filters: [
                    StoreFilter(
                        name: "category", property: "category", type: category, label: "Category", choices: choices)
                ],
                sections: .property(
                    StoreSections.Grouping(
                        property: "category", type: category, isOptional: false, choices: choices,
                        unknownCase: "unknown")),
                row: .single(
                    RowContent(
                        title: property("title"), subtitle: property("summary"),
                        date: property("publishedAt", type: .date),
                        image: property("avatarURL2x", type: .url, isOptional: true))),
                preview: "{\n  \"title\": \"say \\\"hi\\\"\",\n\t\"note\": \"\u{200B}#\"\n}\n"
            )
        ]
        return model
    }

    /// Three cases to filter by, beside an enum that has none and one with seven; nothing to show.
    private static let places = ListCase(
        "places",
        model(
            "Place",
            properties: [
                Property(name: "id", key: "id", type: .uuid),
                Property(name: "kind", key: "kind", type: .named("Kind")),
                Property(name: "day", key: "day", type: .named("Day"), isOptional: true),
                Property(name: "mood", key: "mood", type: .named("Mood")),
            ],
            enums: [
                "Kind": ["city", "village", "`default`"],
                "Day": ["mon", "tue", "wed", "thu", "fri", "sat", "sun"],
                "Mood": [],
            ],
            store: store(
                "Place", "place", "places",
                filters: [
                    filter("kind", "Place.Kind", ["city", "village", "`default`"]),
                    filter("day", "Place.Day", ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]),
                    filter("mood", "Place.Mood", []),
                ],
                row: .single(RowContent())
            )
        ))

    /// A tagged union whose variants show what they have.
    private static let posts = ListCase("posts", postModel)

    private static var postModel: Model {
        func payload(_ name: String, _ properties: [Property]) -> Declaration {
            Declaration(
                name: name, conformances: ["Codable", "Hashable", "Sendable"],
                body: .structure(Structure(properties: properties)))
        }
        let union = TaggedUnion(
            tagging: .internal(tagKey: "type"),
            variants: [
                TaggedUnion.Variant(name: "note", tags: ["note"], payload: .named("Note")),
                TaggedUnion.Variant(name: "photo", tags: ["photo"], payload: .named("Photo")),
                TaggedUnion.Variant(name: "`repeat`", tags: ["repeat"], payload: .named("Again")),
                TaggedUnion.Variant(name: "line", tags: ["line"], payload: nil),
            ],
            payloads: [
                payload(
                    "Note",
                    [
                        Property(name: "body", key: "body", type: .string, isOptional: true),
                        Property(name: "author", key: "author", type: .named("Photo"), isOptional: true),
                        Property(name: "sentAt", key: "sent_at", type: .date, isOptional: true),
                    ]),
                payload(
                    "Photo",
                    [
                        Property(name: "url", key: "url", type: .url),
                        Property(name: "title", key: "title", type: .string, isOptional: true),
                    ]),
                payload("Again", []),
            ]
        )
        var model = model(
            "Post", properties: [], enums: [:],
            store: store(
                "Post", "post", "posts",
                identity: .variants(
                    [
                        Store.Identity.Variant(name: "note", payload: .anonymous),
                        Store.Identity.Variant(name: "photo", payload: .anonymous),
                        Store.Identity.Variant(name: "`repeat`", payload: .anonymous),
                        Store.Identity.Variant(name: "line", payload: .none),
                    ],
                    unknownCase: "unknown"),
                row: .variants(
                    [
                        RowForm.Variant(
                            name: "note", payload: .named("Post.Note"),
                            content: RowContent(
                                title: property("body", isOptional: true),
                                subtitle: RowProperty(
                                    path: [
                                        .init(name: "author", isOptional: true), .init(name: "title", isOptional: true),
                                    ],
                                    type: .string),
                                date: property("sentAt", type: .date, isOptional: true),
                                image: RowProperty(
                                    path: [.init(name: "author", isOptional: true), .init(name: "url")], type: .url)),
                            label: "Note"),
                        RowForm.Variant(
                            name: "photo", payload: .named("Post.Photo"),
                            content: RowContent(image: property("url", type: .url)), label: "Photo"),
                        RowForm.Variant(
                            name: "`repeat`", payload: .named("Post.Again"), content: RowContent(), label: "Repeat"),
                        RowForm.Variant(name: "line", payload: nil, content: RowContent(), label: "Line"),
                    ],
                    unknownCase: "unknown")
            ))
        model.declarations = [
            Declaration(
                name: "Post", conformances: ["Codable", "Hashable", "Sendable"], body: .taggedUnion(union))
        ]
        return model
    }

    /// Observable classes, in sections of the document.
    private static let songs = ListCase(
        "songs",
        model(
            "Song",
            properties: [
                Property(name: "id", key: "id", type: .int),
                Property(name: "title", key: "title", type: .string, isOptional: true),
                Property(name: "length", key: "length", type: .double),
                Property(name: "releasedOn", key: "released_on", type: .date),
            ],
            enums: [:], isObservable: true,
            store: store(
                "Song", "song", "songs", isObservable: true,
                sections: .document(
                    StoreSections.Layout(
                        itemsKey: "songs", idKey: "id", idType: .int, titleKey: "title", isTitleOptional: true)),
                path: ["shelves"], keys: ["shelves", "id", "title", "songs"],
                row: .single(
                    RowContent(
                        title: property("title", isOptional: true), subtitle: property("length", type: .double),
                        date: property("releasedOn", type: .date)))
            )
        ))

    /// Optional properties on the way, an enum that is shown, and names that the views use themselves.
    private static let chapters = ListCase(
        "chapters",
        model(
            "Chapter",
            properties: [
                Property(name: "id", key: "id", type: .string),
                Property(name: "number", key: "number", type: .int, isOptional: true),
                Property(name: "part", key: "part", type: .named("Part"), isOptional: true),
                Property(name: "parent", key: "parent", type: .named("Parent"), isOptional: true),
            ],
            enums: ["Part": ["first", "second"]],
            more: [
                Declaration(
                    name: "Parent", enclosing: "Chapter", conformances: ["Codable", "Hashable", "Sendable"],
                    body: .structure(
                        Structure(properties: [Property(name: "editedAt", key: "edited_at", type: .date)])))
            ],
            access: .internal,
            store: store(
                "Chapter", "row", "rows",
                row: .single(
                    RowContent(
                        title: property("number", type: .int, isOptional: true),
                        subtitle: RowProperty(
                            path: [.init(name: "part", isOptional: true)], type: .named("Chapter.Part"), isEnum: true),
                        date: RowProperty(
                            path: [.init(name: "parent", isOptional: true), .init(name: "editedAt")], type: .date)))
            )
        ))

    /// A list alone, with everything that is no text as a text.
    private static let shops = ListCase(
        "shops",
        model(
            "Shop",
            properties: [
                Property(name: "id", key: "id", type: .uuid),
                Property(name: "site", key: "site", type: .url, isOptional: true),
                Property(name: "logo", key: "logo", type: .url),
            ],
            enums: [:], emitted: [.list],
            store: store(
                "Shop", "shop", "shops",
                row: .single(
                    RowContent(
                        title: property("id", type: .uuid), subtitle: property("site", type: .url, isOptional: true),
                        image: property("logo", type: .url))))
        ))

    /// Names in backticks wherever one may stand.
    private static let defaults = ListCase(
        "defaults",
        model(
            "Default",
            properties: [
                Property(name: "id", key: "id", type: .int),
                Property(name: "`default`", key: "default", type: .named("Case")),
                Property(name: "`class`", key: "class", type: .decimal, isOptional: true),
            ],
            enums: ["Case": ["`in`", "`default`"]],
            store: store(
                "Default", "`default`", "defaults",
                filters: [filter("defaultValue", "Default.Case", ["`in`", "`default`"], property: "`default`")],
                sections: .property(
                    StoreSections.Grouping(
                        property: "`default`", type: .named("Default.Case"), isOptional: false,
                        choices: [.init(name: "`in`", label: "In"), .init(name: "`default`", label: "Default")],
                        unknownCase: "unknown")),
                row: .single(
                    RowContent(
                        title: RowProperty(
                            path: [.init(name: "`default`")], type: .named("Default.Case"), isEnum: true),
                        subtitle: property("`class`", type: .decimal, isOptional: true)))
            )
        ))

    /// A table alone.
    private static let tables = ListCase(
        "tables",
        model(
            "Desk", properties: [Property(name: "id", key: "id", type: .int)], enums: [:], emitted: [.table],
            store: store("Desk", "table", "tables", row: .single(RowContent(title: property("id", type: .int))))
        ))

    /// More filters than there is room for, over enums that are not `Hashable`.
    private static let tasks = ListCase(
        "tasks",
        model(
            "Errand",
            properties: [
                Property(name: "id", key: "id", type: .int),
                Property(name: "status", key: "status", type: .named("Status")),
                Property(name: "level", key: "level", type: .named("Level")),
                Property(name: "nextLevel", key: "next_level", type: .named("Level"), isOptional: true),
            ],
            enums: ["Status": ["open", "done"], "Level": ["low", "high"]], isHashable: false,
            store: store(
                "Errand", "errand", "errands",
                filters: [
                    filter("status", "Errand.Status", ["open", "done"]),
                    filter("level", "Errand.Level", ["low", "high"]),
                    filter("nextLevel", "Errand.Level", ["low", "high"]),
                ],
                row: .single(RowContent()))
        ))

    /// Roots that are called as what the views are made of.
    static let namesakes = ["Row", "Section", "State", "Text"].map { name in
        ListCase(
            name,
            model(
                name,
                properties: [
                    Property(name: "id", key: "id", type: .int), Property(name: "text", key: "text", type: .string),
                    Property(name: "url", key: "url", type: .url),
                ],
                enums: ["Kind": ["a", "b"]],
                store: store(
                    name, "item", "items",
                    row: .single(RowContent(title: property("text"), image: property("url", type: .url))))
            ))
    }
}
