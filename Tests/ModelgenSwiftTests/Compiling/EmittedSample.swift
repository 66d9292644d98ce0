import ModelgenSwift

/// Source in the form of the emitted code that declares given names, spelled as `ReservedWords` says.
struct EmittedSample {
    /// What to declare at each position.
    var names: (NamePosition) -> [String]

    /// A whole file.
    var source: String {
        Self.prologue + NamePosition.allCases.map { declarations(of: names($0), at: $0) }.joined()
    }

    private func declarations(of names: [String], at position: NamePosition) -> String {
        let declared = names.map { ReservedWords.declared($0, at: position) }
        return switch position {
        case .property: written(declared) + synthesised(declared)
        case .observableProperty: observable(declared)
        case .enumCase: stringEnum(declared) + union(declared)
        case .nestedType: root("NestedRoot", mentioning: declared) + nested(declared, in: "NestedRoot")
        case .type: root("TopRoot", mentioning: declared) + declared.map { type($0) }.joined()
        }
    }

    private static let prologue = """
        import Foundation
        import Observation

        public nonisolated enum JSONValue: Codable, Hashable, Sendable { case null }

        """

    private func lines(_ names: [String], _ line: (String) -> String) -> String {
        names.map { line($0) + "\n" }.joined()
    }

    /// A struct with written coding, as where a number is sometimes text.
    private func written(_ names: [String]) -> String {
        """
        public nonisolated struct WrittenSample: Codable, Hashable, Identifiable, Sendable {
            public let userID: Int
        \(lines(names) { "    public let \($0): String?" })
            public var id: Int { userID }

            public init(
                userID: Int,
        \(names.map { "        \($0): String? = nil" }.joined(separator: ",\n"))
            ) {
                self.userID = userID
        \(lines(names) { "        self.\($0) = \($0)" })
            }

            enum CodingKeys: String, CodingKey {
                case userID = "user_id"
        \(lines(names) { "        case \($0)" })
            }

            public init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: CodingKeys.self)
                userID = try container.decode(Int.self, forKey: .userID)
        \(lines(names) { "        \($0) = try container.decodeIfPresent(String.self, forKey: .\($0))" })
            }

            public func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: CodingKeys.self)
                try container.encode(userID, forKey: .userID)
        \(lines(names) { "        try container.encodeIfPresent(\($0), forKey: .\($0))" })
            }
        }

        """
    }

    private func synthesised(_ names: [String]) -> String {
        """
        public nonisolated struct SynthesisedSample: Codable, Hashable, Sendable {
        \(lines(names) { "    public var \($0): Date" })
            enum CodingKeys: String, CodingKey {
        \(lines(names) { "        case \($0)" })
            }
        }

        func read(_ value: SynthesisedSample) -> [Date] { [\(names.map { "value.\($0)" }.joined(separator: ", "))] }

        """
    }

    private func observable(_ names: [String]) -> String {
        """
        @available(macOS 14.0, iOS 17.0, *)
        @Observable
        public nonisolated final class ObservedSample: Codable {
        \(lines(names) { "    public var \($0): String?" })
            public init(\(names.map { "\($0): String? = nil" }.joined(separator: ", "))) {
        \(lines(names) { "        self.\($0) = \($0)" })
            }

            enum CodingKeys: String, CodingKey {
        \(lines(names) { "        case \($0)" })
            }

            public init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: CodingKeys.self)
        \(lines(names) { "        \($0) = try container.decodeIfPresent(String.self, forKey: .\($0))" })
            }

            public func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: CodingKeys.self)
        \(lines(names) { "        try container.encodeIfPresent(\($0), forKey: .\($0))" })
            }
        }

        """
    }

    private func stringEnum(_ names: [String]) -> String {
        """
        public nonisolated struct CaseSample: Codable, Hashable, Sendable { public let status: Status? }

        extension CaseSample {
            public nonisolated enum Status: RawRepresentable, Codable, CaseIterable, Hashable, Identifiable, Sendable {
        \(lines(names) { "        case \($0)" })
                case unknown(String)

                public static let allCases: [Status] = [\(names.map { ".\($0)" }.joined(separator: ", "))]

                public init(rawValue: String) {
                    switch rawValue {
        \(lines(names) { "            case \(SwiftLiteral.string("a " + $0)): self = .\($0)" })
                    default: self = .unknown(rawValue)
                    }
                }

                public var rawValue: String {
                    switch self {
        \(lines(names) { "            case .\($0): \(SwiftLiteral.string("a " + $0))" })
                    case .unknown(let value): value
                    }
                }

                public var id: String { rawValue }
            }
        }

        func compare(_ sample: CaseSample) -> [Bool] { [
        \(lines(names) { "    sample.status == .\($0)," })
        ] }

        """
    }

