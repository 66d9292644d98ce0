import ModelgenMustache
import ModelgenSource

/// Templates: parsed and rendered, also as a partial of themselves.
enum MustacheTarget {
    private static let context: MustacheValue = [
        "name": "a<b>&\"c\"", "yes": true, "no": false, "one": [["name": "inner", "last": true]], "none": [],
        "object": ["name": "deep", "object": ["name": "deeper"]], "partial": "other",
    ]

    static func fault(in bytes: [UInt8]) -> String? {
        guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
        guard let template = try? MustacheTemplate(parsing: text, path: "a.mustache") else { return nil }
        let other = try? MustacheTemplate(parsing: "{{#no}}{{>self}}{{/no}}[{{name}}]\n", path: "other.mustache")
        var renderer = MustacheRenderer(partials: ["self": template])
        renderer.partials["other"] = other
        _ = template.partials
        guard let first = try? renderer.render(template, context) else { return nil }
        let second = try? renderer.render(template, context)
        return first == second ? nil : "two renderings differ"
    }
}
