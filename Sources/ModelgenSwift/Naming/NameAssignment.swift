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
    ///   - taken: Names of the scope that are gone already.
    /// - Returns: A name a key, in the order given, pairwise different by canonical equivalence. Only keys whose lists
    ///   are equal to the last candidate, which are equal keys, are numbered in the order given.
    package static func assign(
        _ candidates: [[String]],
        at position: NamePosition,
        taken: TakenNames = []
    ) -> [AssignedName] {
        assign(candidates.map { $0.first ?? "_" }, at: position, taken: taken) { candidates[$0] }
    }

    /// The same where each key brings its first candidate only: the others are made for those alone that clash.
    ///
    /// - Parameters:
    ///   - first: The first candidate of each key.
    ///   - notesClashes: Whether to say which keys wanted the same name. Many that want one take quadratic time to say so.
    ///   - candidates: All candidates of the key at a place of the list, the first one included.
    package static func assign(
        _ first: [String],
        at position: NamePosition,
        taken: TakenNames = [],
        notesClashes: Bool = true,
        candidates: (Int) -> [String]
    ) -> [AssignedName] {
        // `String` compares by canonical equivalence, and so do sets and dictionaries of it.
        var assigned = first.map { AssignedName(name: ReservedWords.declared($0, at: position)) }
        var lists: [Int: [String]] = [:]
        var clashes: [Int: Set<Int>] = [:]
        var moves = true
        while moves {
            moves = false
            let groups = Dictionary(grouping: assigned.indices) { Identifier.bare(assigned[$0].name) }
            for (name, members) in groups where members.count > 1 || taken.contains(name) {
                for member in members {
                    if notesClashes { clashes[member, default: []].formUnion(members) }
                    if taken.contains(name) { assigned[member].taken = assigned[member].taken ?? name }
                    let list = lists[member] ?? candidates(member)
                    lists[member] = list
                    let next = assigned[member].candidate + 1
                    guard next < list.count else { continue }
                    assigned[member].candidate = next
                    assigned[member].name = ReservedWords.declared(list[next], at: position)
                    moves = true
                }
            }
        }
        for (index, others) in clashes { assigned[index].clashes = others.subtracting([index]).sorted() }
        number(&assigned, taken: taken)
        return assigned
    }

    /// Numbers what no candidate could part: `name2`, `name3`.
    private static func number(_ assigned: inout [AssignedName], taken: TakenNames) {
        let counts = assigned.reduce(into: [:]) { $0[Identifier.bare($1.name), default: 0] += 1 }
        var used = Set(counts.lazy.filter { $0.value == 1 }.map(\.key))
        var numbers: [String: Int] = [:]
        for index in assigned.indices {
            let bare = Identifier.bare(assigned[index].name)
            if counts[bare] == 1, !taken.contains(bare) { continue }
            var name = bare
            var number = numbers[bare] ?? 2
            while used.contains(name) || taken.contains(name) {
                name = bare + String(number)
                number += 1
            }
            numbers[bare] = number
            if name != bare { assigned[index].name = name }
            used.insert(name)
        }
    }
}
