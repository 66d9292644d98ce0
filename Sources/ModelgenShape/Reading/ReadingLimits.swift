/// Bounds within which samples are read, so that a hostile one costs an error and no more.
package struct ReadingLimits: Hashable, Sendable {
    /// Objects and arrays inside each other; more than `greatestDepth` are never read.
    package var depth = greatestDepth
    /// Values that YAML aliases may add to a document, all expansions counted.
    package var aliasExpansion = 1_000_000
    /// Bytes of a YAML text, which is held in memory as a tree, some twenty times its size.
    package var yamlSize = 64 << 20

    /// What Foundation's `JSONDecoder` reads, so that no model could decode more.
    package static let greatestDepth = 512

    package init() {}
}

extension ReadingLimits {
    /// What to do where a sample is too deep for a limit.
    static func depthRemedy(_ depth: Int) -> String {
        depth < greatestDepth
            ? "flatten the sample, or raise the limit: --limits depth=\(min(depth * 2, greatestDepth))"
            : "flatten the sample: Foundation reads no deeper"
    }
}
