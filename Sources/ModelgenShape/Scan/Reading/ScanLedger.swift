import ModelgenSource

/// What a scan keeps of what is rare, as ordinary values.
final class ScanLedger {
    /// The name by which diagnostics call the file.
    let file: String
    private let state: UnsafeMutablePointer<ScanState>
    var lessons: ScanLessons
    /// The lessons with which the scan began, for other threads, which may not look at what this one learns.
    let startingLessons: ScanLessons
    var threads = ScanThreads()

    /// What was seen at places before their nodes were made.
    var shapes: [Shape] = []
    var records: [RecordShape] = []
    /// Keys of identity that repeat, of the arrays that have such.
    var repeatedKeys: [Set<String>] = []
    /// Keys that stood twice in an object: where the second stood.
    var duplicates: [(offset: Int, key: String)] = []
    /// The same among folded keys, by their records.
    var foldedDuplicates: [RecordPointer: Set<String>] = [:]
    /// The tags of the objects that are open and the first of their places.
    var gatheredTags: [(String, String)] = []
    /// Whether something was seen that is for the plain reader.
    var hasClash = false
    var hasTooManyTags = false
    /// Where the evidence stands that the shapes made so far name.
    private(set) var offsets: [Int] = []
    /// The lines of what was read and given back.
    private(set) var lineRuns: [LineRun] = []
    /// Where evidence was found that was not given back yet.
    var newEvidence: [Int] = []
    private var parts: [TagParts] = []
    /// Keys that hold tags, as they stand in the text, and objects below such as do not tell their kind, by the general way to
    /// them.
    private var tagKeys: [UInt64: [[UInt8]]] = [:]
    private var untold: [UInt64: [ObjectPointer]] = [:]

    init(file: String, state: UnsafeMutablePointer<ScanState>, lessons: ScanLessons) {
        self.file = file
        self.state = state
        self.lessons = lessons
        startingLessons = lessons
    }

    /// A place of the file, whose line is not counted yet.
    func place(_ offset: Int) -> Place {
        Place(file: file, position: SourcePosition(offset: offset, line: 0, column: 0))
    }

    /// The same, for what goes into a shape.
    func evidence(_ offset: Int) -> Place {
        offsets.append(offset)
        return place(offset)
    }

    /// Counts the lines of a part of the text, up to each place of evidence in it: none is read again to know its line.
    func countLines(of base: Bytes, from first: Bytes, to last: Bytes) {
        var start = first
        if !newEvidence.isEmpty {
            let end = last - base
            for offset in newEvidence.sorted() where offset < end && offset > start - base {
                lineRuns.append(LineRun(base, from: start, to: base + offset))
                start = base + offset
            }
            newEvidence.removeAll { $0 < end }
        }
        lineRuns.append(LineRun(base, from: start, to: last))
    }

    /// Adds what the scan of another part of the text knows of lines and places.
    func addPlaces(of other: ScanLedger) {
        lineRuns += other.lineRuns
        offsets += other.offsets
    }

    /// The parts of objects, made where there are none.
    func parts(of objects: ObjectPointer) -> TagParts {
        if objects.pointee.parts > 0 { return parts[objects.pointee.parts - 1] }
        let made = TagParts(of: objects, ledger: self, arena: &state.pointee.arena)
        parts.append(made)
        objects.pointee.parts = parts.count
        objects.pointee.plan = made.plan
        return made
    }

    /// The parts of objects; nil where there are none.
    func partsIfAny(of objects: ObjectPointer) -> TagParts? {
        objects.pointee.parts > 0 ? parts[objects.pointee.parts - 1] : nil
    }

    /// Objects of no known kind may hold the tags that are held in those of every kind: to know them before they are seen
    /// spares a lesson.
    func expectTags(of objects: ObjectPointer) {
        let way = objects.pointee.path.general
        untold[way, default: []].append(objects)
        for spelling in tagKeys[way] ?? [] { parts(of: objects).expect(spelling) }
    }

    /// Notes keys that hold tags at a place, as they stand in the text.
    func noteTagKeys(_ spellings: [[UInt8]], at path: ScanPath) {
        for spelling in spellings where tagKeys[path.general]?.contains(spelling) != true {
            tagKeys[path.general, default: []].append(spelling)
            for objects in untold[path.general] ?? [] { parts(of: objects).expect(spelling) }
        }
    }

    /// Adds what was seen elsewhere to a node.
    func add(_ shape: Shape, to node: NodePointer) {
        if node.pointee.base > 0 {
            shapes[node.pointee.base - 1].merge(shape)
        } else {
            shapes.append(shape)
            node.pointee.base = shapes.count
        }
    }

    func makeRecord(path: ScanPath) -> RecordPointer {
        ScanReader(state: state).makeRecord(path: path)
    }

    func copy(_ bytes: [UInt8]) -> Bytes {
        bytes.withUnsafeBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return Bytes(state.pointee.arena.allocate(UInt8.self)) }
            return state.pointee.arena.copy(start, count: buffer.count)
        }
    }

    /// A key without its escapes.
    func unescaped(_ spelling: Bytes, count: Int) -> [UInt8] {
        let raw = ScanLiteral(start: spelling, end: spelling + count, hasEscapes: true)
        return ScanReader(state: state).unescaped(raw).bytes
    }

    func room(_ size: Int) -> UnsafeMutablePointer<UInt8> {
        state.pointee.arena.allocate(UInt8.self, count: size)
    }
}

/// What a scan learnt that another must know before it reads.
struct ScanLessons {
    /// A text that teaches more is left to the plain reader.
    static let maximumCount = 256
    /// A scan that has learnt something reads on for more lessons, so many bytes at least.
    static let leastReach = LineRun.length

    /// Keys that hold tags, as they stand in the text, by the way to their objects.
    var tags: [UInt64: Set<[UInt8]>] = [:]
    /// The ways to arrays that may be rows though they begin with an object or an array.
    var rows: Set<UInt64> = []

    var isEmpty: Bool { tags.isEmpty && rows.isEmpty }

    /// Adds what another scan has learnt.
    mutating func add(_ other: ScanLessons) {
        rows.formUnion(other.rows)
        tags.merge(other.tags) { $0.union($1) }
    }

    /// Adds keys that hold tags.
    mutating func add(_ keys: [[UInt8]], at path: ScanPath) {
        tags[path.exact, default: []].formUnion(keys)
    }

    /// Whether all of such keys are known.
    func hold(_ keys: [[UInt8]], at path: ScanPath) -> Bool {
        tags[path.exact]?.isSuperset(of: keys) ?? false
    }
}
