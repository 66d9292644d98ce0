/// A shape file that a run leaves behind.
package struct RememberedFile: Hashable, Sendable {
    package var path: String
    package var text: String
    /// Whether the file there has other bytes, or is not there.
    package var isChanged: Bool

    package init(path: String, text: String, isChanged: Bool) {
        self.path = path
        self.text = text
        self.isChanged = isChanged
    }
}
