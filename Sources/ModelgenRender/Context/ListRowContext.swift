import ModelgenMustache
import ModelgenSwift

/// What the template `listRow` prints.
enum ListRowContext {
    static func members(of row: RowForm, names: ListNames) -> [String: MustacheValue] {
        switch row {
        case .single(let content): single(content, names: names)
        case .variants(let variants, let unknownCase): union(variants, unknownCase: unknownCase, names: names)
        }
    }

    /// A row whose body shows the item itself.
    private static func single(_ content: RowContent, names: ListNames) -> [String: MustacheValue] {
        let untitled = names.text("Untitled", comment: "In place of the title of \(names.itemArticle) without one")
        var texts: [MustacheValue] = []
        if let title = content.title {
            texts.append(text(of: title, as: "title", in: names, .headline, fallback: untitled))
        } else if content.subtitle == nil, content.date == nil {
            let label = names.text(names.itemTitle, comment: "A row that has nothing else to show")
            texts.append(["text": .string(label), "modifiers": Style.headline.modifiers])
        }
        if let subtitle = content.subtitle { texts.append(text(of: subtitle, as: "subtitle", in: names, .subheadline)) }
        if let date = content.date { texts.append(text(of: date, as: "date", in: names, .caption)) }
        return [
            "isUnion": false,
            "hasImage": .bool(content.image != nil),
            "layout": ["texts": .list(texts), "image": content.image.map { image($0, in: names) } ?? .null],
        ]
    }

    /// A row that a function lays out, with what each variant has to show.
    private static func union(
        _ variants: [RowForm.Variant],
        unknownCase: String,
        names: ListNames
    ) -> [String: MustacheValue] {
        let parts = Set(variants.flatMap { ListRowArgument.parts(of: $0.content) })
        let unknown = names.text("Not Supported", comment: "A row that this version of the app cannot show")
        let cases = variants.map { variant -> MustacheValue in
            let arguments = ListRowArgument.list(of: variant, names: names)
            return [
                "case": .string(variant.name),
                "kind": .string(SwiftLiteral.string(SwiftName.bare(variant.name))),
                "binding": arguments.usesValue ? "value" : .null,
                "arguments": .string(arguments.text),
            ]
        }
        let last: MustacheValue = [
            "case": .string(unknownCase),
            "kind": .string(SwiftLiteral.string(SwiftName.bare(unknownCase))),
            "binding": .null,
            "arguments": .string(unknown),
        ]
        var texts: [MustacheValue] = [["text": "title", "condition": .null, "modifiers": Style.headline.modifiers]]
        if parts.contains(.subtitle) {
            texts.append([
                "condition": "if let subtitle", "text": "subtitle", "modifiers": Style.subheadline.modifiers,
                "fallback": .null,
            ])
        }
        if parts.contains(.date) {
            texts.append([
                "condition": "if let date", "text": .string("\(names.module)Text(date, style: .date)"),
                "modifiers": Style.caption.modifiers, "fallback": .null,
            ])
        }
        return [
            "isUnion": true,
            "variants": .list(cases + [last]),
            "hasImage": .bool(parts.contains(.image)),
            "parameters": .string(ListRowArgument.parameters(parts, names: names)),
            "layout": [
                "texts": .list(texts),
                "image": parts.contains(.image) ? ["condition": "if let image", "url": "image"] : .null,
            ],
        ]
    }

    /// How a text looks, by what it is.
    private enum Style {
        case headline, subheadline, caption

        var modifiers: MustacheValue {
            switch self {
            case .headline: [".font(.headline)"]
            case .subheadline: [".font(.subheadline)", ".foregroundStyle(.secondary)", ".lineLimit(3)"]
            case .caption: [".font(.caption)", ".foregroundStyle(.secondary)"]
            }
        }
    }

    private static func text(
        of property: RowProperty,
        as name: String,
        in names: ListNames,
        _ style: Style,
        fallback: String? = nil
    ) -> MustacheValue {
        let path = ListRowText.path(of: property, from: names.local)
        let value = property.isOptional ? name : path
        return [
            "condition": property.isOptional ? .string("if let \(name) = \(path)") : .null,
            "text": .string(ListRowText.expression(of: property, value: value, module: names.module)),
            "modifiers": style.modifiers,
            "fallback": fallback.map { .string($0) } ?? .null,
        ]
    }

    private static func image(_ property: RowProperty, in names: ListNames) -> MustacheValue {
        ["condition": .null, "url": .string(ListRowText.path(of: property, from: names.local))]
    }
}
