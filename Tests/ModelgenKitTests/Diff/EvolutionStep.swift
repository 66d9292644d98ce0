import Foundation
import ModelgenShape
import ModelgenSource
import Testing

/// One step in the history of a format: a row of `EVOLUTION.tsv`, which counts what came, went and changed its kind.
struct EvolutionStep: Sendable, CustomTestStringConvertible {
    var name: String
    var old: String
    var new: String
    var added: Int
    var removed: Int
    var retyped: Int

    var testDescription: String { "\(name) \(old) \(new)" }

    static let all: [EvolutionStep] = {
        guard let text = try? String(contentsOf: SharedCorpus.folder.appending(path: "EVOLUTION.tsv"), encoding: .utf8)
        else { return [] }
        return text.split(separator: "\n").dropFirst().compactMap { line in
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            let versions = cells[1].components(separatedBy: "->")
            guard versions.count == 2, let added = Int(cells[3]), let removed = Int(cells[4]),
                let retyped = Int(cells[5])
            else { return nil }
            return EvolutionStep(
                name: cells[0], old: versions[0], new: versions[1], added: added, removed: removed, retyped: retyped)
        }
    }()

    /// The file of a version.
    func file(_ version: String) throws -> String {
        let folder = SharedCorpus.folder.appending(path: "evolution/\(name)")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        return folder.appending(path: try #require(names.first { $0.hasPrefix(version + ".") })).path
    }

    /// Every place of a document with the kinds of value there, read without shapes or types.
    static func places(of file: String) throws -> [JSONPointer: Set<String>] {
        let source = SourceFile(path: file, bytes: try DiskFileSystem().read(file))
        var places: [JSONPointer: Set<String>] = [:]
        for document in try YAMLReader.documents(in: source) { add(document, at: JSONPointer(), to: &places) }
        return places
    }

    private static func add(_ node: YAMLNode, at pointer: JSONPointer, to places: inout [JSONPointer: Set<String>]) {
        switch node.content {
        case .null: places[pointer, default: []].insert("null")
        case .boolean: places[pointer, default: []].insert("boolean")
        case .number(let text):
            let isInteger = text.allSatisfy { $0 == "-" || $0.isNumber }
            places[pointer, default: []].insert(isInteger ? "integer" : "number")
        case .string: places[pointer, default: []].insert("string")
        case .sequence(let elements):
            places[pointer, default: []].insert("array")
            for element in elements { add(element, at: pointer.appending(.eachElement), to: &places) }
        case .mapping(let members):
            places[pointer, default: []].insert("object")
            for member in members { add(member.value, at: pointer.appending(.key(member.key)), to: &places) }
        }
    }
}
