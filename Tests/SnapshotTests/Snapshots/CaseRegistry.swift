/// The text of `ExpectedCases.swift`, by which the tests reach the compiled models of every root.
enum CaseRegistry {
    struct Entry {
        /// `article/Article`
        var key: String
        /// `ArticleCoding`
        var coding: String
        var encodes: Bool
        /// Whether the model is the whole document; under `root:` there is no `encode(_:)`, since the envelope is lost.
        var startsAtRoot: Bool

        fileprivate var body: String {
            let decode = "try \(coding).decode($0)"
            return switch (encodes, startsAtRoot) {
            case (false, _): "{\n            _ = \(decode)\n            return nil\n        }"
            case (true, true): "{ try \(coding).encode(\(coding).decode($0)) }"
            case (true, false): "{ try \(coding).encoder.encode(\(coding).decode($0)) }"
            }
        }
    }

    static func text(_ entries: [Entry]) -> String {
        let lines = entries.sorted { $0.key < $1.key }.map { "        \"\($0.key)\": \($0.body),\n" }
        let table = lines.isEmpty ? "[:]" : "[\n\(lines.joined())    ]"
        return """
            // Written by `MODELGEN_RECORD=1 swift test` from Specs/. Do not edit.

            import Foundation

            /// Every root of every case: a document in, what its models make of it out.
            package nonisolated enum ExpectedCases {
                /// Decodes a document and encodes it again; nil where the case's models only decode.
                package typealias RoundTrip = @Sendable (Data) throws -> Data?

                /// By `case/Root`.
                package static let all: [String: RoundTrip] = \(table)
            }

            """
    }
}

extension CaseRegistry.Entry {
    init(_ specCase: SpecCase, _ root: SpecCase.Root) {
        key = "\(specCase.name)/\(root.name)"
        coding = root.name + "Coding"
        encodes = specCase.encodes
        startsAtRoot = root.pointer.isEmpty
    }
}
