import ModelgenMustache
import ModelgenSwift

/// What the template `coding` prints.
enum CodingContext {
    static func value(of model: Model, in scope: RenderScope) -> MustacheValue {
        ["codings": .list(model.codings.map { value(of: $0, in: scope) })]
    }

    private static func value(of coding: Coding, in scope: RenderScope) -> MustacheValue {
        let mentioned = identifiers(in: coding.root.swiftText)
        // Inside the coding, `typealias Root = [Root]` would name itself.
        let hasAlias = !mentioned.contains("Root")
        let root = hasAlias ? "Root" : coding.root.swiftText
        let path = DocumentPath(coding, root: root, taken: mentioned)
        let isEncodable = scope.model.isEncodable
        return [
            "documentation": DocumentationContext.value(of: [subject(of: coding, isEncodable: isEncodable)]),
            "availability": scope.availability,
            "access": .string(scope.access),
            "nonisolated": .string(scope.nonisolated),
            "name": .string(coding.name),
            "rootAlias": hasAlias ? .string(coding.root.swiftText) : .null,
            "root": .string(root),
            "decodes": .string(decodes(coding)),
            "isEncodable": .bool(isEncodable),
            "encoderText": .string(encoderText(of: coding)),
            "encodesDocuments": .bool(isEncodable && coding.path.isEmpty),
            "subject": .string(SwiftLiteral.comment(coding.subject)),
            "decoded": .string(path.decodedType),
            "decodeExpression": .string(path.decodeExpression),
            "summary": .string(SummaryExample.text(of: coding, in: scope)),
            "dateForm": coding.dateForm.map(dateForm) ?? .null,
            "document": path.value,
        ]
    }

    private static func subject(of coding: Coding, isEncodable: Bool) -> String {
        let root = coding.root.swiftText
        if !coding.path.isEmpty { return "Decodes documents that hold `\(root)` at `\(coding.pointer)`." }
        return isEncodable
            ? "Decodes and encodes documents that are `\(root)`." : "Decodes documents that are `\(root)`."
    }

    private static func decodes(_ coding: Coding) -> String {
        let root = coding.root.swiftText
        return root == coding.model ? "`\(root)`" : "`\(coding.model)` and `\(root)`"
    }

    private static func encoderText(of coding: Coding) -> String {
        coding.dateForm == nil
            ? "An encoder that writes what `decoder` reads." : "An encoder that writes dates as the samples do."
    }

    private static func dateForm(_ form: DateForm) -> MustacheValue {
        [
            "example": .string(SwiftLiteral.comment(form.exampleText)),
            "expression": .string(form.swiftDeclarationExpression),
        ]
    }

    /// The names in a type's text: `Article` of `[String: Article?]`.
    private static func identifiers(in type: String) -> Set<String> {
        Set(type.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
    }
}
