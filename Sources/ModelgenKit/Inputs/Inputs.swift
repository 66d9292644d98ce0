import ModelgenSource

/// The inputs of a call, read and told apart.
package struct Inputs: Hashable, Sendable {
    package var specs: [SourceFile] = []
    package var samples: [SourceFile] = []

    package init() {}
}
