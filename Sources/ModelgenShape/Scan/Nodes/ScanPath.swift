/// The way to a place, hashed: what is learnt of a place outlives its nodes.
struct ScanPath {
    /// With the kinds of the objects on the way, told by their tags.
    var exact: UInt64
    /// Without them.
    var general: UInt64
    /// Whether it leads through objects that do not tell their kind, though others of their place do.
    var isUntold = false

    static let root = ScanPath(exact: 1, general: 1)

    /// The way to a member, by a hash of its key.
    func member(_ hash: UInt64) -> ScanPath {
        ScanPath(exact: Self.step(exact, hash), general: Self.step(general, hash), isUntold: isUntold)
    }

    /// The way to the elements of an array.
    var element: ScanPath {
        ScanPath(
            exact: (exact &+ 1) &* 0xC2B2_AE3D_27D4_EB4F, general: (general &+ 1) &* 0xC2B2_AE3D_27D4_EB4F,
            isUntold: isUntold)
    }

    /// The way to a part of objects: what is learnt of one is not learnt of the others, nor of the first object, whose tags
    /// are not known while it is read.
    /// - Parameter isTold: Whether the objects of the place tell their kinds.
    func part(_ tags: TagValues, isTold: Bool) -> ScanPath {
        var path = self
        path.exact = tags.spelling.reduce(exact &+ 1) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
        path.isUntold = isUntold || isTold && tags.values.isEmpty
        return path
    }

    private static func step(_ way: UInt64, _ hash: UInt64) -> UInt64 {
        (way ^ hash) &* 0x9E37_79B9_7F4A_7C15
    }
}
