/// Shapes that mean the same wherever they stand, and what they are called.
package enum ValueTypes {
    /// By their members.
    private static let names: [Set<String>: String] = [
        ["name", "url"]: "named_resource",
        ["href"]: "link",
        ["href", "type"]: "link",
        ["href", "rel"]: "link",
        ["lat", "lng"]: "coordinate",
        ["lat", "lon"]: "coordinate",
        ["latitude", "longitude"]: "coordinate",
        ["x", "y"]: "point",
        ["width", "height"]: "size",
        ["url", "width", "height"]: "image",
        ["text", "value"]: "measure",
        ["value", "unit"]: "measure",
        ["amount", "currency"]: "amount",
        ["value", "currency"]: "amount",
        ["index", "name", "url"]: "reference",
        ["rid", "rtype"]: "reference",
        ["start", "end"]: "range",
        ["min", "max"]: "range",
    ]

    /// What only people have, of whatever part they play.
    private static let accountKeys: Set<String> = ["username", "user_name", "userName", "login", "screen_name"]

    /// What people are called.
    package static let account = "user"
    /// Keys that call them so.
    package static let accountNouns: Set<String> = [account, "users"]

    /// What objects of just these members are; nil where the members do not say.
    package static func name(of keys: Set<String>) -> String? {
        names[keys]
    }

    /// Whether objects of these members are people.
    package static func isAccount(_ keys: Set<String>) -> Bool {
        !keys.isDisjoint(with: accountKeys)
    }
}
