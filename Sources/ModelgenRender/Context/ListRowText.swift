import ModelgenSwift

/// How a row reads a property and shows it as a text.
enum ListRowText {
    /// `article.author?.name`
    static func path(of property: RowProperty, from base: String) -> String {
        var path = base
        for (index, step) in property.path.enumerated() {
            path += "." + step.name
            if step.isOptional, index < property.path.count - 1 { path += "?" }
        }
        return path
    }

    /// `Text(article.title)`, of a value that is not optional.
    static func expression(of property: RowProperty, value: String, module: String) -> String {
        "\(module)Text(\(arguments(of: property, value: value)))"
    }

    private static func arguments(of property: RowProperty, value: String) -> String {
        if property.isEnum { return value + ".rawValue" }
        return switch property.type {
        case .string: value
        case .date: "\(value), style: .date"
        // Numbers that head a row are numbers of something, which no one groups.
        case .int, .uint64: "\(value), format: .number.grouping(.never)"
        case .double, .decimal: "\(value), format: .number"
        case .url: value + ".absoluteString"
        case .uuid: value + ".uuidString"
        default: "String(describing: \(value))"
        }
    }
}
