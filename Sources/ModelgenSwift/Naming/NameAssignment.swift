/// Gives each of several keys a name of its own.
///
/// Keys that want one name all take their next candidate, not only the later ones, so that the order of the keys does
/// not matter: `user-id` and `user_id` become `userDashID` and `user_id`, whichever came first.
package enum NameAssignment {
    /// The names of some keys that are declared in one scope.
    ///
    /// - Parameters:
    ///   - candidates: For each key its candidates, as `NameStyle` makes them; a name given by the user stands alone.
    ///   - position: Where the names are declared, which decides what is reserved.
    ///   - taken: Names of the scope that are gone already, with backticks or without.
    /// - Returns: A name a key, in the order given, pairwise different by canonical equivalence. Only keys whose lists
    ///   are equal to the last candidate, which are equal keys, are numbered in the order given.
    package static func assign(
        _ candidates: [[String]],
        at position: NamePosition,
        taken: Set<String> = []
    ) -> [AssignedName] {
        // `String` compares by canonical equivalence, and so do sets and dictionaries of it.
        let taken = Set(taken.map(Identifier.bare))
        let declared = candidates.map { list in list.map { ReservedWords.declared($0, at: position) } }
        var assigned = declared.map { AssignedName(name: $0.first ?? "_") }
        var clashes = [Set<Int>](repeating: [], count: assigned.count)
        var moves = true
        while moves {
            moves = false
            let groups = Dictionary(grouping: assigned.indices) { Identifier.bare(assigned[$0].name) }
            for (name, members) in groups where members.count > 1 || taken.contains(name) {
                for member in members {
                    clashes[member].formUnion(members)
                    if taken.contains(name) { assigned[member].taken = assigned[member].taken ?? name }
                    let next = assigned[member].candidate + 1
                    guard next < declared[member].count else { continue }
                    assigned[member].candidate = next
                    assigned[member].name = declared[member][next]
                    moves = true
                }
            }
        }
        for index in assigned.indices { assigned[index].clashes = clashes[index].subtracting([index]).sorted() }
        number(&assigned, taken: taken)
        return assigned
    }

    /// Numbers what no candidate could part: `name2`, `name3`.
    private static func number(_ assigned: inout [AssignedName], taken: Set<String>) {
        var used = taken
        let counts = assigned.reduce(into: [:]) { $0[Identifier.bare($1.name), default: 0] += 1 }
        for (name, count) in counts where count == 1 { used.insert(name) }
        for index in assigned.indices {
            let bare = Identifier.bare(assigned[index].name)
            if counts[bare] == 1, !taken.contains(bare) { continue }
            var name = bare
            var number = 2
            while used.contains(name) {
                name = bare + String(number)
                number += 1
            }
            if name != bare { assigned[index].name = name }
            used.insert(name)
        }
    }
}
