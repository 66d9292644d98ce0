import ModelgenKit
import ModelgenRender
import ModelgenSource

/// Documents of one type, with the name that their model gets.
struct PropertyCase: Sendable {
    var name: String
    var documents: [Document]

    /// The models that modelgen makes of the documents, in memory.
    func generate(_ variant: Variant) throws -> GenerationResult {
        try generate(variant, order: Array(documents.indices))
    }

    /// As above, with the documents in another order of files.
    func generate(_ variant: Variant, order: [Int]) throws -> GenerationResult {
        var texts: [String: String] = [:]
        for (place, index) in order.enumerated() { texts["\(name)-\(place).json"] = documents[index].text }
        let request = GenerationRequest(inputs: texts.keys.sorted(), name: name, flags: try variant.flags)
        return Generation(MemoryFiles(texts: texts)).run(request)
    }

    var weight: Int { documents.reduce(documents.count) { $0 + $1.weight } }
}
