/// A file as it is to stand on disk, without its folder.
package struct RenderedFile: Hashable, Sendable {
    /// `Article.generated.swift`
    package var name: String
    package var text: String

    package init(name: String, text: String) {
        self.name = name
        self.text = text
    }
}
