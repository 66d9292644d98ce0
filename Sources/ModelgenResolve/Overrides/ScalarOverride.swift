/// The scalar types that `type:` of a spec can name; any other name is the name of an emitted type.
package enum ScalarOverride {
    package static func type(named name: String) -> ValueType? {
        switch name {
        case "Bool": .bool
        case "Int": .int
        case "UInt64": .uint64
        case "Double": .double
        case "Decimal": .decimal
        case "String": .string
        case "URL": .url
        case "UUID": .uuid(isLowercase: false)
        case "JSONValue": .json
        default: nil
        }
    }
}
