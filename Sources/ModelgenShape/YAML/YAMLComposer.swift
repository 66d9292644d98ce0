import ModelgenSource

/// Builds the documents of a YAML stream from its events: anchors and aliases joined, merge keys worked in.
///
/// An alias shares the value of its anchor, so that a document of many aliases takes little memory; how many values they
/// stand for is counted and bounded.
struct YAMLComposer {
    private let path: String
    private let limits: ReadingLimits
    private let events: YAMLEventReader
    private var positions: YAMLPositions
    private var anchors: [String: Anchor] = [:]
    private var aliasedValues = 0

    private enum Anchor {
        /// The anchored node is being read: an alias to it would be part of itself.
        case open
        case node(Composed)
    }

    /// A node, how many values it and all below it are, and how deep it goes.
    private struct Composed {
        var node: YAMLNode
        var values = 1
        var height = 0
        /// What a key says of itself: the text as written.
        var key: YAMLScalar?
    }

    /// Reads a stream; what of it is a document without content is null.
    /// - Throws: What is wrong with the text; `emptyInput` where there is no document at all.
    static func documents(in file: SourceFile, limits: ReadingLimits) throws(Diagnostics) -> [YAMLNode] {
        if let fault = fault(of: file, limits: limits) { throw Diagnostics([fault]) }
        do throws(Diagnostic) {
            return try file.bytes.withUnsafeBufferPointer { bytes throws(Diagnostic) in
                guard let events = YAMLEventReader(bytes) else {
                    throw Diagnostic(.internalFault, path: file.path, message: "no memory for the YAML parser")
                }
                var composer = YAMLComposer(
                    path: file.path,
                    limits: limits,
                    events: events,
                    positions: YAMLPositions(file.bytes)
                )
                return try composer.stream()
            }
        } catch {
            throw Diagnostics([error])
        }
    }

    /// What can be said of a text before it is parsed.
    private static func fault(of file: SourceFile, limits: ReadingLimits) -> Diagnostic? {
        if file.bytes.count > limits.yamlSize {
            let message = "a YAML text of more than \(limits.yamlSize) bytes"
            let remedy = "give it as JSON Lines, in parts, or raise the limit: --limits yamlSize=\(file.bytes.count)"
            return Diagnostic(.tooLarge, path: file.path, position: .start, message: message, remedy: remedy)
        }
        return UTF8Scalar.firstFault(in: file.bytes).map { offset in
            let position = file.position(at: offset)
            let message = "a byte that is not UTF-8"
            return Diagnostic(
                .invalidUTF8, path: file.path, position: position, message: message, remedy: "save the file as UTF-8")
        }
    }

    private mutating func stream() throws(Diagnostic) -> [YAMLNode] {
        var documents: [YAMLNode] = []
        while true {
            let event = try next()
            switch event.kind {
            case .streamEnd:
                guard documents.isEmpty else { return documents }
                let remedy = "give a JSON or YAML document"
                throw Diagnostic(
                    .emptyInput, path: path, position: .start, message: "the input is empty", remedy: remedy)
            case .documentStart:
                anchors = [:]
                aliasedValues = 0
                documents.append(try compose(try next(), depth: 0).node)
            default: break
            }
        }
    }

    private mutating func next() throws(Diagnostic) -> YAMLEvent {
        do throws(YAMLEventReader.Fault) {
            return try events.next()
        } catch {
            let position = position(of: error)
            throw Diagnostic(.invalidYAML, path: path, position: position, message: error.message)
        }
    }

    // MARK: Nodes

    private mutating func compose(_ event: YAMLEvent, depth: Int) throws(Diagnostic) -> Composed {
        let position = positions.position(ofCharacter: event.characterOffset)
        switch event.kind {
        case .alias(let name): return try alias(name, at: position, depth: depth)
        case .scalar(let scalar, let anchor):
            var composed = Composed(node: YAMLNode(content: .null, position: position), key: scalar)
            composed.node.content = try value(of: scalar, at: position)
            if let anchor { anchors[anchor] = .node(composed) }
            return composed
        case .sequenceStart(let anchor, let tag):
            return try container(anchor, tag: tag, isSequence: true, at: position, depth: depth)
        case .mappingStart(let anchor, let tag):
            return try container(anchor, tag: tag, isSequence: false, at: position, depth: depth)
        case .streamStart, .streamEnd, .documentStart, .documentEnd, .sequenceEnd, .mappingEnd:
            throw Diagnostic(.invalidYAML, path: path, position: position, message: "expected a value")
        }
    }

