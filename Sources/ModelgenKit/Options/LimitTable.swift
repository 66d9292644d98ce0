import ModelgenShape

/// A bound within which modelgen works, so that a hostile input costs an error and no more.
package struct Limit: Sendable {
    /// The word before `=` in `--limits depth=64`.
    package var name: String
    /// What it bounds, in a few words.
    package var help: String
    /// The values that it takes.
    package var range: ClosedRange<Int>
    private let path: any WritableKeyPath<Options, Int> & Sendable

    init(_ name: String, _ path: any WritableKeyPath<Options, Int> & Sendable, _ range: ClosedRange<Int>, help: String)
    {
        self.name = name
        self.path = path
        self.range = range
        self.help = help
    }

    package func value(in options: Options) -> Int {
        options[keyPath: path]
    }

    package func set(_ value: Int, in options: inout Options) {
        options[keyPath: path] = value
    }
}

/// The one table of limits. `Documentation/Limits.md` says the same.
package enum LimitTable {
    package static let all: [Limit] = [
        Limit(
            "depth", \.tool.limits.depth, 1...ReadingLimits.greatestDepth, help: "objects and arrays inside each other"),
        Limit(
            "aliases", \.tool.limits.aliasExpansion, 0...Int.max,
            help: "values that the aliases of a YAML document stand for"),
        Limit("yamlSize", \.tool.limits.yamlSize, 1...Int.max, help: "bytes of a YAML text"),
        Limit("types", \.model.mostTypes, 1...Int.max, help: "types of a model"),
        Limit("nameLength", \.model.longestName, 24...1_000, help: "characters of a name that modelgen makes"),
    ]

    /// The limit of a name; nil where there is none.
    package static func limit(named name: String) -> Limit? {
        all.first { $0.name == name }
    }
}
