import ModelgenShape
import ModelgenSource

/// What one file of payloads holds that the models do not decode.
package struct PayloadReport: Hashable, Sendable {
    /// Mismatches that differ in nothing but the element or the document.
    package struct Count: Hashable, Sendable {
        /// `data.articles[].price`
        package var pattern: String
        package var kind: PayloadMismatch.Kind
        package var expected: String
        package var count: Int
        /// How many documents have it.
        package var documents: Int
        package var first: PayloadMismatch
    }

    package var path: String
    package var documents = 0
    /// Documents that do not decode.
    package var invalid = 0
    /// In the order of decoding, not more of one kind than are told.
    package var mismatches: [PayloadMismatch] = []
    /// In the order in which they were met.
    package var counts: [Count] = []
    /// Why the file could not be read.
    package var failures: [Diagnostic] = []

    /// How many of a kind are told in a file of many documents, and in one that is a single document.
    private static let limits = (many: 10, one: 1_000)

    /// Holds every document of a file to the rules.
    package init(_ file: SourceFile, _ rules: DecodingRules, limits: ReadingLimits = ReadingLimits()) {
        path = file.path
        do {
            var reader = try PayloadReader(file, limits: limits)
            let limit = reader.count == 1 ? Self.limits.one : Self.limits.many
            var indices: [Key: Int] = [:]
            var seenIn: [Int] = []
            while true {
                var found: [PayloadMismatch] = []
                guard reader.read({ found = PayloadCheck.mismatches(of: $0, rules) }) else { break }
                documents += 1
                guard !found.isEmpty else { continue }
                invalid += 1
                for mismatch in found { add(mismatch, limit: limit, &indices, &seenIn) }
            }
            place(in: file.bytes)
        } catch {
            failures = error.all
        }
    }

    init(path: String, failures: [Diagnostic]) {
        self.path = path
        self.failures = failures
    }

    private struct Key: Hashable {
        var pattern: String
        var kind: PayloadMismatch.Kind
        var expected: String
    }

    /// - Parameter seenIn: The document in which each of the counts was met last.
    private mutating func add(
        _ mismatch: PayloadMismatch, limit: Int, _ indices: inout [Key: Int], _ seenIn: inout [Int]
    ) {
        let key = Key(pattern: mismatch.pattern, kind: mismatch.kind, expected: mismatch.expected)
        guard let index = indices[key] else {
            indices[key] = counts.count
            seenIn.append(documents)
            counts.append(
                Count(
                    pattern: key.pattern, kind: key.kind, expected: key.expected, count: 1, documents: 1,
                    first: mismatch))
            mismatches.append(mismatch)
            return
        }
        counts[index].count += 1
        if seenIn[index] != documents { counts[index].documents += 1 }
        seenIn[index] = documents
        if counts[index].count <= limit { mismatches.append(mismatch) }
    }

    /// Finds the lines of what is told.
    private mutating func place(in bytes: [UInt8]) {
        var lines = LineCounter(bytes)
        var positions: [Int: SourcePosition] = [:]
        for offset in Set((mismatches + counts.map(\.first)).filter { $0.position.line == 0 }.map(\.position.offset))
            .sorted()
        {
            positions[offset] = lines.position(at: offset)
        }
        for index in mismatches.indices {
            mismatches[index].position = positions[mismatches[index].position.offset] ?? mismatches[index].position
        }
        for index in counts.indices {
            let position = counts[index].first.position
            counts[index].first.position = positions[position.offset] ?? position
        }
    }

    /// An error for each mismatch that is told, and a note for those that are only counted.
    package var diagnostics: [Diagnostic] {
        let told = mismatches.reduce(into: [Key: Int]()) { told, mismatch in
            told[Key(pattern: mismatch.pattern, kind: mismatch.kind, expected: mismatch.expected), default: 0] += 1
        }
        let notes = counts.compactMap { count -> Diagnostic? in
            let key = Key(pattern: count.pattern, kind: count.kind, expected: count.expected)
            let rest = count.count - told[key, default: 0]
            guard rest > 0 else { return nil }
            let problem = count.kind == .missing ? "missing" : "expected \(count.expected)"
            let text = (count.pattern.isEmpty ? "" : count.pattern + ": ") + problem
            let scope = documents > 1 ? ", in \(count.documents) of \(documents) documents in all" : ""
            return Diagnostic(
                .moreMismatches, .note, path: path, position: count.first.position,
                message: "\(text): \(rest) more like it\(scope)")
        }
        return failures + mismatches.map { $0.diagnostic(in: path) } + notes
    }
}
