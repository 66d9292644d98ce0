import ModelgenSource
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

    /// Files of random documents, in folders whose order is another than that of the names.
    private static func files(seed: Int) -> [SourceFile] {
        var random = RandomDocument(seed: seed)
        var text = DocumentText(generator: random.generator)
        return (0..<6).map { number in
            let lines = (0..<8).map { _ in text.json(random.node()) }
            return SourceFile(path: "\(5 - number)/\(number % 4).ndjson", text: lines.joined(separator: "\n"))
        }
    }

    @Test(arguments: 0..<12)
    func shapesOfShapesAreShapesOfSamples(_ seed: Int) throws {
        let files = Self.files(seed: seed)
        let whole = Self.text(of: Self.merged(files.map { SampleReader.read($0) }))
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<3 {
            let cut = Int.random(in: 1..<files.count, using: &generator)
            let order = files.shuffled(using: &generator)
            let groups = [order[..<cut], order[cut...]].map { group in
                Self.text(of: Self.merged(group.map { Self.reading(Self.text(of: SampleReader.read($0)), path: "x") }))
            }
            let sum = Self.merged(groups.shuffled(using: &generator).map { Self.reading($0, path: "y.shape.json") })
            #expect(sum.diagnostics.isEmpty)
            #expect(Self.text(of: sum) == whole)
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
