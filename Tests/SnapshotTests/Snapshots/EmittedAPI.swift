/// What emitted code may use from outside itself, with the systems that have it, as Apple documents them.
///
/// Linux checks no availability, so this table does: emitted code runs from macOS 12 and iOS 15 on, and what needs more
/// stands here with the annotation that the emitted type must carry.
enum EmittedAPI {
    /// In every system that emitted code supports.
    static let everywhere: Set<String> = [
        // The language and its standard library.
        "Any", "Array", "Bool", "CaseIterable", "ClosedRange", "Codable", "CodingKey", "CodingUserInfoKey", "Context",
        "Decodable", "Decoder", "Encodable", "Encoder", "Equatable", "Error", "Hashable", "Int64", "Key",
        "KeyedDecodingContainer", "KeyedEncodingContainer", "Numeric", "RawRepresentable", "Scalar", "Sendable",
        "SingleValueDecodingContainer", "SingleValueEncodingContainer", "UInt8", "UTF8", "Unicode",
        "UnkeyedDecodingContainer", "UnkeyedEncodingContainer", "abs", "allKeys", "allSatisfy", "combine", "contains",
        "dataCorrupted", "dataCorruptedError", "decodeIfPresent", "decodeNil", "elementsEqual", "encodeIfPresent",
        "encodeNil", "firstIndex", "flatMap", "hasPrefix", "invalidValue", "isFinite", "isMultiple", "isWhitespace",
        "keyNotFound", "lowerBound", "lowercased", "magnitude", "map", "mapValues", "max", "min", "nestedContainer",
        "nestedUnkeyedContainer", "prefix", "reduce", "removeFirst", "removeLast", "reserveCapacity", "rounded",
        "singleValueContainer", "sorted", "starts", "superDecoder", "toNearestOrEven", "toggle", "typeMismatch",
        "underlyingError", "unkeyedContainer", "upperBound", "userInfo", "utf8", "valueNotFound",
        "Dictionary", "KeyValuePairs", "Never", "Set", "Void", "escaping", "filter", "hashValue", "indices", "insert",
        "inserted", "zip",
        // macOS 10.15, iOS 13.
        "CollectionDifference", "Identifiable", "difference", "inferringMoves",
        // Foundation, macOS 10.13 or older.
        "Data", "Date", "Foundation", "JSONDecoder", "JSONEncoder", "NSDebugDescriptionErrorKey", "NSError", "NSLock",
        "TimeZone", "URL", "UUID", "custom", "dateDecodingStrategy", "dateEncodingStrategy", "keyDecodingStrategy",
        "keyEncodingStrategy", "outputFormatting", "pow", "secondsFromGMT", "significand",
        "timeIntervalBetween1970AndReferenceDate", "timeIntervalSinceReferenceDate", "unlock", "useDefaultKeys",
        "uuidString",
        "CharacterSet", "URLComponents", "URLQueryItem", "absoluteURL", "addingPercentEncoding",
        "percentEncodedQueryItems",
        // Foundation, macOS 10.15, iOS 13.
        "withoutEscapingSlashes",
        // Attributes and conditions.
        "available", "canImport", "endif", "unchecked", "iOS", "macOS", "tvOS", "watchOS",
    ]

    /// From macOS 14 and iOS 17 on, only in files that say so.
    static let observation: Set<String> = [
        "Observation", "Observable", "ObservationIgnored",
        // Concurrency and Foundation, macOS 12, iOS 15 or older; stores alone use them.
        "Calendar", "CancellationError", "FoundationNetworking", "HTTPURLResponse", "LocalizedError", "MainActor",
        "URLError", "URLSession", "abbreviated", "formatted", "localizedString", "omitted", "shared", "startOfDay",
        "statusCode", "withTaskCancellationHandler",
        // Words of the language that declare what stores hold: an actor, a value that is sent.
        "Decoding", "actor", "group", "response", "sending",
    ]

    /// Names that tuples declare, which look like foreign ones.
    static let tuples: Set<String> = ["newIDs", "oldIDs"]

    /// What a file that uses `observation` must say.
    static let observationAvailability = "@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)"
}
