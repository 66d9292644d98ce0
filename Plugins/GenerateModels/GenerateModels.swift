import Foundation
import PackagePlugin

/// `swift package --allow-writing-to-package-directory generate-models [--target NAME]... [--check] [options]`: generates
/// models to be committed, into the folder `Generated` of each target that has specs.
///
/// With `--check` nothing is written: files that would change are named, and the exit code is 1. Other options are those
/// of modelgen: `--force`, `--strict`.
@main
struct GenerateModels: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let request = Request(arguments)
        let modules = context.package.targets.compactMap { $0 as? SwiftSourceModuleTarget }
        let folders = modules.map { TargetFolder(name: $0.name, url: $0.directoryURL) }
        try run(
            request, over: folders, sharing: context.package.directoryURL, with: context.tool(named: "modelgen").url)
    }

    /// Runs modelgen for the targets that a request is about, and fails as it does.
    func run(_ request: Request, over targets: [TargetFolder], sharing root: URL, with tool: URL) throws {
        let jobs: [Job]
        do {
            jobs = try Selection(targets, package: root).jobs(forTargets: request.targets)
        } catch {
            Diagnostics.error(error.message)
            return
        }
        for job in jobs {
            let process = Process()
            process.executableURL = tool
            process.arguments = job.arguments(isCheck: request.isCheck, options: request.rest)
            process.currentDirectoryURL = root
            try process.run()
            process.waitUntilExit()
            guard process.terminationStatus != 0 else { continue }
            Diagnostics.error(
                request.isCheck && process.terminationStatus == 1
                    ? "the models of target '\(job.target.name)' are not up to date; run generate-models without --check, and "
                        + "with --force where a file was edited by hand"
                    : "modelgen failed for target '\(job.target.name)'")
        }
    }
}
