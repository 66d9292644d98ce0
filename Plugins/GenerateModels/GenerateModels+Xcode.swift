#if canImport(XcodeProjectPlugin)
    import Foundation
    import PackagePlugin
    import XcodeProjectPlugin

    extension GenerateModels: XcodeCommandPlugin {
        /// The same for the targets of an Xcode project, whose files lie in a folder of the target's name.
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
            let root = context.xcodeProject.directoryURL
            let folders = context.xcodeProject.targets.map {
                TargetFolder(name: $0.displayName, url: root.appending(path: $0.displayName))
            }
            try run(Request(arguments), over: folders, sharing: root, with: context.tool(named: "modelgen").url)
        }
    }
#endif
