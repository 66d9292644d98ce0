extension ReservedWords {
    /// Keywords that backticks cure in every position.
    ///
    /// Source: the reserved words of "Lexical Structure" in The Swift Programming Language. Contextual keywords
    /// (`get`, `open`, `some`, `actor` …) are plain names where modelgen declares them.
    static let keywords = table(.backticks) {
        [
            // Used in declarations
            "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "inout",
            "internal", "let", "operator", "precedencegroup", "private", "protocol", "public", "rethrows", "static",
            "struct", "subscript", "typealias", "var",
            // Used in statements
            "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard", "if",
            "in", "repeat", "return", "switch", "throw", "where", "while",
            // Used in expressions
            "as", "false", "is", "nil", "super", "throws", "true", "try",
            // Contextual, but an expression or an assignment must not start with it
            "await",
        ]
    }

    /// Properties that backticks do not cure.
    static let properties: [String: Remedy] = [
        // `x.self` is x, whatever x declares.
        "self": .rename("selfValue"),
        // `x.init` calls an initialiser.
        "init": .rename("initValue"),
        // `Hashable` has a requirement of that name.
        "hashValue": .rename("hashValueText"),
        // The written `init(from:)` and `encode(to:)` have it as a parameter or a constant.
        "container": .rename("containerValue"),
        "decoder": .rename("decoderValue"),
        "encoder": .rename("encoderValue"),
        // The keys of the struct are declared beside it.
        "CodingKeys": .rename("CodingKeysValue"),
        // `CodingKeys` has a case for each property and declares this one as a type.
        "RawValue": .rename("RawValueValue"),
        // `Identifiable` declares it as a type.
        "ID": .rename("IDValue"),
        // `X.Type` and `X.Protocol` are metatypes, `Self` and `Any` types, with or without backticks at the use.
        "Type": .rename("TypeValue"),
        "Protocol": .rename("ProtocolValue"),
        "Self": .rename("SelfValue"),
        "Any": .rename("AnyValue"),
    ]

    /// Further properties that an `@Observable` class cannot have.
    static let observable: Set<String> = [
        // The macro takes its storage `_borrowing` for a keyword and breaks the line before it.
        "borrowing"
    ]

    /// Cases that backticks do not cure.
    static let enumCases: [String: Remedy] = [
        // `.self` is the type itself, `.init` an initialiser.
        "self": .rename("selfValue"),
        "init": .rename("initValue"),
        // `CaseIterable` declares it, with a type of the list.
        "allCases": .rename("allCasesValue"),
        "AllCases": .rename("AllCasesValue"),
        // The case that keeps what no sample held.
        "unknown": .rename("unknownValue"),
        // On an optional of the enum, `.none` and `.some` mean the optional's cases.
        "none": .rename("noneValue"),
        "some": .rename("someValue"),
        // `RawRepresentable` and `Identifiable` declare them as types.
        "RawValue": .rename("RawValueValue"),
        "ID": .rename("IDValue"),
        // Metatypes and types, with or without backticks at the use.
        "Type": .rename("TypeValue"),
        "Protocol": .rename("ProtocolValue"),
        "Self": .rename("SelfValue"),
        "Any": .rename("AnyValue"),
    ]

    /// Types that backticks do not cure, beside the types in use.
    static let nestedTypes: [String: Remedy] = [
        // `X.Type` is the metatype of X; `Kind` is what Swift code says instead.
        "Type": .rename("Kind"),
        "Protocol": .rename("ProtocolModel"),
        "Self": .rename("SelfModel"),
        "Any": .rename("AnyModel"),
        "self": .rename("SelfModel"),
        "init": .rename("InitModel"),
        // Declared inside the emitted types, or inferred there for a protocol.
        "CodingKeys": .rename("CodingKeysModel"),
        "TagKey": .rename("TagKeyModel"),
        "ID": .rename("IDModel"),
        "RawValue": .rename("RawValueModel"),
        "AllCases": .rename("AllCasesModel"),
    ]

    /// Types that the emitted code mentions or that a property may have.
    ///
    /// A type of that name compiles in many places and silently retypes its neighbours: a nested `Date` turns
    /// `let createdAt: Date` into something else. So it is `DateModel`.
    static let typesInUse: Set<String> = [
        // What properties hold
        "Array", "Bool", "Data", "Date", "Decimal", "Dictionary", "Double", "Float", "Int", "Int64", "JSONValue",
        "Optional", "Set", "String", "UInt64", "URL", "UUID",
        // What types conform to
        "CaseIterable", "Codable", "Decodable", "Encodable", "Hashable", "Identifiable", "Observable",
        "RawRepresentable", "Sendable",
        // What written coding uses
        "CodingKey", "Decoder", "DecodingError", "Encoder", "EncodingError", "Error", "Hasher", "JSONDecoder",
        "JSONEncoder", "KeyedDecodingContainer", "KeyedEncodingContainer", "Result", "SingleValueDecodingContainer",
        "SingleValueEncodingContainer", "UnkeyedDecodingContainer", "UnkeyedEncodingContainer",
        // What the support file declares
        "Boxed", "DateForm", "ListUpdate", "NumericText", "PageRequest", "SkippedElements", "UnknownTimeZone",
        // Modules, in qualified names such as `Swift.String`
        "Foundation", "Swift",
    ]

    /// Types that must not stand at the top of a module.
    static let topTypes: [String: Remedy] = {
        var table = [String: Remedy]()
        let words = [
            // What the coding of a root declares
            "Document", "Root",
            // What the support file uses, beside the types in use
            "AnyObject", "Calendar", "Character", "DateComponents", "KeyValuePairs", "Mutex", "Substring", "TimeZone",
            "UInt8", "Void",
            // What stores use
            "CancellationError", "CharacterSet", "CollectionDifference", "FoundationNetworking", "HTTPURLResponse",
            "LocalizedError", "URLComponents", "URLError", "URLQueryItem", "URLSession",
            // What `@Observable` expands to
            "AnyKeyPath", "KeyPath", "Observation", "ObservationRegistrar", "PartialKeyPath",
            // What other code of the user's module is likely to mean by it
            "Actor", "AnyHashable", "AsyncSequence", "AsyncStream", "Bundle", "Clock", "Collection", "Comparable",
            "Duration", "Equatable", "Float", "IndexPath", "Int8", "Int16", "Int32", "Iterator", "Locale", "MainActor",
            "Measurement", "Never", "Notification", "Range", "Sequence", "StaticString", "Task", "Timer", "UInt",
            "UInt16", "UInt32", "Unit", "View",
        ]
        for word in words { table[word] = .rename(word + "Model") }
        return table
    }()

    private static func table(_ remedy: Remedy, _ words: () -> [String]) -> [String: Remedy] {
        Dictionary(words().map { ($0, remedy) }, uniquingKeysWith: { first, _ in first })
    }
}
