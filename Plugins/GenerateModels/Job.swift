import Foundation

/// One run of modelgen: a target and its specs.
struct Job {
    var target: TargetFolder
    var specs: [URL]

    /// The words behind `modelgen`. Paths are absolute, so that Xcode and editors find what diagnostics name.
    ///
    /// - Parameter options: Words for modelgen itself.
    func arguments(isCheck: Bool, options: [String]) -> [String] {
        (isCheck ? ["check"] : []) + specs.map { $0.path(percentEncoded: false) }
            + ["-o", target.output.path(percentEncoded: false)] + options
    }
}
