/// Bounds within which samples are read, so that a hostile one costs an error and no more.
package struct ReadingLimits: Hashable, Sendable {
    /// Objects and arrays inside each other.
    package var depth = 512
    /// Values that YAML aliases may add to a document, all expansions counted.
    package var aliasExpansion = 1_000_000
    /// Bytes of a YAML text, which is held in memory as a tree, some twenty times its size.
    package var yamlSize = 64 << 20

    package init() {}
}
