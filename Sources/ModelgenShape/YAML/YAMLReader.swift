import ModelgenSource

/// Reads documents as trees with positions, for specs and the like; samples are read by `SampleReader`.
package enum YAMLReader {
    /// The documents of a text in YAML or JSON, told apart as `SampleReader` does; at least one.
    ///
    /// - Throws: What is wrong with the text.
    package static func documents(in file: SourceFile, limits: ReadingLimits = ReadingLimits()) throws(Diagnostics)
        -> [YAMLNode]
    {
        switch try SampleText(file, limits: limits) {
        case .json(let text): JSONNodeReader.documents(of: text)
        case .yaml(let documents): documents
        }
    }

    /// What a node, such as the `sample:` of a spec, holds as a sample.
    /// - Parameter file: The name of the file that the node is from.
    package static func shape(of node: YAMLNode, file: String) -> Reading {
        YAMLShapeReader.read([node], file: file)
    }
}
