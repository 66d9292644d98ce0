/// A partition that only coarsens (union-find): sets of the integers below a count.
package struct DisjointSets: Sendable {
    private var parents: [Int]

    package init(count: Int) {
        parents = Array(0..<count)
    }

    /// The least member of the set that holds an integer.
    package mutating func representative(of index: Int) -> Int {
        var root = index
        while parents[root] != root { root = parents[root] }
        var next = index
        while parents[next] != root { (next, parents[next]) = (parents[next], root) }
        return root
    }

    /// Joins the sets of two integers; returns whether they were apart.
    @discardableResult
    package mutating func join(_ left: Int, _ right: Int) -> Bool {
        let roots = (representative(of: left), representative(of: right))
        guard roots.0 != roots.1 else { return false }
        parents[max(roots.0, roots.1)] = min(roots.0, roots.1)
        return true
    }
}