    private func value(of scalar: YAMLScalar, at position: SourcePosition) throws(Diagnostic) -> YAMLNode.Content {
        do throws(CoreSchema.Fault) {
            return try CoreSchema.value(of: scalar)
        } catch {
            throw diagnostic(error, at: position)
        }
    }

    private mutating func alias(_ name: String, at position: SourcePosition, depth: Int) throws(Diagnostic) -> Composed
    {
        switch anchors[name] {
        case nil:
            let message = "no anchor '&\(name)' stands before this alias"
            throw Diagnostic(.invalidYAML, path: path, position: position, message: message, remedy: "add the anchor")
        case .open:
            let message = "the alias '*\(name)' stands inside the value that it repeats"
            let remedy = "a value cannot hold itself; write it out"
            throw Diagnostic(.recursiveAlias, path: path, position: position, message: message, remedy: remedy)
        case .node(var composed):
            aliasedValues += composed.values
            guard aliasedValues <= limits.aliasExpansion else {
                let message = "the aliases of this document stand for more than \(limits.aliasExpansion) values"
                let remedy = "write the values out, or raise the limit: --limits aliases=\(limits.aliasExpansion * 2)"
                throw Diagnostic(.tooManyAliases, path: path, position: position, message: message, remedy: remedy)
            }
            try checkDepth(depth + composed.height, at: position)
            composed.node.position = position
            return composed
        }
    }

    private mutating func container(
        _ anchor: String?,
        tag: String?,
        isSequence: Bool,
        at position: SourcePosition,
        depth: Int
    ) throws(Diagnostic) -> Composed {
        if let fault = CoreSchema.fault(ofTag: tag, onSequence: isSequence) { throw diagnostic(fault, at: position) }
        try checkDepth(depth + 1, at: position)
        if let anchor { anchors[anchor] = .open }
        let composed =
            isSequence ? try sequence(at: position, depth: depth + 1) : try mapping(at: position, depth: depth + 1)
        if let anchor { anchors[anchor] = .node(composed) }
        return composed
    }

    private mutating func sequence(at position: SourcePosition, depth: Int) throws(Diagnostic) -> Composed {
        var elements: [YAMLNode] = []
        var composed = Composed(node: YAMLNode(content: .null, position: position), height: 1)
        while true {
            let event = try next()
            if case .sequenceEnd = event.kind { break }
            let element = try compose(event, depth: depth)
            elements.append(element.node)
            composed.values += element.values
            composed.height = max(composed.height, element.height + 1)
        }
        composed.node.content = .sequence(elements)
        return composed
    }

    private mutating func mapping(at position: SourcePosition, depth: Int) throws(Diagnostic) -> Composed {
        var members = YAMLMembers(path: path)
        var composed = Composed(node: YAMLNode(content: .null, position: position), height: 1)
        while true {
            let event = try next()
            if case .mappingEnd = event.kind { break }
            let key = try compose(event, depth: depth)
            guard let scalar = key.key else {
                let message = "a sequence or mapping for a key, which JSON does not know"
                let remedy = "use a text for the key"
                throw Diagnostic(.complexKey, path: path, position: key.node.position, message: message, remedy: remedy)
            }
            let value = try compose(try next(), depth: depth)
            composed.values += value.values
            // What a merge key merges comes to stand a level higher than it was written.
            composed.height = max(composed.height, value.height + (YAMLMembers.isMerge(scalar) ? 0 : 1))
            try members.add(scalar, at: key.node.position, value: value.node)
        }
        composed.node.content = .mapping(members.all)
        return composed
    }

    // MARK: Faults

    private mutating func position(of fault: YAMLEventReader.Fault) -> SourcePosition {
        guard let offset = fault.byteOffset else { return positions.position(ofCharacter: fault.characterOffset) }
        return positions.position(ofByte: offset)
    }

    private func checkDepth(_ depth: Int, at position: SourcePosition) throws(Diagnostic) {
        guard depth > limits.depth else { return }
        let message = "more than \(limits.depth) sequences and mappings inside each other"
        let remedy = ReadingLimits.depthRemedy(limits.depth)
        throw Diagnostic(.tooDeep, path: path, position: position, message: message, remedy: remedy)
    }

    private func diagnostic(_ fault: CoreSchema.Fault, at position: SourcePosition) -> Diagnostic {
        Diagnostic(fault.code, path: path, position: position, message: fault.message, remedy: fault.remedy)
    }
}
