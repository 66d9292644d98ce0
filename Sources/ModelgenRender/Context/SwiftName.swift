/// Names as declarations spell them, looked at from where they are used.
enum SwiftName {
    /// `` `default` `` without its backticks.
    static func bare(_ name: String) -> String {
        name.hasPrefix("`") && name.hasSuffix("`") && name.utf8.count > 2 ? String(name.dropFirst().dropLast()) : name
    }

    /// How a method that has the given locals reads a property: `title`, or `self.container` where a local is in the way.
    static func member(_ name: String, locals: Set<String>) -> String {
        name.hasPrefix("`") || locals.contains(name) ? "self." + name : name
    }

    /// Whether a case needs a raw value of its own to stand for a text, which is compared byte by byte: Swift takes
    /// canonically equal texts for one.
    static func differs(_ name: String, from text: String) -> Bool {
        !bare(name).utf8.elementsEqual(text.utf8)
    }

    /// `boxedParent` for `parent`.
    static func prefixed(_ prefix: String, _ name: String) -> String {
        let bare = bare(name)
        return prefix + bare.prefix(1).uppercased() + bare.dropFirst()
    }
}
