#if canImport(XcodeProjectPlugin)
    import Foundation
    import PackagePlugin
    import XcodeProjectPlugin

    extension ModelgenPlugin: XcodeBuildToolPlugin {
        /// The same for a target of an Xcode project: its members, specs and samples among them, are what counts.
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            let folder = context.xcodeProject.directoryURL
            let files = target.inputFiles.flatMap { FilesBelow.files(of: $0.url) }
            return try commands(
                for: TargetPlan(
                    files.map { TargetPlan.File(url: $0, path: $0.path(below: folder)) }, target: target.displayName),
                optionsFiles: OptionsFiles.urls(from: folder.appending(path: target.displayName), upTo: folder),
                tool: context.tool(named: "modelgen").url,
                target: target.displayName,
                workFolder: context.pluginWorkDirectoryURL
            )
        }
    }
#endif
