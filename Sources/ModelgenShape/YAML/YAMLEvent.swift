/// What the YAML parser meets next.
struct YAMLEvent {
    enum Kind {
        case streamStart
        case streamEnd
        case documentStart
        case documentEnd
        case alias(String)
        case scalar(YAMLScalar, anchor: String?)
        case sequenceStart(anchor: String?, tag: String?)
        case sequenceEnd
        case mappingStart(anchor: String?, tag: String?)
        case mappingEnd
    }

    var kind: Kind
    /// Characters before the event, a byte-order mark not counted.
    var characterOffset: Int
}

/// A scalar as it was written.
struct YAMLScalar {
    var text: String
    /// Whether it stands without quotes, so that its text decides what it is.
    var isPlain: Bool
    /// The tag, spelled out: `tag:yaml.org,2002:str`; nil where none is written.
    var tag: String?
}
