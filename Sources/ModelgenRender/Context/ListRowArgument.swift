import ModelgenSwift

/// The call by which a variant of a union lays out its row: `row(Text(value.body), date: value.sentAt)`.
enum ListRowArgument {
    /// What a row may show.
    enum Part: Hashable {
        case title, subtitle, date, image
    }

    static func parts(of content: RowContent) -> [Part] {
        [
            content.title.map { _ in .title }, content.subtitle.map { _ in .subtitle }, content.date.map { _ in .date },
            content.image.map { _ in .image },
        ].compactMap { $0 }
    }

    /// The parameters that the layout needs for what any variant shows.
    static func parameters(_ parts: Set<Part>, names: ListNames) -> String {
        var parameters = ["_ title: \(names.module)Text"]
        if parts.contains(.subtitle) { parameters.append("subtitle: \(names.module)Text? = nil") }
        if parts.contains(.date) { parameters.append("date: Date? = nil") }
        if parts.contains(.image) { parameters.append("image: URL? = nil") }
        return parameters.joined(separator: ", ")
    }

    /// The arguments for a variant, and whether they read its payload, which is then called `value`.
    static func list(of variant: RowForm.Variant, names: ListNames) -> (text: String, usesValue: Bool) {
        let content = variant.content
        let label = names.text(variant.label, comment: "A kind of \(names.itemText)")
        var arguments = [content.title.map { text($0, fallback: label, names: names) } ?? label]
        if let subtitle = content.subtitle { arguments.append("subtitle: \(text(subtitle, names: names))") }
        if let date = content.date { arguments.append("date: \(path(date))") }
        if let image = content.image { arguments.append("image: \(path(image))") }
        return (arguments.joined(separator: ", "), !parts(of: content).isEmpty)
    }

    private static func path(_ property: RowProperty) -> String {
        ListRowText.path(of: property, from: "value")
    }

    private static func text(_ property: RowProperty, fallback: String? = nil, names: ListNames) -> String {
        guard property.isOptional else {
            return ListRowText.expression(of: property, value: path(property), module: names.module)
        }
        let text =
            "\(path(property)).map { \(ListRowText.expression(of: property, value: "$0", module: names.module)) }"
        return fallback.map { "\(text) ?? \($0)" } ?? text
    }
}
