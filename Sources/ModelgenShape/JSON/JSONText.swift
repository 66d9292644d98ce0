import ModelgenSource

/// A text that is JSON from end to end: one document, or one after the other, each begun on a line of its own (JSON
/// Lines).
///
/// Reading takes two passes. This is the outcome of the first, which checks every byte and finds the tags of each object:
/// an object's tag may stand behind members that are read by it. The second pass trusts the first.
struct JSONText {
    let file: SourceFile
    /// The offsets at which documents begin.
    private(set) var documents: [Int] = []
    /// The tags of every object, in the order of their opening braces.
    let tags: [TagValues]

    /// - Throws: What is wrong with the text, at the first byte at which it is; `emptyInput` where it holds no value.
    init(_ file: SourceFile, limits: ReadingLimits) throws(JSONFault) {
        self.file = file
        var scanner = JSONScanner(file.bytes, depthLimit: limits.depth)
        while let start = try scanner.nextDocument() { documents.append(start) }
        tags = scanner.tags
        if documents.isEmpty {
            throw JSONFault(
                .emptyInput, at: file.bytes.count, "the input is empty", remedy: "give a JSON or YAML document")
        }
    }
}
