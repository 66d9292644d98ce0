import CModelgenScan

typealias TagPlanPointer = UnsafeMutablePointer<TagPlan>

/// What is looked for at the beginning of an object whose parts are told by tags, as plain data.
struct TagPlan {
    /// More keys at one place that may hold tags than this, each spelling counted, are left to the plain reader.
    static let maximumKeys = 32

    /// A key that may hold a tag.
    struct Key {
        /// Without escapes.
        var text: Bytes
        var length: Int
        /// Its spellings, a bit each.
        var spellings: UInt32 = 0
        /// Whether parts are told by it or may yet be.
        var isWanted = false
        /// Its value in the object that is looked at.
        var value: Bytes
        var valueLength = 0
        /// Room for a value without its escapes.
        var room: UnsafeMutablePointer<UInt8>
    }

    var keys: UnsafeMutablePointer<Key>
    var count = 0

    /// The keys as they stand in the text, escapes kept; the key of each, and where its value begins in the object that is
    /// looked at.
    var spellings: UnsafeMutablePointer<modelgen_key>
    var keyOfSpelling: UnsafeMutablePointer<Int32>
    var values: UnsafeMutablePointer<Bytes?>
    var spellingCount = 0
    /// The spellings, a bit each, of the keys without which an object's part is not known.
    var wanted: UInt32 = 0
    /// The keys, a bit each, whose value in the object is a tag.
    var tags: UInt32 = 0

    /// The parts by the tags that lead to them: what was asked before.
    var routes: UnsafeMutablePointer<Route>
    var routeCount = 0
    /// The one that was gone last.
    var last: UnsafeMutablePointer<Route>?

    static let routeSlots = 256

    /// Tags, one after the other with their places and lengths, and the record that they lead to.
    struct Route {
        var hash: UInt64 = 0
        var tags: Bytes?
        var length = 0
        var record: RecordPointer?
    }

    mutating func forgetRoutes() {
        routes.update(repeating: Route(), count: Self.routeSlots)
        routeCount = 0
        last = nil
    }
}
