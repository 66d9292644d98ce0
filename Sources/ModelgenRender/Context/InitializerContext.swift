import ModelgenMustache
import ModelgenSwift

/// The parameters of a memberwise initialiser; optional ones default to nil.
enum InitializerContext {
    static func parameters(of stored: [StoredProperty]) -> MustacheValue {
        .list(
            stored.enumerated().map { index, stored in
                [
                    "name": .string(stored.property.name),
                    "type": .string(stored.property.fullType.swiftText),
                    "default": .string(stored.property.isOptional ? " = nil" : ""),
                    "separator": .string(index == 0 ? "" : ", "),
                    "storage": .string(stored.name),
                    "value": .string(stored.stored(stored.property.name)),
                ]
            })
    }
}
