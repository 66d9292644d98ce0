/// The name that `NameAssignment` gave to one of several keys.
package struct AssignedName: Hashable, Sendable {
    /// As it is declared: `userID`, `` `default` ``.
    package var name: String
    /// Which of its candidates that is, from 0.
    package var candidate: Int
    /// The places, in the list that was given, of the keys that wanted the same name, in order; empty where there was
    /// no clash.
    package var clashes: [Int]
    /// The name that was taken before, where that was the trouble.
    package var taken: String?

    /// Whether the key did not get the first name it asked for.
    package var isClash: Bool { !clashes.isEmpty || taken != nil }

    package init(name: String, candidate: Int = 0, clashes: [Int] = [], taken: String? = nil) {
        self.name = name
        self.candidate = candidate
        self.clashes = clashes
        self.taken = taken
    }
}
