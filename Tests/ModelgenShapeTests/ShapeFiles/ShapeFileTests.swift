import ModelgenSource
import ModelgenTestSupport
import Testing

@testable import ModelgenShape

/// Shape files lose nothing that merging needs: to merge files is to merge samples.
struct ShapeFileTests {
    static let keeping = ValueKeeping(
        isEnumKey: { ["status", "mode"].contains($0) },
        isCase: { text in text.allSatisfy { $0.isLetter || $0 == "_" } }
    )

    static func text(of reading: Reading) -> String {
        ShapeFileWriter.text(
            of: ShapeFile(shape: reading.shape, documents: reading.documents), keeping: keeping)
    }

    static func reading(_ text: String, path: String = "a.json") -> Reading {
        SampleReader.read(SourceFile(path: path, text: text))
    }

    private static func merged(_ readings: some Sequence<Reading>) -> Reading {
        readings.reduce(into: Reading()) { sum, reading in
            sum.shape.merge(reading.shape)
            sum.documents += reading.documents
            sum.diagnostics += reading.diagnostics
        }
    }

    /// Files of random documents, in folders whose order is another than that of the names: JSON Lines, YAML, the same file
    /// twice, and maps of which some have more keys than are kept.
    private static func files(seed: Int) -> [SourceFile] {
        var random = RandomDocument(seed: seed)
        var text = DocumentText(generator: random.generator)
        var files = (0..<6).map { number in
            let documents = (0..<5).map { _ in random.node() }
            let isYAML = number % 3 == 2
            let lines = documents.map { isYAML ? text.yaml($0) : text.json($0) }
            let path = "\(5 - number)/\(number % 4).\(isYAML ? "yaml" : "ndjson")"
            return SourceFile(path: path, text: lines.joined(separator: "\n"))
        }
        files.append(files[seed % 6])
        let sizes = [3, 12, 30, 520][seed % 4]
        for part in 0..<2 {
            let members = (0..<sizes).map { "\"\(Self.key(part * sizes + $0, seed))\": {\"a\": \($0)}" }
            files.append(SourceFile(path: "maps/\(part).json", text: "{\(members.joined(separator: ", "))}"))
        }
        return files
    }

    /// Numbers short and long, dates, addresses and words.
    private static func key(_ number: Int, _ seed: Int) -> String {
        switch seed % 5 {
        case 0: "\(number)"
        case 1: "\(number + 100_000)"
        case 2: "word\(number)x"
        case 3: "p\(number)@example.test"
        default: number % 2 == 0 ? "\(number)" : "20\(10 + number % 20)-01-15"
        }
    }

    @Test(arguments: 0..<16)
    func shapesOfShapesAreShapesOfSamples(_ seed: Int) throws {
        let files = Self.files(seed: seed)
        let readings = files.map { SampleReader.read($0) }
        #expect(!Diagnostics(readings.flatMap(\.diagnostics)).hasErrors)
        let sum = Self.merged(readings)
        let whole = Self.text(of: sum)
        let schema = try JSONSchema.published("shape")
        #expect(try schema.faults(of: SchemaValue(json: whole)) == [])
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<(seed % 4 == 3 ? 1 : 3) {
            let parts = readings.map(Self.text).shuffled(using: &generator)
            let text = Self.joined(parts[...], using: &generator)
            #expect(Self.text(of: Self.reading(text)) == text)
            #expect(text == whole)
            // The spellings of keys, of which the text names but two, are known as they are to the samples.
            #expect(Self.reading(text).shape.lastSpellings == sum.shape.lastSpellings)
        }
    }

    /// Shape files as one, in a random grouping, through a text at every step.
    private static func joined(_ parts: ArraySlice<String>, using generator: inout SeededGenerator) -> String {
        guard parts.count > 1 else { return parts.first ?? "" }
        let cut = parts.startIndex + Int.random(in: 1..<parts.count, using: &generator)
        let halves = [joined(parts[..<cut], using: &generator), joined(parts[cut...], using: &generator)]
        return text(of: merged(halves.map { reading($0, path: "x.shape.json") }))
    }

