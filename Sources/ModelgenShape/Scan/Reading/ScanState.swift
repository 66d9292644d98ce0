/// Why a scan ended before the text did.
enum ScanStop {
    /// The text is no JSON, or deeper than allowed.
    case fault
    /// A guess about a place proved wrong; what was learnt is in the ledger, and the scan begins anew with it.
    case lesson
    /// Something that only the plain reader tells apart: keys that are equal to Swift and spelled in two ways.
    case clash
    /// Threads saw keys twice in one object, which only one thread tells of as the plain reader does.
    case crowd
    /// Another thread found that the text must be read anew.
    case calledOff
}

/// Everything that a scan works on, as plain data; what is rare is in the ledger.
struct ScanState {
    /// The first byte of the file: offsets count from it.
    let base: Bytes
    /// Behind the last byte of the file.
    let end: Bytes
    let depthLimit: Int
    let ledger: Unmanaged<ScanLedger>
    var arena = Arena()
    var stop: ScanStop?
    /// Whether the ledger held lessons when the scan began.
    var hasLessons = false
    /// Where the scan ends that has learnt something; nil for one that has not.
    var learningEnd: Bytes?
    /// Where the scan began.
    var start: Bytes

    /// Once this is passed, lines are counted and pages that were read given back.
    var nextRelease: Bytes
    /// So much is read before it is looked at whether to do so.
    var step = LineRun.length
    /// What was read of the text, and must not be given back, begins here.
    var releasedTo: Bytes
    /// The lines of the text are counted up to here.
    var countedTo: Bytes
    let isMapped: Bool

    /// Where the text goes on behind what a function has read, beside its result.
    var rest: Bytes

    /// (place + 1) / (size + 1) of a member, in `FieldShape.placeUnit`s, a row a size.
    var relativePlaces: UnsafeMutablePointer<UInt16>

    /// A node for values that nobody asks for.
    var spare: NodePointer?

    /// Texts and keys without their escapes.
    var scratch: UnsafeMutablePointer<UInt8>
    var scratchSize = 0

    /// The tags of the object that is looked at, one after the other.
    var route: UnsafeMutablePointer<UInt8>
    var routeLength = 0
    static let routeSize = TagPlan.maximumKeys * (TagCandidate.maximumLength + 2) + 16

    /// Identities of the objects in arrays that are open, in the order of the text, and where the chains of a hash begin.
    var identities: UnsafeMutablePointer<SeenIdentity>?
    var identityCount = 0
    var identityCapacity = 0
    var chains: UnsafeMutablePointer<Int32>?
    /// How many of the identities are not in ASCII.
    var foreignIdentities = 0

    /// A table of each rank that is free again.
    var freeTables = [TextTable?](repeating: nil, count: TextTableHead.greatestRank + 1)

    /// Whether the elements of a long array, or lines, may be left to other threads.
    var mayHandOver = false
    /// Tells the threads that share a text that what they read is not wanted any more.
    var signal: Unmanaged<ScanSignal>?
}

extension ScanState {
    init(_ text: ScanText, depthLimit: Int, ledger: Unmanaged<ScanLedger>) {
        base = text.start
        end = text.start + text.count
        isMapped = text.isMapped
        self.depthLimit = depthLimit
        self.ledger = ledger
        rest = base
        start = base
        nextRelease = base + LineRun.length
        releasedTo = base
        countedTo = base
        relativePlaces = RelativePlaces.allocate()
        scratch = .allocate(capacity: 1)
        route = .allocate(capacity: Self.routeSize)
    }

    /// Gives all memory back.
    mutating func free() {
        arena.free()
        relativePlaces.deallocate()
        scratch.deallocate()
        route.deallocate()
        identities?.deallocate()
        chains?.deallocate()
    }
}
