/// An order that keeps the one before: what was there stays in its order, and what is new comes in where it would stand.
package enum RememberedOrder {
    /// Each new element stands behind the one that precedes it now.
    ///
    /// - Parameter rank: The place of an element in the order before; nil for a new one.
    package static func merged<Element>(_ elements: [Element], rank: (Element) -> Int?) -> [Element] {
        let ranks = elements.map(rank)
        guard ranks.contains(where: { $0 != nil }) else { return elements }
        var groups: [(rank: Int, elements: [Element])] = []
        var first: [Element] = []
        for (element, rank) in zip(elements, ranks) {
            if let rank {
                groups.append((rank, [element]))
            } else if groups.isEmpty {
                first.append(element)
            } else {
                groups[groups.count - 1].elements.append(element)
            }
        }
        return first + groups.sorted { $0.rank < $1.rank }.flatMap(\.elements)
    }
}
