import Foundation
import ModelgenTestSupport
import ModelgenShape
import Testing

/// A case: `Specs/NAME.yaml` with its samples in `Specs/NAME/`.
struct SpecCase: Sendable, CustomTestStringConvertible {
    /// One type that the spec makes from documents.
    struct Root: Sendable {
        /// `Article`
        var name: String
        /// Where the model starts, as a JSON Pointer; empty for the whole document.
        var pointer: String
        /// Its `samples:`, as the spec writes them.
        var patterns: [String]
    }

    /// `article`
    var name: String
    var spec: URL
    var roots: [Root]
    /// Whether its models encode, too.
    var encodes: Bool

    var testDescription: String { name }

    /// Every case of the project, by name.
    static let all: [SpecCase] = {
        do {
            return try ProjectFolder.files(in: ProjectFolder.specs)
                .filter { !$0.contains("/") && $0 != "modelgen.yaml" && $0.hasSuffix(".yaml") }
                .map { try SpecCase(ProjectFolder.specs.appending(path: $0)) }
        } catch {
            Issue.record("The cases cannot be read: \(error)")
            return []
        }
    }()

    /// Reads what the tests need of a spec; the tool's own reading of specs is not trusted with it.
    init(_ spec: URL) throws {
        self.spec = spec
        name = spec.deletingPathExtension().lastPathComponent
        let document = try #require(try YAMLDocuments.read(spec).first)
        let stem = name.split { !$0.isLetter && !$0.isNumber }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
            .joined()
        encodes = document["options"]?["coding"]?.text != "decodable"
        if case .mapping(let models)? = document["models"]?.content {
            roots = models.map { Root($0.value, name: $0.key) }
        } else {
            roots = [Root(document, name: stem)]
        }
    }

    /// The sample files of a root, those of each pattern by name.
    func samples(of root: Root) throws -> [URL] {
        let folder = spec.deletingLastPathComponent()
        let files = try ProjectFolder.files(in: folder)
        return root.patterns.flatMap { pattern in
            files.filter { Self.matches($0, pattern) }.map { folder.appending(path: $0) }
        }
    }

    /// A path against a pattern whose `*` stands for any text without a slash.
    private static func matches(_ path: String, _ pattern: String) -> Bool {
        let pieces = pattern.split(separator: "*", maxSplits: 1, omittingEmptySubsequences: false)
        guard pieces.count == 2 else { return path == pattern }
        return path.count >= pattern.count - 1 && path.hasPrefix(pieces[0]) && path.hasSuffix(pieces[1])
            && !path.dropFirst(pieces[0].count).dropLast(pieces[1].count).contains("/")
    }
}

extension SpecCase.Root {
    fileprivate init(_ node: YAMLNode, name: String) {
        self.name = node["name"]?.text ?? name
        pointer = node["root"]?.text ?? ""
        patterns = node["samples"]?.elements.compactMap(\.text) ?? []
    }
}

extension YAMLNode {
    fileprivate subscript(key: String) -> YAMLNode? {
        guard case .mapping(let members) = content else { return nil }
        return members.first { $0.key == key }?.value
    }

    fileprivate var text: String? {
        guard case .string(let text) = content else { return nil }
        return text
    }

    fileprivate var elements: [YAMLNode] {
        guard case .sequence(let elements) = content else { return [] }
        return elements
    }
}
