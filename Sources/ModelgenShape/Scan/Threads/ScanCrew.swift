/// The threads that read the rest of an array, or of the lines.
struct ScanCrew {
    enum Kind {
        case lines
        /// With their depth.
        case elements(Int)
    }

    private let reader: ScanReader
    private let kind: Kind
    private let node: NodePointer

    init(_ reader: ScanReader, kind: Kind, node: NodePointer) {
        self.reader = reader
        self.kind = kind
        self.node = node
    }

    /// What one thread is to read, and what it did.
    private final class Part: @unchecked Sendable {
        // Each part is run by one thread, and looked at when all have ended.
        let start: Bytes
        let limit: Bytes
        var end: Bytes?
        var count = 0
        var scan: Scan?
        var shape = Shape()

        /// The shape, which nobody else holds then: to change what is shared is to copy it.
        func takeShape() -> Shape {
            let taken = shape
            shape = Shape()
            return taken
        }

        init(start: Bytes, limit: Bytes) {
            self.start = start
            self.limit = limit
        }
    }

    /// Reads on from a place: the next element or line that nobody has read, or the end; nil after a fault.
    func read(from place: Bytes, count: inout Int) -> Bytes? {
        let state = reader.state
        let threads = reader.ledger.threads
        guard place - state.pointee.start >= threads.leastStart, state.pointee.end - place >= threads.leastRest else {
            return place
        }
        let parts = parts(from: place, threads: threads.count)
        guard parts.count > 1 else {
            state.pointee.mayHandOver = false
            return place
        }
        state.pointee.mayHandOver = false
        let beginning = Beginning(
            text: ScanText(
                start: state.pointee.base, count: state.pointee.end - state.pointee.base,
                isMapped: state.pointee.isMapped),
            file: reader.ledger.file, depthLimit: state.pointee.depthLimit, lessons: reader.ledger.startingLessons,
            path: node.pointee.path)
        let work = Work(crew: self, parts: parts, beginning: beginning)
        _ = ConcurrentMap.map(Array(parts.indices), threads: parts.count) { work.run($0) }
        // Whoever begins anew knows what any of them has learnt.
        for part in parts { if let scan = part.scan { reader.ledger.lessons.add(scan.ledger.lessons) } }
        guard state.pointee.learningEnd == nil else { return reader.stop(.lesson) }
        guard let result = joined(parts, count: &count) else { return nil }
        state.pointee.mayHandOver = true
        return result
    }

    /// With what a thread begins: nobody looks at the nodes and the state of another.
    private struct Beginning {
        let text: ScanText
        let file: String
        let depthLimit: Int
        let lessons: ScanLessons
        let path: ScanPath
    }

    /// What the threads share while they run.
    private struct Work: @unchecked Sendable {
        let crew: ScanCrew
        let parts: [Part]
        let beginning: Beginning
        let signal = ScanSignal()

        func run(_ index: Int) {
            let part = parts[index]
            if index == 0 {
                part.end = crew.read(part.start, part.limit, crew.reader, crew.node, &part.count)
                if part.end != nil { part.shape = crew.takeShape() } else { signal.raise() }
            } else {
                crew.readApart(part, from: beginning, signal)
            }
        }
    }

    /// What was seen at the node so far, which begins anew: shapes are made while others still read.
    private func takeShape() -> Shape {
        let shape = reader.ledger.shape(of: node)
        let path = node.pointee.path
        node.initialize(to: ScanNode())
        node.pointee.reset(path: path)
        return shape
    }

    /// Where threads begin: at this place and at guesses of about the same distance.
    private func parts(from place: Bytes, threads: Int) -> [Part] {
        let end = reader.state.pointee.end
        let size = (end - place) / max(threads, 1)
        var starts = [place]
        let guess = ElementGuess(at: place, end: end)
        for index in 1..<max(threads, 1) {
            let target = place + index * size
            let start: Bytes?
            switch kind {
            case .lines: start = ElementGuess.line(from: target, end: end)
            case .elements: start = guess?.next(from: target)
            }
            if let start, let last = starts.last, start > last, start < end { starts.append(start) }
        }
        return starts.indices.map { index in
            Part(start: starts[index], limit: index + 1 < starts.count ? starts[index + 1] : end)
        }
    }

    private func read(
        _ start: Bytes,
        _ limit: Bytes,
        _ reader: ScanReader,
        _ node: NodePointer,
        _ count: inout Int
    ) -> Bytes? {
        switch kind {
        case .lines: reader.documents(from: start, until: limit, into: node, count: &count)
        case .elements(let depth): reader.elements(from: start, until: limit, into: node, depth: depth, count: &count)
        }
    }

    /// Reads a part into nodes of its own, again after each lesson.
    private func readApart(_ part: Part, from beginning: Beginning, _ signal: ScanSignal) {
        var lessons = beginning.lessons
        for _ in 0..<ScanLessons.maximumCount {
            let scan = Scan(
                beginning.text, file: beginning.file, depthLimit: beginning.depthLimit, lessons: lessons,
                path: beginning.path)
            scan.start(at: part.start, signal)
            part.count = 0
            part.end = read(part.start, part.limit, scan.reader, scan.root, &part.count)
            part.scan = scan
            if scan.stop == nil { part.shape = scan.ledger.shape(of: scan.root) }
            guard scan.stop == .lesson else { return }
            lessons = scan.ledger.lessons
        }
    }

    /// Puts the parts together that begin where the one before ended, and reads again what no part holds.
    private func joined(_ parts: [Part], count: inout Int) -> Bytes? {
        guard var place = parts[0].end else { return nil }
        count += parts[0].count
        var sum = parts[0].takeShape()
        for part in parts.dropFirst() {
            if isAtEnd(place) { break }
            if part.start == place, let scan = part.scan, scan.stop == .clash { return reader.stop(.clash) }
            if part.start == place, let scan = part.scan, let end = part.end, scan.stop == nil {
                guard scan.ledger.duplicates.isEmpty else { return reader.stop(.crowd) }
                sum.merge(part.takeShape())
                reader.ledger.addPlaces(of: scan.ledger)
                place = end
                count += part.count
            } else if place < part.limit {
                reader.beginRelease(at: place)
                guard let end = read(place, part.limit, reader, node, &count) else { return nil }
                place = end
            }
        }
        reader.ledger.add(sum, to: node)
        reader.beginRelease(at: place)
        return place
    }

    private func isAtEnd(_ place: Bytes) -> Bool {
        switch kind {
        case .lines: place >= reader.state.pointee.end
        case .elements: place.pointee == UInt8(ascii: "]")
        }
    }
}
