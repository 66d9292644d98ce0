import ModelgenSource
import ModelgenTestSupport
import Testing

@testable import ModelgenShape

/// `Shape` is a commutative monoid, and reading agrees with it: however samples are grouped and ordered, they make the same
/// shape, down to the bytes of keys.
struct ShapeLawTests {
    /// Random documents as lines of one file. Each is also read alone from a copy of the file in which the other lines are
    /// blank, so that every place is the same.
    private struct Sample {
        var whole: Shape
        var parts: [Shape]

        init(seed: Int, count: Int) throws {
            var random = RandomDocument(seed: seed)
            var text = DocumentText(generator: random.generator)
            let lines = (0..<count).map { _ in text.json(random.node()) }
            whole = try Self.shape(of: lines)
            parts = try lines.indices.map { index in
                let blank = lines.enumerated().map { place, line in
                    place == index ? line : String(repeating: " ", count: line.utf8.count)
                }
                return try Self.shape(of: blank)
            }
        }

        private static func shape(of lines: [String]) throws -> Shape {
            let reading = SampleReader.read(SourceFile(path: "samples.jsonl", text: lines.joined(separator: "\n")))
            try #require(!Diagnostics(reading.diagnostics).hasErrors, "\(reading.diagnostics.map(\.line))")
            return reading.shape
        }
    }

    @Test(arguments: 0..<30)
    func readingTogetherIsMergingWhatWasReadApart(_ seed: Int) throws {
        let sample = try Sample(seed: seed, count: 40)
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<4 {
            let sum = Self.sum(of: sample.parts.shuffled(using: &generator), using: &generator)
            #expect(sum == sample.whole)
            #expect(sum.spellings == sample.whole.spellings)
        }
    }

    @Test(arguments: 100..<130)
    func mergeIsAssociativeAndCommutative(_ seed: Int) throws {
        let parts = try Sample(seed: seed, count: 30).parts
        let (a, b, c) = (Self.sum(parts[..<10]), Self.sum(parts[10..<20]), Self.sum(parts[20...]))
        #expect(a.merged(with: b) == b.merged(with: a))
        #expect(a.merged(with: b).merged(with: c) == a.merged(with: b.merged(with: c)))
        #expect(a.merged(with: b).merged(with: c).spellings == c.merged(with: b).merged(with: a).spellings)
    }

    @Test(arguments: 200..<220)
    func theEmptyShapeAddsNothing(_ seed: Int) throws {
        let shape = try Sample(seed: seed, count: 10).whole
        #expect(shape.merged(with: Shape()) == shape)
        #expect(Shape().merged(with: shape) == shape)
    }

    /// Many values of many tags: what is dropped does not depend on the order.
    @Test(arguments: [1, 2, 3])
    func surplusTagsAreDroppedInAnyOrder(_ seed: Int) throws {
        var generator = SeededGenerator(seed: seed)
        let lines = (0..<400).map { number in
            let kind = number % 3 == 0 ? "" : #", "kind": "k\#(number % 7)""#
            let name = number % 5 == 0 ? #", "__typename": "n\#(number % 4)""# : ""
            return #"{"type": "t\#(number % 50)", "n": \#(number)\#(kind)\#(name)}"#
        }
        func shape(_ lines: [String]) -> Shape {
            SampleReader.read(SourceFile(path: "a.jsonl", text: lines.joined(separator: "\n"))).shape.withoutPlaces
        }
        let whole = shape(lines)
        #expect(whole.objects?.parts.count ?? 0 <= ObjectShape.maximumParts)
        #expect(whole.objects?.candidates == ["type", "kind", "__typename"])
        #expect(whole.objects?.keptCandidates == ["__typename", "type"])
        #expect(shape(lines.shuffled(using: &generator)) == whole)
        let halves = shape(Array(lines[..<31])).merged(with: shape(Array(lines[31...])))
        #expect(halves.withoutPlaces == whole)
    }

    /// What makes a map of a record does not depend on what was folded before: short numbers never count among its names.
    @Test(arguments: [980, 1_001], [3, 17, 300]) func foldingDoesNotDependOnTheOrder(_ names: Int, _ numbers: Int) {
        let keys = (0..<names).map { "name \($0)" } + (0..<numbers).map(String.init)
        let lines = keys.indices.map { index in
            "{\"\(keys[index])\": \(index), \"\(keys[(index * 7 + 1) % keys.count])\": null}"
        }
        func shape(_ lines: some Sequence<String>) -> Shape {
            SampleReader.read(SourceFile(path: "a.jsonl", text: lines.joined(separator: "\n"))).shape.withoutPlaces
        }
        let whole = shape(lines)
        let parts = [lines.prefix(500), lines.dropFirst(500).prefix(490), lines.dropFirst(990)].map(shape)
        #expect(Self.sum(parts[...]).withoutPlaces == whole)
        #expect(Self.sum(parts.reversed()[...]).withoutPlaces == whole)
        #expect(shape(lines.reversed()) == whole)
    }

    /// Of two spellings of a key or tag the lesser stays, whichever came first; and it is the same key.
    @Test func theLesserSpellingStays() throws {
        let (one, other) = ("caf\u{E9}", "cafe\u{301}")
        func line(_ key: String, _ tag: String) -> String { "{\"\(key)\": 1, \"type\": \"\(tag)\"}" }
        for lines in [[line(one, other), line(other, one)], [line(other, one), line(one, other)]] {
            let shapes = lines.map { SampleReader.read(SourceFile(path: "a.json", text: $0)).shape }
            let whole = SampleReader.read(SourceFile(path: "a.json", text: lines.joined(separator: "\n"))).shape
            for shape in [whole, shapes[0].merged(with: shapes[1])] {
                #expect(shape.objects?.parts.count == 1)
                let keys = try #require(shape.objects?.record.fields.keys.filter { $0 != "type" })
                #expect(keys.map { Array($0.utf8) } == [Array(other.utf8)])
                #expect(shape.objects?.parts.keys.first?.values["type"].map { Array($0.utf8) } == Array(other.utf8))
            }
        }
    }

    /// A tag that one side has dropped is not taken up again with the few values of the other.
    @Test func whatIsDroppedStaysDropped() {
        let many = (0..<65).map { "{\"type\": \"t\($0)\"}" }.joined(separator: "\n")
        let shape = SampleReader.read(SourceFile(path: "a.jsonl", text: many)).shape
        let few = SampleReader.read(SourceFile(path: "b.json", text: "{\"type\": \"x\", \"kind\": \"y\"}")).shape
        for sum in [shape.merged(with: few), few.merged(with: shape)] {
            #expect(sum.objects?.keptCandidates == [])
            #expect(sum.objects?.candidates == ["type", "kind"])
            #expect(sum.objects?.parts.count == 1)
        }
    }

    private static func sum(_ parts: some Sequence<Shape>) -> Shape {
        parts.reduce(into: Shape()) { $0.merge($1) }
    }

    /// The sum in a random grouping.
    private static func sum(of parts: [Shape], using generator: inout SeededGenerator) -> Shape {
        guard parts.count > 1 else { return parts.first ?? Shape() }
        let cut = Int.random(in: 1..<parts.count, using: &generator)
        var sum = sum(of: Array(parts[..<cut]), using: &generator)
        sum.merge(Self.sum(of: Array(parts[cut...]), using: &generator))
        return sum
    }
}
