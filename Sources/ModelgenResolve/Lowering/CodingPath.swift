import ModelgenShape
import ModelgenSwift

/// The way from a document to the root of a model, as the coding walks it.
package enum CodingPath {
    /// A step a key or element of the pointer, with names for the structs that wrap it.
    package static func steps(of pointer: JSONPointer, style: NameStyle) -> [Coding.Step] {
        pointer.steps.map { step in
            switch step {
            case .key(let key):
                let property = style.propertyName(for: key)
                let type = style.typeName(for: key)
                return .member(
                    key: key,
                    property: ReservedWords.declared(property, at: .property),
                    typeName: type == "Data" ? "Payload" : ReservedWords.declared(type, at: .nestedType)
                )
            case .eachElement, .eachValue:
                return .elements
            }
        }
    }
}
