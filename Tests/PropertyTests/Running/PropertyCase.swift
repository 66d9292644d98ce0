import ModelgenKit
import ModelgenRender
import ModelgenSource

/// Documents of one type, with the name that their model gets.
struct PropertyCase: Sendable {
    var name: String
    var documents: [Document]

    /// The models that modelgen makes of the documents, in memory.
    /// - Parameter isReversed: names the documents last to first; nothing may come of it.
    func generate(_ variant: Variant, isReversed: Bool = false) throws -> GenerationResult {
        let texts = Dictionary(
            uniqueKeysWithValues: documents.enumerated().map { ("\(name)-\($0.offset).json", $0.element.text) })
        let inputs = isReversed ? texts.keys.sorted(by: >) : texts.keys.sorted()
        let request = GenerationRequest(inputs: inputs, name: name, flags: try variant.flags)
        return Generation(MemoryFiles(texts: texts)).run(request)
    }
}
