import ModelgenSwift

/// What `default:` of a spec says, as a Swift expression of the member's type.
package enum DefaultLiteral {
    /// `0` for a number, `"none"` for a text, `.open` is not known here: a text for an enum is made by its raw value.
    package static func swift(_ json: String, type: ValueType) -> String {
        switch type {
        case .stringEnum: ".init(rawValue: \(json))"
        case .array where json == "[]": "[]"
        case .dictionary where json == "{}": "[:]"
        default: json
        }
    }
}
