import ModelgenSwift

/// A zoo with every form of declaration and every way to read and write a property.
struct EverythingModel {
    /// Letters that every name gets at its end, to make it long.
    var padding = 0
    var letter = "x"
    var access = AccessLevel.public
    var isFlat = false
    var isNonisolated = true
    var hasMutableProperties = false
    var isEncodable = true
    var conformances = ["Hashable", "Sendable"]

    var model: Model {
        Model(
            source: "zoo.yaml",
            stem: "Zoo",
            access: access,
            isNonisolated: isNonisolated,
            hasMutableProperties: hasMutableProperties,
            isEncodable: isEncodable,
            declarations: [zoo] + parts,
            codings: codings
        )
    }

    private func name(_ short: String) -> String {
        short.hasSuffix("`")
            ? short.dropLast() + String(repeating: letter, count: padding) + "`"
            : short + String(repeating: letter, count: padding)
    }

    private func named(_ short: String) -> TypeReference {
        .named(name(short))
    }

    private var coding: String {
        isEncodable ? "Codable" : "Decodable"
    }

    private func declaration(
        _ short: String,
        _ body: Declaration.Body,
        documentation: [String] = [],
        conformances more: [String] = []
    ) -> Declaration {
        Declaration(
            name: name(short),
            enclosing: isFlat ? nil : name("Zoo"),
            documentation: documentation,
            conformances: ([coding] + conformances + more).sorted(),
            body: body
        )
    }

    private func property(
        _ short: String,
        _ type: TypeReference,
        isOptional: Bool = false,
        key: String? = nil,
        _ coding: PropertyCoding = PropertyCoding()
    ) -> Property {
        Property(
            name: name(short), key: name(key ?? short), type: type, isOptional: isOptional, coding: coding)
    }

    private var zoo: Declaration {
        let date = PropertyCoding.Scalar.date(.milliseconds)
        let structure = Structure(
            properties: [
                property("zooID", .int, key: "zoo_id"),
                property("fees", .array(.double), PropertyCoding(scalar: .number)),
                property("taxes", .dictionary(.decimal), isOptional: true, PropertyCoding(scalar: .number)),
                property("badges", .array(.uuid), PropertyCoding(scalar: .lowercaseUUID)),
                property("open", .bool, PropertyCoding(scalar: .boolean)),
                property("dry", .bool, isOptional: true, PropertyCoding(scalar: .boolean)),
                property("price", .double, PropertyCoding(scalar: .number)),
                property("tax", .decimal, isOptional: true, PropertyCoding(scalar: .number)),
                property("area", .double, isOptional: true, PropertyCoding(scalar: .number, readsEmptyAsNil: true)),
                property("built", .date, PropertyCoding(scalar: date)),
                property("closed", .date, isOptional: true, PropertyCoding(scalar: date)),
                property("renewed", .date, isOptional: true, PropertyCoding(scalar: date, readsEmptyAsNil: true)),
                property("visits", .array(.date), PropertyCoding(scalar: date)),
                property("feasts", .dictionary(.date), isOptional: true, PropertyCoding(scalar: date)),
                property("token", .uuid, PropertyCoding(scalar: .lowercaseUUID)),
                property("oldToken", .uuid, isOptional: true, PropertyCoding(scalar: .lowercaseUUID)),
                property("site", .url, isOptional: true, PropertyCoding(readsEmptyAsNil: true)),
                property("names", .array(.string), PropertyCoding(container: .oneOrMany)),
                property("nicks", .array(.string), isOptional: true, PropertyCoding(container: .oneOrMany)),
                property("keepers", .array(named("Keeper")), PropertyCoding(container: .lossy)),
                property("cages", .array(.int), PropertyCoding(container: .indexed)),
                property("ticket", named("Ticket"), isOptional: true),
                property("seats", .int, PropertyCoding(defaultValue: "42")),
                property("motto", .string, PropertyCoding(defaultValue: "\"Feed \\\"nobody\\\"\"")),
                property("extra", .json, isOptional: true),
                property("food", .dictionary(.array(.optional(named("Food"))))),
                property("tree", named("Branch")),
                property("weather", .array(named("Weather"))),
                property("`default`", .string, isOptional: true, key: "default"),
                property("container", .int),
                property("decoder", .int),
                property("encoder", .int, key: "encoder \"quoted\" \\ \u{200B}"),
            ],
            identity: Structure.Identity(property: name("zooID"), type: .int),
            writesDecoding: true,
            writesEncoding: true
        )
        return Declaration(
            name: name("Zoo"),
            documentation: ["A zoo.", "", "With all that belongs to it."],
            conformances: ([coding, "Identifiable"] + conformances).sorted(),
            body: .structure(structure)
        )
    }

