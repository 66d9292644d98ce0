import ModelgenShape

extension PlacePath {
    /// The way as a pointer that tells variants apart: `/-/body/~4text/style` is in the variant `text`.
    ///
    /// The first root is left out: one model is remembered in one file.
    package var text: String {
        map { step in
            switch step {
            case .key(let key): JSONPointer([JSONPointer.Step.key(key)]).description
            case .eachElement: "/-"
            case .eachValue: "/*"
            case .column(let index): "/\(index)"
            case .variant(let tag): "/~4" + JSONPointer([JSONPointer.Step.key(tag)]).description.dropFirst()
            case .root: ""
            }
        }.joined()
    }
}
