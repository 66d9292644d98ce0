import ModelgenSource

/// Writes JSON so that two versions of a file compare line by line: a member of an object a line, small values in one.
struct JSONLines {
    private(set) var text = ""
    private var isFirst = true
    /// What stands before a line.
    private var indentation = ""

    /// Begins an object.
    mutating func open() {
        begin("{")
    }

    /// Ends an object.
    mutating func close() {
        end("}")
    }

    mutating func openList() {
        begin("[")
    }

    mutating func closeList() {
        end("]")
    }

    /// Begins a member; its value follows.
    mutating func key(_ key: String) {
        newLine()
        text += ModelgenSource.JSONText.quoted(key)
        text += ": "
    }

    /// A member whose value is JSON already.
    mutating func member(_ key: String, _ value: String) {
        self.key(key)
        text += value
    }

    /// Begins an element of a list; its value follows.
    mutating func element() {
        newLine()
    }

    /// Writes the value of an element or of a member that was begun.
    mutating func append(_ value: String) {
        text += value
    }

    /// `["a", "b"]`
    static func list(_ texts: [String]) -> String {
        "[" + texts.map(ModelgenSource.JSONText.quoted).joined(separator: ", ") + "]"
    }

    private mutating func begin(_ bracket: String) {
        text += bracket
        indentation += " "
        isFirst = true
    }

    private mutating func end(_ bracket: String) {
        indentation.removeLast()
        if !isFirst {
            text += "\n"
            text += indentation
        }
        isFirst = false
        text += bracket
    }

    private mutating func newLine() {
        text += isFirst ? "\n" : ",\n"
        text += indentation
        isFirst = false
    }
}
