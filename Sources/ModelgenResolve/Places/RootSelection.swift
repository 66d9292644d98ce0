import ModelgenShape
import ModelgenSource

/// The part of a shape where a model starts: what `root:` points at.
package enum RootSelection {
    /// What was seen at a pointer, all elements and values that it leads through as one; nil where it leads nowhere.
    package static func shape(at pointer: JSONPointer, in shape: Shape) -> Shape? {
        var shape = shape
        for step in pointer.steps {
            switch step {
            case .eachElement:
                guard let arrays = shape.arrays else { return nil }
                shape = arrays.element
            case .eachValue:
                guard let record = shape.objects?.record else { return nil }
                shape = record.value
            case .key(let key):
                guard let field = shape.objects?.record.fields[key] else { return nil }
                shape = field.shape
            }
        }
        return shape
    }

    /// The error of a root whose pointer leads nowhere.
    package static func nothing(at root: ModelRequest.Root) -> Diagnostic {
        let keys = root.shape.objects?.record.orderedKeys.prefix(8).map { "/\($0)" } ?? []
        let remedy = keys.isEmpty ? nil : "the documents hold \(keys.joined(separator: ", "))"
        let message = "no sample holds anything at root '\(root.root)'"
        guard let place = root.rootPlace else {
            return Diagnostic(.rootMatchesNothing, message: message, remedy: remedy)
        }
        return Diagnostic(.rootMatchesNothing, at: place, message: message, remedy: remedy)
    }
}
