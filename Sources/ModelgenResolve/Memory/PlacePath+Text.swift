import ModelgenShape

extension PlacePath {
    /// The way as a pointer that tells variants apart: `/-/body/~4text/style` is in the variant `text`.
    ///
    /// The first root is left out, another is told by its index: `/~51/-/body` is below the second.
    package var text: String {
        map { step in
            switch step {
            case .key(let key): JSONPointer([JSONPointer.Step.key(key)]).description
            case .eachElement: "/-"
            case .eachValue: "/*"
            case .column(let index): "/\(index)"
            case .variant(let tag): "/~4" + JSONPointer([JSONPointer.Step.key(tag)]).description.dropFirst()
            case .root(let index): index == 0 ? "" : "/~5\(index)"
            }
        }.joined()
    }
}
