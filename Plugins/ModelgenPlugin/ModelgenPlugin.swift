import Foundation
import PackagePlugin

/// Runs modelgen in a build: one command a target, for all of its specs.
///
/// Nothing runs while the specs, their samples and modelgen stay as they are.
@main
struct ModelgenPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let module = target as? SwiftSourceModuleTarget else {
            Diagnostics.error("ModelgenPlugin writes Swift, and target '\(target.name)' is not of Swift; take it off")
            return []
        }
        let folder = module.directoryURL
        let files = module.sourceFiles.flatMap { FilesBelow.files(of: $0.url) }
        return try commands(
            for: TargetPlan(files.map { TargetPlan.File(url: $0, path: $0.path(below: folder)) }, target: target.name),
            optionsFiles: OptionsFiles.urls(from: folder, upTo: context.package.directoryURL),
            tool: context.tool(named: "modelgen").url,
            target: target.name,
            workFolder: context.pluginWorkDirectoryURL
        )
    }

    /// The command of a plan, or none where there is nothing to do or something to complain of.
    func commands(
        for plan: TargetPlan,
        optionsFiles: [URL],
        tool: URL,
        target: String,
        workFolder: URL
    ) throws -> [Command] {
        guard !plan.specs.isEmpty else {
            Diagnostics.warning(
                "target '\(target)' uses ModelgenPlugin and has no spec; add one to its folder, as Specs/article.yaml or "
                    + "article.modelgen.yaml, link a folder Specs from elsewhere into it, or take the plugin off")
            return []
        }
        guard plan.problems.isEmpty else {
            for problem in plan.problems { Diagnostics.error(problem) }
            return []
        }
        let inputs = plan.inputs + optionsFiles
        let list = try InputList(inputs).write(to: workFolder.appending(path: "inputs.txt"))
        let models = workFolder.appending(path: "Models")
        return [
            .buildCommand(
                displayName: "Generating models of \(target)",
                executable: tool,
                arguments: ["build-tool"] + plan.specs.map { $0.url.path(percentEncoded: false) } + [
                    "-o", models.path(percentEncoded: false), "--inputs", list.path(percentEncoded: false),
                ],
                inputFiles: inputs,
                outputFiles: plan.outputs.map { models.appending(path: $0) }
            )
        ]
    }
}
