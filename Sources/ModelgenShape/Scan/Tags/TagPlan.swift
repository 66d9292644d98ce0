typealias TagPlanPointer = UnsafeMutablePointer<TagPlan>

/// What is looked for at the beginning of an object whose parts are told by tags, as plain data.
struct TagPlan {
    /// More keys at one place that may hold tags than this are left to the plain reader.
    static let maximumKeys = 32

    /// A key that may hold a tag.
    struct Key {
        var text: Bytes
        var length: Int
        /// Whether the parts know it already.
        var isCandidate = false
        /// Whether parts are told by it.
        var isKept = false
        /// Its value in the object that is looked at.
        var value: Bytes
        var valueLength = 0
        /// Room for a value without its escapes.
        var room: UnsafeMutablePointer<UInt8>
    }

    var keys: UnsafeMutablePointer<Key>
    var count = 0
    /// The keys, a bit each, without which an object's part is not known.
    var wanted: UInt32 = 0
    /// Those of `wanted` that the object has, and those whose value is a tag.
    var found: UInt32 = 0
    var tags: UInt32 = 0

    /// The parts by the tags that lead to them: what was asked before.
    var routes: UnsafeMutablePointer<Route>
    var routeCount = 0

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
    }
}
