import Foundation

/// A target by what lies in its folder, excluded files too: those who commit models exclude the specs.
struct TargetFolder {
    var name: String
    var url: URL
    /// Specs below the folder, in order of their paths.
    let specs: [URL]

    /// Where generated files go.
    var output: URL {
        url.appending(path: "Generated")
    }

    /// Whether models were generated into it before.
    var hasModels: Bool {
        let names = try? FileManager.default.contentsOfDirectory(atPath: output.path(percentEncoded: false))
        return (names ?? []).contains { $0.hasSuffix(BuildRules.outputEnding) }
    }

    init(name: String, url: URL) {
        self.name = name
        self.url = url
        var visited: Set<String> = []
        specs = Self.specs(in: url, path: "", visited: &visited)
    }

    /// The specs below a folder by the rule that builds go by. Links are followed, each folder once.
    private static func specs(in folder: URL, path: String, visited: inout Set<String>) -> [URL] {
        guard visited.insert(folder.realPath).inserted else { return [] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
        return names.sorted().filter { !$0.hasPrefix(".") }.flatMap { name -> [URL] in
            let url = folder.appending(path: name)
            let path = path.isEmpty ? name : "\(path)/\(name)"
            if url.isFolder { return specs(in: url, path: path, visited: &visited) }
            return BuildRules.isSpec(path) ? [url] : []
        }
    }

    /// The specs directly in the folder `Specs` of a package.
    static func specs(ofPackage root: URL) -> [URL] {
        let folder = root.appending(path: "Specs")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
        return names.sorted().filter { BuildRules.isSpec("Specs/\($0)") }.map { folder.appending(path: $0) }
            .filter { !$0.isFolder }
    }
}

extension URL {
    /// The path with every link followed.
    var realPath: String {
        resolvingSymlinksInPath().path(percentEncoded: false)
    }

    fileprivate var isFolder: Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path(percentEncoded: false), isDirectory: &isFolder)
            && isFolder.boolValue
    }
}
