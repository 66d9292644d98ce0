import ModelgenResolve

/// Every choice there is, with the tool's defaults until a layer changes them.
package struct Options: Hashable, Sendable {
    package var model = ModelOptions()
    package var tool = ToolOptions()

    package init() {}

    /// The defaults, then each layer over the ones before it: file, spec, flags.
    package init(layers: [OptionLayer]) {
        for layer in layers { layer.apply(to: &self) }
    }
}
