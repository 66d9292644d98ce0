import ModelgenRender
import ModelgenSwift
import Testing

/// The coding file, as far as it depends on the model.
struct CodingFileTests {
    private static func text(_ coding: Coding, isEncodable: Bool = true) throws -> String {
        let harbor = Declaration(
            name: coding.model,
            conformances: ["Codable"],
            body: .structure(Structure(properties: [Property(name: "ships", key: "ships now", type: .int)]))
        )
        let model = Model(
            source: "harbor.yaml",
            stem: "Harbor",
            isEncodable: isEncodable,
            declarations: [harbor],
            codings: [coding]
        )
        let files = try Renderer().render(model)
        #expect(files.map(\.name) == ["Harbor", "HarborCoding", "ModelgenSupport"].map { "\($0).generated.swift" })
        return files[1].text
    }

    @Test func aWholeDocumentIsWrittenToo() throws {
        let text = try Self.text(
            Coding(name: "HarborCoding", root: .named("Harbor"), model: "Harbor", subject: "harbor"))
        let wanted = """
            import Foundation

            /// Decodes and encodes documents that are `Harbor`.
            nonisolated enum HarborCoding {
                typealias Root = Harbor

                /// A decoder for `Harbor`. `CodingKeys` hold the keys as they are sent: leave
                /// `keyDecodingStrategy` alone.
                static var decoder: JSONDecoder {
                    let decoder = JSONDecoder()
                    decoder.keyDecodingStrategy = .useDefaultKeys
                    return decoder
                }

                /// An encoder that writes what `decoder` reads.
                static var encoder: JSONEncoder {
                    let encoder = JSONEncoder()
                    encoder.keyEncodingStrategy = .useDefaultKeys
                    encoder.outputFormatting = .withoutEscapingSlashes
                    return encoder
                }

                /// The harbor of a document.
                /// - Throws: `DecodingError`; `summary(of:)` puts it in a line.
                static func decode(_ document: Data) throws -> Root {
                    try decoder.decode(Root.self, from: document)
                }

                /// The document of the harbor.
                /// - Throws: `EncodingError`.
                static func encode(_ root: Root) throws -> Data {
                    try encoder.encode(root)
                }

                /// Where and why a document could not be decoded: `["ships now"]: expected a number`.
                static func summary(of error: any Error) -> String {
                    describe(error)
                }
            }

            """
        #expect(text.hasSuffix("\n\n" + wanted), "\(text)")
    }

    @Test func aModelThatOnlyReadsHasNoEncoder() throws {
        let coding = Coding(name: "HarborCoding", root: .named("Harbor"), model: "Harbor", subject: "harbor")
        let text = try Self.text(coding, isEncodable: false)
        #expect(text.contains("/// Decodes documents that are `Harbor`.\n"))
        #expect(!text.contains("ncoder"))
    }

    @Test(arguments: [
        ([Coding.Step.elements], "[Root]", "decoder.decode([Root].self, from: document)"),
        ([.elements, .elements], "[Root]", "decoder.decode([[Root]].self, from: document).flatMap { $0 }"),
        (
            [.member(key: "a", property: "a", typeName: "A")],
            "Root", "decoder.decode(Document.self, from: document).a"
        ),
        (
            [.member(key: "a", property: "a", typeName: "A"), .elements],
            "[Root]", "decoder.decode(Document.self, from: document).a"
        ),
        (
            [.elements, .member(key: "a", property: "a", typeName: "A")],
            "[Root]", "decoder.decode([Document].self, from: document).map { $0.a }"
        ),
        (
            [
                .member(key: "a", property: "a", typeName: "A"), .elements,
                .member(key: "b", property: "b", typeName: "B"), .elements,
                .member(key: "c", property: "c", typeName: "C"),
            ],
            "[Root]", "decoder.decode(Document.self, from: document).a.flatMap { $0.b.map { $0.c } }"
        ),
    ])
    func walksToTheRoot(path: [Coding.Step], type: String, expression: String) throws {
        let coding = Coding(
            name: "HarborCoding", root: .named("Harbor"), model: "Harbor", subject: "harbors", pointer: "/a", path: path
        )
        let text = try Self.text(coding)
        #expect(text.contains("static func decode(_ document: Data) throws -> \(type) {\n        try \(expression)\n"))
        #expect(!text.contains("func encode("))
    }

    @Test func namesOnTheWayHideNoneThatAreMentioned() throws {
        let path: [Coding.Step] = [
            .member(key: "root", property: "root", typeName: "Root"),
            .member(key: "document", property: "document", typeName: "Document"),
            .member(key: "string value", property: "value", typeName: "String"),
        ]
        let text = try Self.text(
            Coding(
                name: "DocumentCoding", root: .array(.named("Document")), model: "Document", subject: "documents",
                pointer: "/root/document/string value", path: path))
        let wanted = """
                private struct Envelope: Decodable {
                    struct RootObject: Decodable {
                        struct DocumentObject: Decodable {
                            let value: Root

                            enum CodingKeys: String, CodingKey {
                                case value = "string value"
                            }
                        }

                        let document: DocumentObject
                    }

                    let root: RootObject
                }
            }

            """
        #expect(text.hasSuffix(wanted), "\(text)")
    }

    @Test func aModelCalledRootHasNoAlias() throws {
        let text = try Self.text(
            Coding(name: "RootCoding", root: .array(.named("Root")), model: "Root", subject: "roots"))
        #expect(!text.contains("typealias"))
        #expect(
            text.contains("func decode(_ document: Data) throws -> [Root] {\n        try decoder.decode([Root].self"))
        #expect(text.contains("func encode(_ root: [Root]) throws -> Data {"))
    }

    @Test(arguments: [
        (DateForm.milliseconds, "DateForm.milliseconds"),
        (
            .local(DateForm.TimeLayout(separator: " "), timeZone: "Asia/Tokyo"),
            #"DateForm(separator: " ", zone: "Asia/Tokyo")"#
        ),
    ])
    func oneFormOfDatesIsAStrategy(form: DateForm, expression: String) throws {
        let text = try Self.text(
            Coding(name: "HarborCoding", root: .named("Harbor"), model: "Harbor", subject: "harbor", dateForm: form))
        #expect(text.contains("    decoder.dateDecodingStrategy = .custom { try dateForm.decode(from: $0) }\n"))
        #expect(text.contains("    encoder.dateEncodingStrategy = .custom { try dateForm.encode($0, to: $1) }\n"))
        #expect(text.contains("    private static let dateForm = \(expression)\n"))
        #expect(text.contains("    /// An encoder that writes dates as the samples do.\n"))
    }
}
