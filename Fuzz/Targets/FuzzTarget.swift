/// What is fed with random bytes: everything that reads what strangers send.
///
/// A run that returns is a pass; what a target found wrong without a trap, such as two readers that differ, is the text that
/// it gives back.
public enum FuzzTarget: String, CaseIterable, Sendable {
    /// The readers of JSON samples.
    case json
    /// The readers of YAML samples and trees.
    case yaml
    case spec
    /// The reader of shape files, and all that is done with what it read.
    case shape
    case mustache
    /// From keys to names that Swift takes.
    case names
    /// From a sample to files, and to a scrubbed sample.
    case model

    /// What is wrong; nil where nothing is.
    public func fault(in bytes: [UInt8]) -> String? {
        switch self {
        case .json: SampleTarget.fault(in: bytes, path: "sample.json")
        case .yaml: SampleTarget.fault(in: bytes, path: "sample.yaml")
        case .spec: SpecTarget.fault(in: bytes)
        case .shape: ShapeTarget.fault(in: bytes)
        case .mustache: MustacheTarget.fault(in: bytes)
        case .names: NamesTarget.fault(in: bytes)
        case .model: ModelTarget.fault(in: bytes)
        }
    }
}
