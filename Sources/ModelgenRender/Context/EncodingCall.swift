import ModelgenSwift

/// The statement that writes a property to a keyed container.
enum EncodingCall {
    /// `try container.encodeDateIfPresent(updatedAt, .milliseconds, forKey: .updatedAt)`
    static func statement(of stored: StoredProperty) -> String {
        let value = SwiftName.member(stored.name, locals: ["container", "encoder"])
        let form: [String] =
            if case .date(let form) = stored.property.coding.scalar { [form.swiftExpression] } else { [] }
        let arguments = ([value] + form + ["forKey: .\(stored.name)"]).joined(separator: ", ")
        return "try container.\(method(of: stored.property))(\(arguments))"
    }

    private static func method(of property: Property) -> String {
        let suffix = property.isOptional ? "IfPresent" : ""
        if property.coding.container == .oneOrMany { return "encodeOneOrMany" + suffix }
        if property.isOptional, property.coding.readsEmptyAsNil {
            // The member is sent empty rather than left out: it stays, as null.
            switch (property.coding.scalar, property.type) {
            case (.date, .date): return "encodeDateOrNull"
            case (.lowercaseUUID, .uuid): return "encodeLowercasedOrNull"
            default: return "encode"
            }
        }
        switch (property.coding.scalar, property.type) {
        case (.date, .array): return "encodeDates" + suffix
        case (.date, .dictionary): return "encodeDatesByKey" + suffix
        case (.date, _): return "encodeDate" + suffix
        case (.lowercaseUUID, .uuid), (.lowercaseUUID, .array(.uuid)), (.lowercaseUUID, .dictionary(.uuid)):
            return "encodeLowercased" + suffix
        case (.lowercaseUUID, _), (.plain, _), (.number, _), (.boolean, _): return "encode" + suffix
        }
    }
}
