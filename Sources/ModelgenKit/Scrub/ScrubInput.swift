import ModelgenShape
import ModelgenSource

/// Finds and reads the sample that is to be scrubbed.
package enum ScrubInput {
    /// - Parameter argument: One sample, as the user named it, or `-` for standard input.
    package static func scrub(_ argument: String, in files: any FileSystem) throws(Diagnostics) -> Scrubber.Result {
        let inputs = try InputReader(files).read([argument])
        guard inputs.specs.isEmpty, inputs.samples.count == 1, let sample = inputs.samples.first else {
            let isSpec = !inputs.specs.isEmpty
            let message = isSpec ? "'\(argument)' is a spec" : "'\(argument)' gives several samples"
            throw Diagnostics([Diagnostic(.usage, message: message, remedy: "name one sample")])
        }
        guard !ShapeFile.isShapeFile(sample) else {
            let message = "'\(argument)' is a shape file"
            let remedy = "a shape file holds no values of its samples and can be kept as it is"
            throw Diagnostics([Diagnostic(.usage, message: message, remedy: remedy)])
        }
        return try Scrubber.scrub(sample)
    }
}
