/// What the documents of a random model may hold.
indirect enum Schema: Sendable {
    struct Field: Sendable {
        /// Whether each object has the member.
        enum Presence: CaseIterable, Sendable {
            case always, sometimes, nullable, sometimesNullable
        }

        var key: String
        var schema: Schema
        var presence: Presence
    }

    enum Tagging: Sendable {
        case `internal`(tag: String)
        case adjacent(tag: String, content: String)
        case external
    }

    struct Variant: Sendable {
        var tag: String
        var fields: [Field]
    }

    case anything
    case boolean
    /// One of these, whichever kind they are.
    case values([Document])
    case dates([DateTexts.Spelling])
    case object([Field])
    case array(Schema)
    case map(keys: [String], Schema)
    case row([Schema])
    case tagged(Tagging, [Variant])
    /// One schema or another, value by value.
    case choice([Schema])
    /// A bare element, or a list of them.
    case oneOrMany(Schema)
    /// A list, or an object with whole numbers for keys.
    case indexed(Schema)
    /// One of the model's named schemas, which may hold itself.
    case reference(Int)
}
