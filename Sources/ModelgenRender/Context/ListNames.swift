import ModelgenSwift

/// The names that the views of a store use among themselves, clear of those that the model declares.
struct ListNames {
    /// `article`; what one item is called in closures and as a property of its row.
    let local: String
    /// The type parameter of a list: `Row`.
    let rowType: String
    /// `ArticleTable`
    let table: String
    /// `SwiftUI.` where a model is called as one of the views, else empty.
    let module: String
    /// `blog posts`
    let itemsText: String
    /// `Blog Posts`
    let itemsTitle: String
    /// `blog post`
    let itemText: String
    /// `Blog Post`
    let itemTitle: String

    init(_ store: Store, in scope: RenderScope) {
        let declared = Set(scope.model.declarations.filter { $0.enclosing == nil }.map { SwiftName.bare($0.name) })
        let bare = SwiftName.bare(store.itemName)
        local = Self.locals.contains(bare) ? "item" : store.itemName
        rowType = ["Row", "RowView", "RowContent"].first { !declared.contains($0) } ?? "ListRowView"
        module = declared.isDisjoint(with: Self.views) ? "" : "SwiftUI."
        let stem = store.listName.hasSuffix("List") ? String(store.listName.dropLast(4)) : store.listName
        table = stem + "Table"
        let words = Words.split(SwiftName.bare(store.items))
        itemsText = SwiftLiteral.comment(words.joined(separator: " "))
        itemsTitle = words.map(Self.capitalized).joined(separator: " ")
        let itemWords = Words.split(bare)
        itemText = SwiftLiteral.comment(itemWords.joined(separator: " "))
        itemTitle = itemWords.map(Self.capitalized).joined(separator: " ")
    }

    /// `Text("Untitled", comment: "…")`: the text in English is the key under which it is translated.
    func text(_ text: String, comment: String) -> String {
        "\(module)Text(\(SwiftLiteral.string(text)), comment: \(SwiftLiteral.string(comment)))"
    }

    /// `an article`
    var itemArticle: String {
        let startsWithVowel = itemText.lowercased().first.map { "aeiou".contains($0) } ?? false
        return (startsWithVowel ? "an " : "a ") + itemText
    }

    private static func capitalized(_ word: String) -> String {
        word.prefix(1).uppercased() + word.dropFirst()
    }

    /// What closures and properties of the views are called already.
    private static let locals: Set<String> = [
        "body", "content", "imageSize", "row", "section", "select", "store", "table", "value",
    ]

    /// What the templates use of SwiftUI; a type of the module that is called so would stand in the way.
    private static let views: Set<String> = [
        "AsyncImage", "Bindable", "Button", "ContentUnavailableView", "ForEach", "HStack", "Image", "Label",
        "LabeledContent", "List", "Menu", "Picker", "PreviewProvider", "ProgressView", "Rectangle", "RoundedRectangle",
        "ScaledMetric", "Section", "State", "Text", "VStack", "ViewBuilder", "ViewModifier",
    ]
}
