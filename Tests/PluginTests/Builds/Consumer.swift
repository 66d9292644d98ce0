import Foundation
import ModelgenTestSupport

/// A copy of `Tests/PluginConsumer` to build and change, with a scratch folder of its own.
final class Consumer {
    let folder: TemporaryFolder
    /// Outside of the package, so that nothing of it is taken for a file of the package.
    private let scratch: TemporaryFolder

    /// - Parameter dependency: The folder of the package that has the plugins.
    init(dependency: URL = ProjectFolder.root) throws {
        folder = try TemporaryFolder()
        scratch = try TemporaryFolder()
        let original = ProjectFolder.root.appending(path: "Tests/PluginConsumer")
        for name in try FileManager.default.contentsOfDirectory(atPath: original.path(percentEncoded: false))
        where !name.hasPrefix(".") {
            try FileManager.default.copyItem(at: original.appending(path: name), to: folder.url.appending(path: name))
        }
        let path = dependency.path(percentEncoded: false)
        try change("Package.swift") { $0.replacing("../..", with: path) }
    }

    func build(_ options: String...) throws -> BuildLog {
        try swift(["build"] + options)
    }

    func swift(_ arguments: [String]) throws -> BuildLog {
        let words = ["swift"] + arguments.prefix(1) + ["--scratch-path", scratch.path] + arguments.dropFirst()
        return BuildLog(try ChildProcess.run(words, in: folder.url))
    }

    /// What the built program prints.
    func run(configuration: String = "debug") throws -> String {
        try ChildProcess.run([scratch.path("\(configuration)/App"), folder.path], in: folder.url).output
    }

    func change(_ path: String, _ edit: (String) -> String) throws {
        try folder.write(edit(folder.text(path)), to: path)
    }

    func remove(_ path: String) throws {
        try FileManager.default.removeItem(atPath: folder.path(path))
    }
}
