import ModelgenSwift

/// The expression that reads a property from a keyed container.
enum DecodingCall {
    /// `try container.decodeNumber(Double.self, forKey: .price)`
    static func expression(of stored: StoredProperty, in container: String = "container") -> String {
        let coding = stored.property.coding
        let key = "forKey: .\(stored.name)"
        let mayMiss = stored.property.isOptional || coding.defaultValue != nil
        let arguments = argument(of: stored).map { "\($0), \(key)" } ?? key
        let call = "try \(container).\(method(of: stored, mayMiss: mayMiss))(\(arguments))"
        return coding.defaultValue.map { "\(call) ?? \($0)" } ?? call
    }

    private static func method(of stored: StoredProperty, mayMiss: Bool) -> String {
        let coding = stored.property.coding
        let suffix = mayMiss ? "IfPresent" : ""
        switch coding.container {
        case .oneOrMany: return "decodeOneOrMany" + suffix
        case .lossy: return "decodeLossy" + suffix
        case .indexed: return "decodeIndexed" + suffix
        case .plain: break
        }
        let scalar = verb(of: coding.scalar, type: stored.property.type)
        return coding.readsEmptyAsNil ? scalar + "UnlessEmpty" : scalar + suffix
    }

    private static func verb(of scalar: PropertyCoding.Scalar, type: TypeReference) -> String {
        switch (scalar, type) {
        case (.plain, _), (.lowercaseUUID, _): "decode"
        case (.number, .array): "decodeNumbers"
        case (.number, .dictionary): "decodeNumbersByKey"
        case (.number, _): "decodeNumber"
        case (.boolean, _): "decodeBoolean"
        case (.date, .array): "decodeDates"
        case (.date, .dictionary): "decodeDatesByKey"
        case (.date, _): "decodeDate"
        }
    }

    /// What stands before the key: a type, a date's form, or nothing.
    private static func argument(of stored: StoredProperty) -> String? {
        switch (stored.property.coding.container, stored.property.coding.scalar) {
        case (.plain, .date(let form)): form.swiftExpression
        case (.plain, .boolean): nil
        case (.plain, .number): metatype(of: element(of: stored.type))
        case (.plain, _): metatype(of: stored.type)
        case (_, _): metatype(of: element(of: stored.type))
        }
    }

    private static func element(of type: TypeReference) -> TypeReference {
        switch type {
        case .array(let element), .dictionary(let element): element
        default: type
        }
    }

    /// `Double.self`; a type that is spelled with a question mark needs no parentheses either.
    static func metatype(of type: TypeReference) -> String {
        type.swiftText + ".self"
    }
}
