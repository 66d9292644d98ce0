import ModelgenMustache
import ModelgenSwift

/// The computed `id` of a type whose identity has another name.
enum IdentityContext {
    static func value(of identity: Structure.Identity) -> MustacheValue {
        [
            "documentation": [],
            "isMutable": false,
            "name": "id",
            "type": .string(identity.type.swiftText),
            "value": .string(SwiftName.member(identity.property, locals: [])),
        ]
    }
}
