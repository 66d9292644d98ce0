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
    /// The ways of objects with one short tag, each where its first bytes lead; a power of two. What leads to the same place
    /// takes its turn once there are many.
    var shortcuts: UnsafeMutablePointer<Shortcut>
    var shortcutCount = TagPlan.leastSlots
    /// How often what was known of parts was forgotten.
    private(set) var age = 0
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

    private static let greatestShortcuts = 64

    /// A short tag and the record that it leads to alone.
    struct Shortcut {
        fileprivate static let maximumLength = 31

        /// The text and its closing quote, and which of the bytes these are.
        fileprivate var head = SIMD16<UInt8>()
        fileprivate var tail = SIMD16<UInt8>()
        fileprivate var mask: UInt32 = 0
        fileprivate var spelling: Int32 = -1
        fileprivate var record: RecordPointer?
    }

    mutating func forgetRoutes() {
        routes.update(repeating: Route(), count: routeSlots)
        routeCount = 0
        shortcuts.update(repeating: Shortcut(), count: shortcutCount)
        untagged = nil
        age += 1
    }

    /// The record to which a text leads as the value of a key and only tag of an object, where that is known.
    @inline(__always) func record(of text: Bytes, spelling: Int) -> RecordPointer? {
        let place = place(of: text)
        let known = UnsafeRawPointer(place).assumingMemoryBound(to: UInt8.self)
        let equal = modelgen_equal_mask(text, known) | modelgen_equal_mask(text + 16, known + 16) << 16
        let mask = place.pointee.mask
        guard equal & mask == mask, place.pointee.spelling == Int32(truncatingIfNeeded: spelling) else { return nil }
        return place.pointee.record
    }

    /// Where a text has its place: what follows a shorter one only costs time.
    @inline(__always) private func place(of text: Bytes) -> UnsafeMutablePointer<Shortcut> {
        let word = UnsafeRawPointer(text).loadUnaligned(as: UInt64.self) &* 0x9E37_79B9_7F4A_7C15
        // Every byte has a say in the uppermost bits.
        return shortcuts + (Int(truncatingIfNeeded: word >> 56) & (shortcutCount &- 1))
    }

    /// Notes the record to which the tag of the object leads that is looked at, where it has one.
    mutating func noteShortcut(to record: RecordPointer, arena: inout Arena) {
        let key = keys[tags.trailingZeroBitCount]
        guard key.valueLength <= Shortcut.maximumLength else { return }
        for spelling in 0..<spellingCount where key.spellings & 1 << UInt32(spelling) != 0 {
            // A text with escapes was copied.
            guard let value = values[spelling], value + 1 == key.value else { continue }
            var place = place(of: key.value)
            if place.pointee.record != nil, shortcutCount < Self.greatestShortcuts {
                shortcutCount *= 2
                shortcuts = arena.allocate(Shortcut.self, count: shortcutCount)
                shortcuts.update(repeating: Shortcut(), count: shortcutCount)
                place = self.place(of: key.value)
            }
            let text = UnsafeRawPointer(key.value)
            place.pointee = Shortcut(
                head: text.loadUnaligned(as: SIMD16<UInt8>.self),
                tail: text.loadUnaligned(fromByteOffset: 16, as: SIMD16<UInt8>.self),
                mask: UInt32.max >> UInt32(Shortcut.maximumLength - key.valueLength),
                spelling: Int32(spelling), record: record)
        }
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