    private var parts: [Declaration] {
        [
            declaration(
                "Food",
                .stringEnum(
                    StringEnum(
                        cases: [
                            StringEnum.Case(name: name("hay"), value: name("hay")),
                            StringEnum.Case(name: name("fish"), value: name("FISH & \"chips\"")),
                            StringEnum.Case(name: name("`default`"), value: name("default")),
                        ],
                        unknownCase: "unknown"
                    )),
                conformances: ["CaseIterable", "Identifiable", "RawRepresentable"]
            ),
            declaration(
                "Gate",
                .stringEnum(
                    StringEnum(
                        cases: [
                            StringEnum.Case(name: name("north"), value: name("north")),
                            StringEnum.Case(name: name("south"), value: name("SOUTH")),
                        ],
                        unknownCase: nil
                    )),
                conformances: ["CaseIterable"]
            ),
            declaration("Keeper", .structure(Structure(properties: [property("name", .string)]))),
            declaration("Nothing", .structure(Structure(properties: []))),
            declaration("Branch", .structure(branch)),
            declaration(
                "Twig", .structure(Structure(properties: [property("branch", named("Branch"), isOptional: true)]))),
            declaration("Price", .kindUnion(price), documentation: ["A number, a day or a text."]),
            declaration("Label", .kindUnion(KindUnion(cases: [KindUnion.Case(name: name("text"), type: .string)]))),
            declaration(
                "Ticket", .taggedUnion(union(.internal(tagKey: "type"))), documentation: ["Told apart by `type`."]),
            declaration("Event", .taggedUnion(union(.adjacent(tagKey: "tag", contentKey: "da ta")))),
            declaration("Order", .taggedUnion(union(.external))),
            declaration("Weather", .row(weather)),
            declaration("Grid", .alias(.dictionary(.array(named("Weather"))))),
        ].map { declaration in
            var declaration = declaration
            if case .alias = declaration.body { declaration.conformances = [] }
            return declaration
        }
    }

    private var branch: Structure {
        Structure(
            properties: [
                property("parent", named("Branch"), isOptional: true, PropertyCoding(isBoxed: true)),
                property("leaves", .array(named("Branch"))),
                property("twig", named("Twig"), PropertyCoding(isBoxed: true)),
            ])
    }

    private var price: KindUnion {
        KindUnion(
            cases: [
                KindUnion.Case(name: name("amount"), type: .double, scalar: .number),
                KindUnion.Case(name: name("day"), type: .date, scalar: .date(.seconds)),
                KindUnion.Case(name: name("token"), type: .uuid, scalar: .lowercaseUUID),
                KindUnion.Case(name: name("free"), type: .bool, scalar: .boolean),
                KindUnion.Case(name: name("list"), type: .array(named("Price"))),
                KindUnion.Case(name: name("food"), type: named("Food")),
            ],
            isIndirect: true
        )
    }

    private func union(_ tagging: TaggedUnion.Tagging) -> TaggedUnion {
        let payloads = ["Day", "Year"].map { short in
            Declaration(
                name: name(short),
                conformances: ([coding] + conformances).sorted(),
                body: .structure(
                    Structure(
                        properties: [property("visitor", .string)]
                            + (short == "Year" ? [Property(name: "type", key: "type", type: .string)] : [])
                    ))
            )
        }
        let wind = Declaration(
            name: name("Wind"),
            conformances: ([coding] + conformances).sorted(),
            body: .row(Row(columns: [property("speed", .double), property("note", .string, isOptional: true)]))
        )
        return TaggedUnion(
            tagging: tagging,
            variants: [
                TaggedUnion.Variant(name: name("day"), tags: [name("day")], payload: named("Day")),
                TaggedUnion.Variant(
                    name: name("year"), tags: [name("year"), name("annual \"pass\"")], payload: named("Year")),
                TaggedUnion.Variant(name: name("none"), tags: [name("none")], payload: nil),
                TaggedUnion.Variant(name: name("raw"), tags: [name("raw")], payload: .dictionary(.int)),
            ],
            payloads: payloads + [wind],
            isIndirect: tagging == .external
        )
    }

    private var weather: Row {
        Row(columns: [
            property("time", .date, PropertyCoding(scalar: .date(.seconds))),
            property("degrees", .double, isOptional: true, PropertyCoding(scalar: .number)),
            property("until", .date, isOptional: true, PropertyCoding(scalar: .date(.seconds))),
            property("value", .uuid, isOptional: true, PropertyCoding(scalar: .lowercaseUUID)),
            property("note", .string, isOptional: true),
        ])
    }

    private var codings: [Coding] {
        [
            Coding(
                name: name("Zoo") + "Coding",
                root: named("Zoo"),
                model: name("Zoo"),
                subject: "zoo"
            ),
            Coding(
                name: name("Zoos") + "Coding",
                root: .array(named("Zoo")),
                model: name("Zoo"),
                subject: "zoos",
                pointer: "/data/all zoos",
                path: [
                    .member(key: "data", property: name("data"), typeName: name("Payload")),
                    .member(key: "all zoos", property: name("allZoos"), typeName: name("AllZoos")),
                ],
                dateForm: .milliseconds
            ),
            Coding(
                name: name("Deep") + "Coding",
                root: .optional(named("Zoo")),
                model: name("Zoo"),
                subject: "zoos",
                pointer: "/-/lists/-/zoo",
                path: [
                    .elements,
                    .member(key: "lists", property: name("lists"), typeName: name("Item")),
                    .elements,
                    .member(key: "zoo", property: name("zoo"), typeName: name("Zoo")),
                ],
                dateForm: .local(DateForm.TimeLayout(separator: " "), timeZone: "Asia/Shanghai")
            ),
            Coding(
                name: name("Each") + "Coding",
                root: .dictionary(.int),
                model: "[String: Int]",
                subject: "numbers",
                pointer: "/-",
                path: [.elements]
            ),
        ]
    }
}