    private func union(_ names: [String]) -> String {
        """
        public nonisolated enum UnionSample: Codable, Hashable, Sendable {
        \(lines(names) { "    case \($0)(TextBlock)" })
            case unknown(JSONValue)

            public nonisolated struct TextBlock: Codable, Hashable, Sendable {}

            private enum TagKey: String, CodingKey {
                case tag = "type"
            }

            public init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: TagKey.self)
                switch try container.decode(String.self, forKey: .tag) {
        \(lines(names) { "        case \(SwiftLiteral.string("a " + $0)): self = .\($0)(try TextBlock(from: decoder))" })
                default: self = .unknown(try JSONValue(from: decoder))
                }
            }

            public func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: TagKey.self)
                switch self {
        \(lines(names) { name in
            """
                    case .\(name)(let value):
                        try container.encode(\(SwiftLiteral.string("a " + name)), forKey: .tag)
                        try value.encode(to: encoder)
            """
        })
                case .unknown(let value):
                    try value.encode(to: encoder)
                }
            }
        }

        """
    }

    /// A root that mentions types of the language, of Foundation and of its own; a function says what they must be.
    private func root(_ name: String, mentioning types: [String]) -> String {
        let own = types.enumerated().map { (property: "own\($0)", type: $1) }
        return """
            public nonisolated struct \(name): Codable, Hashable, Identifiable, Sendable {
                public let id: Int
                public let flag: Bool
                public let big: UInt64
                public let ratio: Double
                public let price: Decimal
                public let title: String
                public let date: Date?
                public let link: URL?
                public let code: UUID
                public let rest: JSONValue
                public let map: [String: [Int]]
            \(own.map { "    public let \($0.property): [\($0.type)]?\n" }.joined())
                enum CodingKeys: String, CodingKey {
                    case id, flag, big, ratio, price, title, date, link, code, rest, map
            \(own.map { "        case \($0.property)\n" }.joined())
                }

                public init(from decoder: any Decoder) throws {
                    let container = try decoder.container(keyedBy: CodingKeys.self)
                    id = try container.decode(Int.self, forKey: .id)
                    flag = try container.decode(Bool.self, forKey: .flag)
                    big = try container.decode(UInt64.self, forKey: .big)
                    ratio = try container.decode(Double.self, forKey: .ratio)
                    price = try container.decode(Decimal.self, forKey: .price)
                    title = try container.decode(String.self, forKey: .title)
                    date = try container.decodeIfPresent(Date.self, forKey: .date)
                    link = try container.decodeIfPresent(URL.self, forKey: .link)
                    code = try container.decode(UUID.self, forKey: .code)
                    rest = try container.decode(JSONValue.self, forKey: .rest)
                    map = try container.decode([String: [Int]].self, forKey: .map)
            \(own.map {
                "        \($0.property) = try container.decodeIfPresent([\($0.type)].self, forKey: .\($0.property))\n"
            }.joined())
                }
            }

            extension \(name) {
                public nonisolated enum Level: RawRepresentable, Codable, CaseIterable, Hashable, Identifiable, Sendable {
                    case high
                    case unknown(String)

                    public static let allCases: [Level] = [.high]

                    public init(rawValue: String) {
                        switch rawValue {
                        case "high": self = .high
                        default: self = .unknown(rawValue)
                        }
                    }

                    public var rawValue: String {
                        switch self {
                        case .high: "high"
                        case .unknown(let value): value
                        }
                    }

                    public var id: String { rawValue }
                }
            }

            @available(macOS 14.0, iOS 17.0, *)
            @Observable
            public nonisolated final class \(name)Observed {
                public var count: Int
                public init(count: Int) { self.count = count }
            }

            public nonisolated enum \(name)Coding {
                public typealias Root = [\(name)]

                public static var decoder: JSONDecoder {
                    let decoder = JSONDecoder()
                    decoder.dateDecodingStrategy = .custom { decoder in
                        let text = try decoder.singleValueContainer().decode(String.self)
                        guard let seconds = Double(text) else {
                            let context = DecodingError.Context(codingPath: decoder.codingPath, debugDescription: text)
                            throw DecodingError.dataCorrupted(context)
                        }
                        return Date(timeIntervalSince1970: seconds)
                    }
                    return decoder
                }

                public static func decode(_ document: Data) throws -> Root {
                    try decoder.decode(Document.self, from: document).data.samples
                }

                private struct Document: Decodable {
                    struct Payload: Decodable {
                        let samples: Root
                    }

                    let data: Payload
                }
            }

            func check(_ value: \(name)) {
                let _: Foundation.Date? = value.date
                let _: Foundation.URL? = value.link
                let _: Foundation.UUID = value.code
                let _: Foundation.Decimal = value.price
                let _: Swift.String = value.title
                let _: Swift.Int = value.id
                let _: Swift.Bool = value.flag
                let _: Swift.UInt64 = value.big
                let _: Swift.Double = value.ratio
            }

            """
    }

    private func nested(_ names: [String], in root: String) -> String {
        names.map { name in
            "extension \(root) {\n\(type(name))}\n"
        }.joined()
            + "func mention(\(names.enumerated().map { "_ x\($0): \(root).\($1)" }.joined(separator: ", "))) {}\n"
    }

    private func type(_ name: String) -> String {
        """
        public nonisolated struct \(name): Codable, Hashable, Identifiable, Sendable {
            public let id: String
            public let created: Date

            public init(id: String, created: Date) {
                self.id = id
                self.created = created
            }

            enum CodingKeys: String, CodingKey {
                case id
                case created = "created_at"
            }
        }

        """
    }
}
