/// A struct over an array of fixed length whose positions differ in meaning, read from an unkeyed container.
package struct Row: Hashable, Sendable {
    /// One property a position; their keys are not used.
    package var columns: [Property]

    package init(columns: [Property]) {
        self.columns = columns
    }
}
