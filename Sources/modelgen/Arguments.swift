import ModelgenKit

/// A command line, read.
struct Arguments: Sendable {
    /// What is neither a flag nor the value of one.
    var operands: [String] = []
    /// Values of a command's own flags, by their names; empty texts for those without one.
    var values: [String: String] = [:]
    /// The options among the flags.
    var layer = OptionLayer()

    /// What the flags say of the tool.
    var tool: ToolOptions {
        Options(layers: [layer]).tool
    }
}
