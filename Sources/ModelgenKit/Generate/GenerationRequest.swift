/// A call to generate: what the command line says.
package struct GenerationRequest: Hashable, Sendable {
    /// Specs or samples, as the user named them.
    package var inputs: [String]
    /// The root type of samples: `--name`.
    package var name: String?
    /// What samples are called where nothing names them: only commands that write no Swift have one.
    package var fallbackName: String?
    package var flags: OptionLayer
    /// Whether every input is a spec by its name, as in a build: one that is none by its content is an error then.
    package var takesSpecsOnly = false

    package init(inputs: [String], name: String? = nil, flags: OptionLayer = OptionLayer()) {
        self.inputs = inputs
        self.name = name
        self.flags = flags
    }

    /// What the flags say of the tool; files and specs have no say in strictness and the like.
    package var tool: ToolOptions {
        Options(layers: [flags]).tool
    }
}