    /// A key in two spellings is noted as such by whoever reads the file.
    @Test func theSpellingsOfAKeyAreKept() {
        let samples = ["{\"caf\u{E9}\": 1}", "{\"cafe\u{301}\": 2}", "{\"caf\u{E9}\": 3}"]
        for order in [samples, samples.reversed()] {
            let texts = order.map { Self.text(of: Self.reading($0)) }
            let sum = Self.merged(texts.map { Self.reading($0) })
            let field = sum.shape.objects?.record.fields.first
            #expect(field.map { Array($0.key.utf8) } == Array("cafe\u{301}".utf8))
            #expect(field.map { Array($0.value.lastSpelling.utf8) } == Array("caf\u{E9}".utf8))
            #expect(Self.text(of: sum).contains("\"spelling\": \"caf\u{E9}\""))
        }
    }

    @Test(arguments: 100..<104)
    func redactedFilesMergeToo(_ seed: Int) {
        func redacted(_ reading: Reading) -> String {
            let file = ShapeFile(shape: reading.shape, documents: reading.documents, isRedacted: true)
            return ShapeFileWriter.text(of: file, keeping: Self.keeping)
        }
        let files = Self.files(seed: seed)
        let whole = redacted(Self.merged(files.map { SampleReader.read($0) }))
        let parts = files.reversed().map { Self.reading(redacted(SampleReader.read($0))) }
        #expect(redacted(Self.merged(parts)) == whole)
        #expect(!whole.contains("\"values\"") && !whole.contains("\"tags\""))
    }

    @Test func aFileIsToldByItsContent() {
        let text = Self.text(of: Self.reading(#"[{"id": 7, "status": "open"}]"#))
        #expect(ShapeFile.isShapeFile(SourceFile(path: "whatever.txt", text: text)))
        #expect(!ShapeFile.isShapeFile(SourceFile(path: "a.shape.json", text: #"{"name": "modelgen-shape"}"#)))
        #expect(!ShapeFile.isShapeFile(SourceFile(path: "a.json", text: #"[{"modelgen-shape": 1}]"#)))
        // Another tool may have sorted the keys.
        let sorted = #"{"documents": 0, "modelgen-shape": 1, "shape": {}}"#
        #expect(ShapeFile.isShapeFile(SourceFile(path: "a.json", text: sorted)))
        #expect(Self.reading(sorted) == Reading())
        // One that was cut short is one too, and no sample.
        #expect(ShapeFile.isShapeFile(SourceFile(path: "a.json", text: String(text.prefix(40)))))
    }

    @Test(arguments: [
        (#"{"modelgen-shape": 2}"#, "a.json:1:20: error: this modelgen reads version 1 of shape files"),
        (#"{"modelgen-shape": 1}"#, "a.json:1:1: error: 'shape' is missing"),
        (
            #"{"modelgen-shape": 1, "documents": 1, "shape": {"null": {"seen": -1}}}"#,
            "a.json:1:66: error: a count is expected here"
        ),
        (
            #"{"modelgen-shape": 1, "documents": 1, "shape": {"null": {"seen": 1, "first": "a:1"}}}"#,
            "a.json:1:78: error: 'a:1' is no place: file:line:column#offset"
        ),
        (
            #"{"modelgen-shape": 1, "documents": 1, "shape": {"array": {"seen": 1, "lengths": [2, 1]}}}"#,
            "a.json:1:81: error: the least is greater than the greatest"
        ),
    ])
    func faultsHaveTheirPlaces(_ text: String, _ wanted: String) {
        let reading = Self.reading(text)
        #expect(reading.diagnostics.count == 1)
        #expect(reading.diagnostics.first?.line.hasPrefix(wanted) == true, "\(reading.diagnostics.map(\.line))")
        #expect(reading.shape == Shape())
    }
}
