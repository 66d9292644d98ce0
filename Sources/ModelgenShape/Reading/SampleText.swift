import ModelgenSource

/// A text told apart by its content: JSON and JSON Lines, or YAML.
///
/// What is JSON is read as JSON, whatever the file is called. Of what is not, a text that begins with `{` or `[` is taken
/// for JSON with a fault in it and any other for YAML; the ending of the name has a word only where both could be meant:
/// in a `.yaml` file `{a: 1}` is YAML, and elsewhere a lone word like `hello` is JSON without its quotes.
enum SampleText {
    case json(JSONText)
    /// The documents of a YAML stream, at least one.
    case yaml([YAMLNode])

    /// - Throws: The error of the language that the text was taken for.
    init(_ file: SourceFile, limits: ReadingLimits) throws(Diagnostics) {
        let fault: JSONFault
        do {
            self = .json(try JSONText(file, limits: limits))
            return
        } catch {
            fault = error
        }
        let jsonError = Diagnostics([fault.diagnostic(in: file)])
        let ending = Ending(file.path)
        if fault.code == .emptyInput || Self.beginsLikeJSON(file.bytes) && ending != .yaml { throw jsonError }
        let documents: [YAMLNode]
        do {
            documents = try YAMLComposer.documents(in: file, limits: limits)
        } catch {
            throw ending == .json ? jsonError : error
        }
        if ending != .yaml, documents.allSatisfy(\.isScalar) { throw jsonError }
        self = .yaml(documents)
    }

    private enum Ending {
        case json
        case yaml
        case other

        init(_ path: String) {
            let lowercased = path.lowercased()
            if [".json", ".jsonl", ".ndjson"].contains(where: lowercased.hasSuffix) {
                self = .json
            } else if [".yaml", ".yml"].contains(where: lowercased.hasSuffix) {
                self = .yaml
            } else {
                self = .other
            }
        }
    }

    private static func beginsLikeJSON(_ bytes: [UInt8]) -> Bool {
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let first = bytes.dropFirst(start).first { !" \t\r\n".utf8.contains($0) }
        return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    }
}

extension YAMLNode {
    /// Whether the node holds no others.
    fileprivate var isScalar: Bool {
        switch content {
        case .sequence, .mapping: false
        case .null, .boolean, .number, .string: true
        }
    }
}
