import ModelgenRender
import ModelgenSwift
import Testing

/// Each form of declaration, as it is printed.
struct DeclarationFormTests {
    struct Form: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var body: Declaration.Body
        var conformances: [String] = ["Codable", "Sendable"]
        var documentation: [String] = []
        var enclosing: String?
        var access = AccessLevel.internal
        var hasMutableProperties = false
        var isEncodable = true
        var wanted: String
    }

    @Test(arguments: forms)
    func isPrinted(form: Form) throws {
        let model = Model(
            source: "ferry.yaml",
            stem: "Ferry",
            access: form.access,
            isNonisolated: false,
            hasMutableProperties: form.hasMutableProperties,
            isEncodable: form.isEncodable,
            declarations: [
                Declaration(
                    name: "Ferry",
                    enclosing: form.enclosing,
                    documentation: form.documentation,
                    conformances: form.conformances,
                    body: form.body
                )
            ],
            codings: []
        )
        let text = try #require(Renderer().render(model).first?.text)
        #expect(text.split(separator: "import Foundation\n\n").last.map(String.init) == form.wanted + "\n")
    }

    private static let forms = [
        Form(
            testDescription: "a struct in an extension, with an identity",
            body: .structure(
                Structure(
                    properties: [
                        Property(name: "ferryID", key: "ferry_id", type: .int, documentation: ["Painted on the bow."]),
                        Property(name: "home", key: "home", type: .string, isOptional: true),
                    ],
                    identity: Structure.Identity(property: "ferryID", type: .int)
                )),
            documentation: ["A ship.", "", "It carries\ncars."],
            enclosing: "Harbor",
            access: .package,
            wanted: #"""
                extension Harbor {
                    /// A ship.
                    ///
                    /// It carries\ncars.
                    package struct Ferry: Codable, Sendable {
                        /// Painted on the bow.
                        package let ferryID: Int
                        package let home: String?

                        package var id: Int { ferryID }

                        package init(ferryID: Int, home: String? = nil) {
                            self.ferryID = ferryID
                            self.home = home
                        }

                        enum CodingKeys: String, CodingKey {
                            case ferryID = "ferry_id"
                            case home
                        }
                    }
                }
                """#
        ),
        Form(
            testDescription: "a boxed property that may change",
            body: .structure(
                Structure(properties: [
                    Property(
                        name: "tug", key: "tug", type: .named("Ferry"), isOptional: true,
                        coding: PropertyCoding(isBoxed: true))
                ])),
            hasMutableProperties: true,
            wanted: """
                struct Ferry: Codable, Sendable {
                    private var boxedTug: Boxed<Ferry>?

                    var tug: Ferry? {
                        get { boxedTug?.value }
                        set { boxedTug = newValue.map { Boxed($0) } }
                    }

                    init(tug: Ferry? = nil) {
                        self.boxedTug = tug.map { Boxed($0) }
                    }

                    enum CodingKeys: String, CodingKey {
                        case boxedTug = "tug"
                    }
                }
                """
        ),
        Form(
            testDescription: "written decoding, and no encoding at all",
            body: .structure(
                Structure(
                    properties: [
                        Property(
                            name: "decks", key: "decks", type: .int,
                            coding: PropertyCoding(scalar: .number, defaultValue: "1"))
                    ],
                    writesDecoding: true,
                    writesEncoding: true
                )),
            conformances: ["Decodable"],
            isEncodable: false,
            wanted: """
                struct Ferry: Decodable {
                    let decks: Int

                    init(decks: Int) {
                        self.decks = decks
                    }

                    enum CodingKeys: String, CodingKey {
                        case decks
                    }

                    init(from decoder: any Decoder) throws {
                        let container = try decoder.container(keyedBy: CodingKeys.self)
                        decks = try container.decodeNumberIfPresent(Int.self, forKey: .decks) ?? 1
                    }
                }
                """
        ),
        Form(
            testDescription: "a closed enum",
            body: .stringEnum(
                StringEnum(
                    cases: [
                        StringEnum.Case(name: "atSea", value: "at sea"),
                        StringEnum.Case(name: "`in`", value: "in"),
                        // Swift takes both spellings for one, JSON does not.
                        StringEnum.Case(name: "caf\u{E9}", value: "cafe\u{301}"),
                    ],
                    unknownCase: nil
                )),
            conformances: ["Codable", "CaseIterable", "Identifiable"],
            wanted: """
                enum Ferry: String, Codable, CaseIterable, Identifiable {
                    case atSea = "at sea"
                    case `in`
                    case caf\u{E9} = "cafe\u{301}"

                    var id: String { rawValue }
                }
                """
        ),
        Form(
            testDescription: "an open enum that cannot be shared between threads",
            body: .stringEnum(StringEnum(cases: [StringEnum.Case(name: "out", value: "OUT")], unknownCase: "other")),
            conformances: ["Codable", "CaseIterable"],
            wanted: """
                enum Ferry: RawRepresentable, Codable, CaseIterable {
                    case out
                    /// A value that no sample held.
                    case other(String)

                    static var allCases: [Ferry] { [.out] }

                    init(rawValue: String) {
                        switch rawValue {
                        case "OUT": self = .out
                        default: self = .other(rawValue)
                        }
                    }

                    var rawValue: String {
                        switch self {
                        case .out: "OUT"
                        case .other(let value): value
                        }
                    }
                }
                """
        ),
        Form(
            testDescription: "a union by kind",
            body: .kindUnion(
                KindUnion(
                    cases: [
                        KindUnion.Case(name: "day", type: .date, scalar: .date(.seconds)),
                        KindUnion.Case(name: "text", type: .string),
                    ],
                    isIndirect: true
                )),
            wanted: """
                indirect enum Ferry: Codable, Sendable {
                    case day(Date)
                    case text(String)

                    init(from decoder: any Decoder) throws {
                        let container = try decoder.singleValueContainer()
                        if let value = try? container.decodeDate(.seconds) {
                            self = .day(value)
                        } else {
                            self = .text(try container.decode(String.self))
                        }
                    }

                    func encode(to encoder: any Encoder) throws {
                        var container = encoder.singleValueContainer()
                        switch self {
                        case .day(let value): try container.encodeDate(value, .seconds)
                        case .text(let value): try container.encode(value)
                        }
                    }
                }
                """
        ),
        Form(
            testDescription: "a union by a tag beside its payload",
            body: .taggedUnion(
                TaggedUnion(
                    tagging: .adjacent(tagKey: "kind", contentKey: "content"),
                    variants: [
                        TaggedUnion.Variant(name: "car", tags: ["car", "van"], payload: .string),
                        TaggedUnion.Variant(name: "walker", tags: ["walker"], payload: nil),
                    ],
                    payloads: []
                )),
            wanted: """
                enum Ferry: Codable, Sendable {
                    case car(String)
                    case walker
                    /// A kind that no sample held, kept as it came.
                    case unknown(JSONValue)

                    private enum TagKey: String, CodingKey {
                        case tag = "kind"
                        case content
                    }

                    init(from decoder: any Decoder) throws {
                        let container = try decoder.container(keyedBy: TagKey.self)
                        switch try container.decode(String.self, forKey: .tag) {
                        case "car", "van": self = .car(try container.decode(String.self, forKey: .content))
                        case "walker": self = .walker
                        default: self = .unknown(try JSONValue(from: decoder))
                        }
                    }

                    func encode(to encoder: any Encoder) throws {
                        var container = encoder.container(keyedBy: TagKey.self)
                        switch self {
                        case .car(let value):
                            try container.encode("car", forKey: .tag)
                            try container.encode(value, forKey: .content)
                        case .walker:
                            try container.encode("walker", forKey: .tag)
                        case .unknown(let value):
                            try value.encode(to: encoder)
                        }
                    }
                }
                """
        ),
        Form(
            testDescription: "a row",
            body: .row(
                Row(columns: [
                    Property(name: "time", key: "", type: .date),
                    Property(name: "cars", key: "", type: .int, isOptional: true),
                ])),
            isEncodable: false,
            wanted: """
                struct Ferry: Codable, Sendable {
                    let time: Date
                    let cars: Int?

                    init(time: Date, cars: Int? = nil) {
                        self.time = time
                        self.cars = cars
                    }

                    init(from decoder: any Decoder) throws {
                        var container = try decoder.unkeyedContainer()
                        guard container.count == 2 else {
                            let problem = "expected an array of 2"
                            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: problem))
                        }
                        time = try container.decode(Date.self)
                        cars = try container.decodeNil() ? nil : container.decode(Int.self)
                    }
                }
                """
        ),
        Form(
            testDescription: "an alias",
            body: .alias(.dictionary(.optional(.array(.decimal)))),
            conformances: [],
            access: .public,
            wanted: "public typealias Ferry = [String: [Decimal]?]"
        ),
    ]
}
