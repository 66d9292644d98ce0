import ModelgenSwift

/// How the emitted code decodes the documents of a root: what Foundation and the support file do, as data.
///
/// Rules refer to each other by index, since types recur.
package struct DecodingRules: Sendable {
    enum Rule: Sendable {
        /// `JSONValue`, and types of the user's, of which nothing is known.
        case anything
        case boolean
        case number(NumberType)
        case text
        case date(DateText)
        case url
        case uuid
        /// A number that may be sent as text.
        case numberOrText(NumberType)
        /// A Boolean that may be sent as a number or as text.
        case booleanOrText
        /// A closed enum.
        case oneOf([String])
        case optional(Int)
        case array(Int)
        case map(Int)
        /// An array whose bad elements are skipped.
        case lossy
        /// An array, or its only element.
        case oneOrMany(many: Int, one: Int)
        /// An array, or an object with whole numbers for keys.
        case indexed(many: Int, one: Int)
        /// Something empty counts as missing.
        case unlessEmpty(Int)
        case structure([Member])
        case row([Int])
        /// The first of these that fits.
        case choice([Int])
        case tagged(Tagged)
    }

    struct Member: Sendable {
        var key: String
        var bytes: [UInt8]
        var rule: Int
        /// Whether it may be missing or null.
        var isOptional: Bool
    }

    struct Tagged: Sendable {
        var tagging: TaggedUnion.Tagging
        /// Whether an object without a tag is taken as it comes.
        var hasUntagged: Bool
        /// The payload's rule by the tag; nil where nothing stands beside it.
        var payloads: [String: Int?]
    }

    var rules: [Rule] = []
    /// Where the document begins.
    var start = 0
    /// The root type, for messages: `Article`.
    package var name: String

    /// The rules of a root of a model.
    package init(_ coding: Coding, of model: Model) {
        var builder = DecodingRulesBuilder(model, dateForm: coding.dateForm)
        let root = builder.rule(of: coding.root, scope: [])
        var start = root
        var isOptional = if case .optional = coding.root { true } else { false }
        for step in coding.path.reversed() {
            switch step {
            case .elements: start = builder.add(.array(start))
            case .member(let key, _, _):
                let member = Member(key: key, bytes: Array(key.utf8), rule: start, isOptional: isOptional)
                start = builder.add(.structure([member]))
            }
            isOptional = false
        }
        rules = builder.rules
        self.start = start
        name = coding.model
    }
}

/// The types of numbers that models have.
enum NumberType: Sendable {
    case int
    case uint64
    case double
    case decimal
}
