extension Dictionary {
    /// Calls a function with every key and its value, which it may change in place: `indices` would hold the dictionary, and
    /// the first change would copy it.
    mutating func forEachValue(_ body: (Key, inout Value) -> Void) {
        var index = startIndex
        while index != endIndex {
            body(keys[index], &values[index])
            formIndex(after: &index)
        }
    }

    /// The same without the keys, which takes less time.
    mutating func forEachValue(_ body: (inout Value) -> Void) {
        Self.forEach(&values, body)
    }

    private static func forEach(_ values: inout Values, _ body: (inout Value) -> Void) {
        var index = values.startIndex
        while index != values.endIndex {
            body(&values[index])
            values.formIndex(after: &index)
        }
    }
}
