import ModelgenKit
import ModelgenSource

/// `modelgen templates list|show NAME`: the built-in templates, to start own ones from.
enum TemplatesCommand {
    static let command = Command(
        name: "templates",
        usage: "list | show NAME",
        summary: "the built-in templates",
        about: [
            "Lists or shows the templates that --templates DIR can replace, each by a file",
            "DIR/NAME.mustache.",
        ],
        flags: [],
        takesOptions: false,
        examples: ["modelgen templates show structure > MyTemplates/structure.mustache"],
        run: run
    )

    @Sendable private static func run(_ arguments: Arguments) -> ExitStatus {
        let operands = arguments.operands
        switch (operands.first, operands.count) {
        case ("list", 1):
            StandardStreams.output(BuiltInTemplateTexts.names.map { $0 + "\n" }.joined())
            return .done
        case ("show", 2):
            do {
                StandardStreams.output(try BuiltInTemplateTexts.text(named: operands[1]))
                return .done
            } catch {
                return CommandTable.fail(error.all, arguments)
            }
        default:
            let problem = Diagnostic(
                .usage,
                message: "'modelgen templates' takes 'list', or 'show' and a name",
                remedy: "try 'modelgen templates list'"
            )
            return CommandTable.fail([problem], arguments)
        }
    }
}
