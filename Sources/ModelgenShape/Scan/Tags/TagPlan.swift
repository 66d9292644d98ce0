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
    /// The spellings again, and which of them are wanted: those of the keys without which an object's part is not known.
    var search: modelgen_keys
    /// The keys, a bit each, whose value in the object is a tag.
    var tags: UInt32 = 0

    /// The parts by the tags that lead to them: what was asked before.
    var routes: UnsafeMutablePointer<Route>
    /// A power of two; most places have few parts, and there may be thousands of places.
    var routeSlots = TagPlan.leastSlots
    var routeCount = 0
    /// The ways of objects with one short tag, each where the hash of the tag leads; what leads to the same place takes its
    /// turn.
    var shortcuts: UnsafeMutablePointer<Shortcut>
    /// The record of the objects that have no tag, once it is known.
    var untagged: RecordPointer?

    static let leastSlots = 8
    static let greatestSlots = 256

    /// Tags, one after the other with their places and lengths, and the record that they lead to.
    struct Route {
        var hash: UInt64 = 0
        var tags: Bytes?
        var length = 0
        var record: RecordPointer?
    }

    static let shortcutCount = 8

    /// A short tag and the record that it leads to alone.
    struct Shortcut {
        var text = modelgen_tag_text()
        var spelling = -1
        var record: RecordPointer?
    }

    mutating func forgetRoutes() {
        routes.update(repeating: Route(), count: routeSlots)
        routeCount = 0
        shortcuts.update(repeating: Shortcut(), count: Self.shortcutCount)
        untagged = nil
    }

    /// The route of such a hash that a function takes, or the free place where it would be.
    @inline(__always)
    func slot(_ hash: UInt64, _ isRoute: (UnsafeMutablePointer<Route>) -> Bool) -> UnsafeMutablePointer<Route> {
        var index = Int(truncatingIfNeeded: hash) & (routeSlots &- 1)
        while routes[index].tags != nil, routes[index].hash != hash || !isRoute(routes + index) {
            index = (index &+ 1) & (routeSlots &- 1)
        }
        return routes + index
    }

    /// Whether there may be one route more.
    var hasRoom: Bool { routeCount < Self.greatestSlots / 2 }

    /// Adds a route that is not there.
    mutating func add(_ route: Route, arena: inout Arena) {
        if routeCount == routeSlots / 2 {
            let (old, count) = (routes, routeSlots)
            routeSlots *= 2
            routes = arena.allocate(Route.self, count: routeSlots)
            for index in 0..<count where old[index].tags != nil {
                slot(old[index].hash) { _ in false }.pointee = old[index]
            }
        }
        slot(route.hash) { _ in false }.pointee = route
        routeCount += 1
    }
}
