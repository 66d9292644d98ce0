import ModelgenShape

/// What the columns of a row are called where nothing names them.
package enum RowOrdinals {
    private static let names = [
        "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh",
        "twelfth",
        "thirteenth", "fourteenth", "fifteenth", "sixteenth",
    ]

    /// `first` for 0; a row has at most `ArrayShape.maximumColumns`, as many as there are names.
    package static func name(of index: Int) -> String {
        names.indices.contains(index) ? names[index] : "column\(index + 1)"
    }
}
