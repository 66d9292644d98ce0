import ModelgenKit
import ModelgenSource

/// `modelgen build-tool SPEC... -o DIR --inputs LIST`: what `ModelgenPlugin` runs in a build.
///
/// Unlike `generate` it writes every file that the plugin declared, asked for or not, over whatever stands there, if
/// its bytes differ; it reads none that the plugin does not watch; and it says nothing but errors and warnings.
enum BuildToolCommand {
    static let command = Command(
        name: "build-tool",
        usage: "SPEC... -o DIR --inputs LIST",
        summary: "what ModelgenPlugin runs in a build",
        about: [
            "Generates as a build wants it: writes every file that a spec may give, those it",
            "does not ask for with a header only, and reads only files that LIST names.",
        ],
        flags: [.output, .inputs],
        takesOptions: true,
        examples: ["modelgen build-tool Specs/article.yaml -o Models --inputs inputs.txt"],
        isListed: false,
        run: run
    )

    @Sendable private static func run(_ arguments: Arguments) -> ExitStatus {
        guard !arguments.operands.isEmpty, let output = arguments.values[CommandFlag.output.name],
            let list = arguments.values[CommandFlag.inputs.name]
        else {
            let message = "'modelgen build-tool' takes specs, -o DIR and --inputs LIST"
            let remedy = "ModelgenPlugin runs it; to generate by hand, leave 'build-tool' out"
            return CommandTable.fail([Diagnostic(.usage, message: message, remedy: remedy)], arguments)
        }
        do {
            let files = WatchedFileSystem(DiskFileSystem(), paths: try lines(of: list))
            var request = GenerationRequest(inputs: arguments.operands, flags: arguments.layer)
            request.takesSpecsOnly = true
            // What stands in the folder already must not show in the output: it is of another build.
            let result = Generation(files).run(request)
            // Notes ask for nothing, and a build log is full already.
            let status = CommandTable.fail(result.diagnostics.filter { $0.severity != .note }, arguments)
            guard status == .done else { return status }
            let outputs = try DeclaredOutputs.completed(result.files, specs: result.specs)
            let plan = OutputPlan(outputs, over: try OutputFolder(reading: output, from: DiskFileSystem()))
            try OutputWriter.write(plan.writes, to: output)
            return .done
        } catch {
            return CommandTable.fail(error.all, arguments)
        }
    }

    private static func lines(of list: String) throws(Diagnostics) -> [String] {
        let file = try InputReader(DiskFileSystem()).file(list)
        return String(decoding: file.bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }
}
