import ModelgenShape
import ModelgenSource

/// Reads what the command line names: specs or samples, files, folders, patterns, `-`.
package struct InputReader {
    private let files: any FileSystem
    private let limits: ReadingLimits

    package init(_ files: any FileSystem, limits: ReadingLimits = ReadingLimits()) {
        self.files = files
        self.limits = limits
    }

    /// The name by which diagnostics call standard input.
    package static let standardInput = "<stdin>"

    /// All inputs, each file once, in the order of their paths; every complaint about them is thrown together.
    ///
    /// A folder that holds specs stands for them: what else is in it are their samples.
    package func read(_ arguments: [String]) throws(Diagnostics) -> Inputs {
        var inputs = Inputs()
        var failures: [Diagnostic] = []
        var seen: Set<String> = []
        for argument in arguments {
            do {
                try read(argument, into: &inputs, seen: &seen)
            } catch {
                failures += error.all
            }
        }
        guard failures.isEmpty else { throw Diagnostics(failures) }
        inputs.specs.sort { $0.path < $1.path }
        inputs.samples.sort { $0.path < $1.path }
        return inputs
    }

    /// One file by its path.
    package func file(_ path: String, at place: Place? = nil) throws(Diagnostics) -> SourceFile {
        do {
            return try files.source(path)
        } catch {
            throw Diagnostics([.unreadable(error, at: place)])
        }
    }

    private func read(_ argument: String, into inputs: inout Inputs, seen: inout Set<String>) throws(Diagnostics) {
        guard argument != "-" else {
            guard seen.insert(argument).inserted else { return }
            return add(try standardInput(), to: &inputs)
        }
        var group = Inputs()
        for path in try InputFinder(files).files(named: argument) where !seen.contains(path) {
            seen.insert(path)
            add(try file(path), to: &group)
        }
        inputs.specs += group.specs
        let isFolder = files.kind(of: argument) == .folder
        if !isFolder || group.specs.isEmpty { inputs.samples += group.samples }
    }

    private func add(_ file: SourceFile, to inputs: inout Inputs) {
        switch InputKind(of: file, limits: limits) {
        case .spec: inputs.specs.append(file)
        case .sample: inputs.samples.append(file)
        }
    }

    private func standardInput() throws(Diagnostics) -> SourceFile {
        do {
            return try files.standardInput(named: Self.standardInput)
        } catch {
            throw Diagnostics([.unreadable(error)])
        }
    }
}
