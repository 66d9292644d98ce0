import ModelgenSource

/// Reads JSON into a shape in one pass: what `JSONShapeReader` reads in two, at the speed of memory and in the memory of the
/// shape.
enum ScanShapeReader {
    /// What the documents hold; nil where the plain reader must be asked: for all that is no JSON, and for keys that are
    /// equal to Swift and spelled in two ways.
    static func read(_ file: SourceFile, limits: ReadingLimits, threads: ScanThreads = ScanThreads()) -> Reading? {
        guard limits.depth <= maximumDepth else { return nil }
        if let mapping = file.mapping { ReadingProgress.begin(mapping.count) }
        return ScanText.with(file) { text in read(text, file: file.path, limits: limits, threads: threads) }
    }

    /// Deeper recursion than this is not asked of a thread's stack.
    private static let maximumDepth = 4096

    private static func read(_ text: ScanText, file: String, limits: ReadingLimits, threads: ScanThreads) -> Reading? {
        var lessons = ScanLessons()
        var threads = threads
        for _ in 0..<ScanLessons.maximumCount {
            let scan = Scan(text, file: file, depthLimit: limits.depth, lessons: lessons)
            scan.ledger.threads = threads
            if let reading = reading(of: scan, text) { return reading }
            switch scan.stop {
            case .lesson: lessons = scan.ledger.lessons
            case .crowd: threads.count = 1
            case .fault, .clash, .calledOff, nil: return nil
            }
        }
        return nil
    }

    private static func reading(of scan: Scan, _ text: ScanText) -> Reading? {
        let state = scan.reader.state
        state.pointee.mayHandOver = scan.ledger.threads.count > 1
        state.pointee.step = scan.ledger.threads.step
        scan.reader.beginRelease(at: text.start)
        let hasMark = text.count >= 3 && text.start[0] == 0xEF && text.start[1] == 0xBB && text.start[2] == 0xBF
        let start = text.start + (hasMark ? 3 : 0)
        let end = text.start + text.count
        var count = 0
        guard let reached = scan.reader.documents(from: start, until: end, into: scan.root, count: &count),
            reached >= end, count > 0, scan.stop == nil
        else { return nil }
        var shape = scan.ledger.shape(of: scan.root)
        guard scan.stop == nil else { return nil }
        var places = scan.ledger.duplicates.map { scan.ledger.place($0.offset) }
        PlaceLines(text, scan.ledger.lineRuns, of: scan.ledger.offsets + places.map(\.position.offset))
            .set(in: &shape, and: &places)
        let diagnostics = zip(scan.ledger.duplicates, places).map { DuplicateKeys.diagnostic(of: $0.key, at: $1) }
        return Reading(shape: shape, documents: count, diagnostics: diagnostics)
    }
}
