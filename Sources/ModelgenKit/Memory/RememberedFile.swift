/// A shape file that a run leaves behind.
package struct RememberedFile: Hashable, Sendable {
    package var path: String
    package var text: String
    /// What stands there now; nil where nothing does.
    package var existing: [UInt8]?

    package init(path: String, text: String, existing: [UInt8]?) {
        self.path = path
        self.text = text
        self.existing = existing
    }

    /// Whether the file there has other bytes, or is not there.
    package var isChanged: Bool {
        !(existing.map { text.isText(of: $0) } ?? false)
    }
}
