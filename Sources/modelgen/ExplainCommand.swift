import ModelgenKit
import ModelgenSource

/// `modelgen explain INPUT... [--at POINTER]`: the evidence behind each type.
enum ExplainCommand {
    private static let formats = ["text", "json", "html"]
    private static let format = CommandFlag(
        name: "format", placeholder: formats.joined(separator: "|"), help: "a tree, for programs, a page")
    private static let place = CommandFlag(
        name: "at", placeholder: "POINTER", help: "this place and what is below it: /-/price")

    static let command = Command(
        name: "explain",
        usage: "INPUT... [POINTER] [options]",
        summary: "the evidence behind types",
        about: [
            "Shows what was decided for each place of the documents, and why. INPUT is a",
            "spec, or samples of one type. --format html makes a page to search in.",
        ],
        flags: [.typeName, place, format],
        takesOptions: true,
        examples: [
            "modelgen explain samples/*.json --name Article",
            "modelgen explain Specs/article.yaml /-/price",
            "modelgen explain Specs/article.yaml --format html > article.html",
        ],
        run: run
    )

    @Sendable private static func run(_ arguments: Arguments) -> ExitStatus {
        var inputs = arguments.operands
        var place = arguments.values[Self.place.name]
        if place == nil, inputs.count > 1, let last = inputs.last, ExplainedPlace.isPlace(last, in: DiskFileSystem()) {
            place = inputs.removeLast()
        }
        guard !inputs.isEmpty else {
            let problem = Diagnostic(.usage, message: "there is no input", remedy: "name a spec or a sample")
            return CommandTable.fail([problem], arguments)
        }
        let format = arguments.values[Self.format.name] ?? formats[0]
        guard formats.contains(format) else {
            let remedy = NearestWord.nearest(to: format, in: formats).map { "did you mean '\($0)'?" }
            let message = "'--format' is text, json or html, not '\(format)'"
            return CommandTable.fail([Diagnostic(.usage, message: message, remedy: remedy)], arguments)
        }
        var request = GenerationRequest(
            inputs: inputs,
            name: arguments.values[CommandFlag.typeName.name],
            flags: arguments.layer
        )
        request.fallbackName = "Root"
        let preparation = Preparer(DiskFileSystem()).prepare(request)
        let status = CommandTable.fail(preparation.allDiagnostics, arguments)
        guard status == .done else { return status }
        var explanations = preparation.explanations
        if let place {
            do throws(Diagnostics) {
                explanations = try ExplainedPlace.parts(of: explanations, at: place)
            } catch {
                return CommandTable.fail(error.all, arguments)
            }
        }
        switch format {
        case "json": StandardStreams.output(ExplanationJSON.text(explanations))
        case "html": StandardStreams.output(ExplanationHTML.text(explanations))
        default: StandardStreams.output(ExplanationText.text(explanations))
        }
        return status
    }
}
