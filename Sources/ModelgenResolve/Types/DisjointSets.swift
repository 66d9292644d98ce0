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

/// Disjoint sets of which some have a label: sets of two labels never join.
struct LabelledSets {
    private var sets: DisjointSets
    private var labels: [Int?]

    /// Those of one label are together from the start.
    init(labels: [Int?]) {
        sets = DisjointSets(count: labels.count)
        self.labels = labels
        var first: [Int: Int] = [:]
        for (index, label) in labels.enumerated() {
            guard let label else { continue }
            if let other = first[label] { sets.join(other, index) } else { first[label] = index }
        }
    }

    mutating func representative(of index: Int) -> Int {
        sets.representative(of: index)
    }

    /// The labels of the sets of two integers, where they differ.
    mutating func labelsApart(_ left: Int, _ right: Int) -> (Int, Int)? {
        guard let one = labels[sets.representative(of: left)], let two = labels[sets.representative(of: right)],
            one != two
        else { return nil }
        return (one, two)
    }

    /// Joins the sets of two integers unless their labels differ; returns whether they were joined now.
    @discardableResult
    mutating func join(_ left: Int, _ right: Int) -> Bool {
        let roots = (sets.representative(of: left), sets.representative(of: right))
        let label = labels[roots.0] ?? labels[roots.1]
        guard labels[roots.1] == nil || labels[roots.1] == label, sets.join(left, right) else { return false }
        labels[sets.representative(of: left)] = label
        return true
    }
}
