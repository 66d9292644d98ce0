import Foundation
import ModelgenTestSupport
import Testing

/// The package that `Scripts/bundle` makes, over the tool that was built with the tests.
struct PluginBundle {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        let script = ProjectFolder.root.appending(path: "Scripts/bundle").path(percentEncoded: false)
        let tool = BuiltTool.url.path(percentEncoded: false)
        let made = try ChildProcess.run([script, folder.path], in: folder.url, with: ["MODELGEN_BINARY": tool])
        try #require(made.status == 0, "\(made.output)")
    }

    var package: URL {
        folder.url.appending(path: "modelgen-plugins")
    }
}
