/// A type as a property mentions it.
package indirect enum TypeReference: Hashable, Sendable {
    case bool
    case int
    case uint64
    case double
    case decimal
    case string
    case date
    case url
    case uuid
    /// `JSONValue`, for what the samples leave open.
    case json
    /// A type of this model, or one of the user's (`use:`), as it is spelled where it is mentioned: `Author`.
    case named(String)
    case array(TypeReference)
    /// `[String: T]`
    case dictionary(TypeReference)
    case optional(TypeReference)

    /// `[String: Author?]`
    package var swiftText: String {
        switch self {
        case .bool: "Bool"
        case .int: "Int"
        case .uint64: "UInt64"
        case .double: "Double"
        case .decimal: "Decimal"
        case .string: "String"
        case .date: "Date"
        case .url: "URL"
        case .uuid: "UUID"
        case .json: "JSONValue"
        case .named(let name): name
        case .array(let element): "[\(element.swiftText)]"
        case .dictionary(let value): "[String: \(value.swiftText)]"
        case .optional(let wrapped): "\(wrapped.swiftText)?"
        }
    }
}
