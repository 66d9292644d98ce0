import ModelgenRender
import ModelgenSource
import ModelgenSwift

/// What a build wrote down beforehand that specs would give.
///
/// A build system wants every file that was declared, each time; which of them a spec asks for is known only now.
package enum DeclaredOutputs {
    /// The files of a run with those that were declared and not asked for, which hold the two header lines only.
    ///
    /// - Parameter specs: The paths of the specs that ran.
    /// - Throws: An internal fault where a run gives a file that was not declared.
    package static func completed(_ files: [RenderedFile], specs: [String]) throws(Diagnostics) -> [RenderedFile] {
        var missing: [String: GeneratedHeader.Origin] = [:]
        for name in BuildRules.sharedOutputs { missing[name] = .support }
        for spec in specs.map(FilePath.name(of:)) {
            for name in BuildRules.outputs(ofSpec: spec) { missing[name] = .source(SwiftLiteral.comment(spec)) }
        }
        for file in files where missing.removeValue(forKey: file.name) == nil {
            throw Diagnostics([
                Diagnostic(
                    .internalFault,
                    message: "'\(file.name)' was not declared to the build",
                    remedy: "this is a fault of modelgen: please report it with the spec"
                )
            ])
        }
        let empty = missing.map { RenderedFile(name: $0.key, text: GeneratedHeader.stamp("", origin: $0.value)) }
        return (files + empty).sorted { $0.name < $1.name }
    }
}
