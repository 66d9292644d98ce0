import ModelgenRender
import ModelgenSource
import ModelgenSwift

/// What stands in an output folder before a run.
package struct OutputFolder: Hashable, Sendable {
    /// One of its generated files, or one that stands where a generated file is to go.
    package struct File: Hashable, Sendable {
        package var bytes: [UInt8]
        /// nil where modelgen did not write it.
        package var generated: GeneratedFile?

        package init(bytes: [UInt8]) {
            self.bytes = bytes
            generated = GeneratedFile(parsing: bytes)
        }
    }

    /// The ending of every file that modelgen writes.
    package static let ending = ".generated.swift"

    /// By name.
    package var files: [String: File]

    package init(files: [String: File] = [:]) {
        self.files = files
    }

    /// Reads a folder; one that is not there is empty. Files without the ending of ours are none of our business.
    package init(reading folder: String, from system: any FileSystem) throws(Diagnostics) {
        files = [:]
        switch system.kind(of: folder) {
        case nil: return
        case .folder: break
        default:
            let message = "'\(folder)' is not a folder"
            throw Diagnostics([
                Diagnostic(.notWritable, path: folder, message: message, remedy: "give a folder after -o")
            ])
        }
        do {
            for name in try system.entries(of: folder) where name.hasSuffix(Self.ending) && !name.hasPrefix(".") {
                let path = FilePath.join(folder, name)
                guard system.kind(of: path) == .file else { continue }
                files[name] = File(bytes: try system.read(path))
            }
        } catch {
            throw Diagnostics([.unreadable(error)])
        }
    }

    /// Whether it holds models besides those of some names.
    package func hasModels(beyond names: Set<String>) -> Bool {
        files.contains { name, file in
            if case .source? = file.generated?.header.origin { return !names.contains(name) }
            return false
        }
    }

    /// What a shared file here offers; nil where there is none of ours.
    func shared(_ shared: SharedFile) -> (access: AccessLevel, isNonisolated: Bool)? {
        guard let file = files[shared.name], case .support? = file.generated?.header.origin else { return nil }
        let text = String(decoding: file.bytes, as: UTF8.self)
        guard let line = text.split(separator: "\n").first(where: { $0.contains(shared.landmark) }) else { return nil }
        let words = Set(line.split(separator: " "))
        let access = AccessLevel.allCases.last { words.contains(Substring($0.rawValue)) } ?? .internal
        return (access, words.contains("nonisolated"))
    }
}
