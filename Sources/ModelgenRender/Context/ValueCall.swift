import ModelgenSwift

/// The calls that read and write a value of an unkeyed or a single-value container, without `try`.
enum ValueCall {
    /// `container.decode(String.self)`
    static func read(_ type: TypeReference, as scalar: PropertyCoding.Scalar) -> String {
        switch scalar {
        case .plain, .lowercaseUUID: "container.decode(\(DecodingCall.metatype(of: type)))"
        case .number: "container.decodeNumber(\(DecodingCall.metatype(of: type)))"
        case .date(let form): "container.decodeDate(\(form.swiftExpression))"
        case .boolean: "container.decodeBoolean()"
        }
    }

    /// `container.encode(value)`
    static func write(_ value: String, as scalar: PropertyCoding.Scalar) -> String {
        switch scalar {
        case .plain, .number, .boolean: "container.encode(\(value))"
        case .date(let form): "container.encodeDate(\(value), \(form.swiftExpression))"
        case .lowercaseUUID: "container.encodeLowercased(\(value))"
        }
    }
}
