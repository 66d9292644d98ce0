/// Turns what a user names as an input (a file, a folder, a pattern) into the files it stands for, or says why it cannot.
package struct InputFinder {
    private let files: any FileSystem

    package init(_ files: any FileSystem) {
        self.files = files
    }

    /// The files that `text` names below `folder`, in order.
    ///
    /// A name that exists as it is written is taken so, even with `[1]` in it; else wildcards count.
    ///
    /// - Parameters:
    ///   - text: `samples/*.json`
    ///   - folder: The folder of the spec that names it; empty for the working folder.
    ///   - place: Where it is named; nil for an argument.
    package func files(named text: String, below folder: String = "", at place: Place? = nil) throws(Diagnostics)
        -> [String]
    {
        let path = FilePath.join(folder, text)
        switch files.kind(of: path) {
        case .file, .other: return [path]
        case .folder: return try filesIn(path, named: text, at: place)
        case nil where GlobPattern.hasWildcards(text): return try matches(of: text, below: folder, at: place)
        case nil: throw Diagnostics([missing(text, below: folder, at: place)])
        }
    }

    /// The error of a file that is not there, with the nearest name that is.
    package func missing(_ text: String, below folder: String = "", at place: Place? = nil) -> Diagnostic {
        let remedy = suggestion(for: FilePath.join(folder, text), below: folder)
        return diagnostic(.fileNotFound, at: place, named: text, "there is no file or folder '\(text)'", remedy)
    }

    private func filesIn(_ path: String, named text: String, at place: Place?) throws(Diagnostics) -> [String] {
        let found: [String]
        do {
            found = try FileFinder(files).files(in: path)
        } catch {
            throw Diagnostics([.unreadable(error, at: place, named: text)])
        }
        guard found.isEmpty else { return found }
        let endings = FileFinder.endings.sorted().map { ".\($0)" }.joined(separator: ", ")
        let remedy = "files that end in \(endings) are taken from a folder; name others one by one"
        throw Diagnostics([
            diagnostic(.noSamples, at: place, named: text, "the folder '\(text)' holds no samples", remedy)
        ])
    }

    private func matches(of text: String, below folder: String, at place: Place?) throws(Diagnostics) -> [String] {
        // The folder itself is no pattern, whatever characters it has.
        let escaped = folder.reduce(into: "") { text, character in
            if "*?[\\".contains(character) { text.append("\\") }
            text.append(character)
        }
        let found: [String]
        do {
            found = try FileFinder(files).files(matching: GlobPattern(FilePath.join(escaped, text)))
        } catch {
            throw Diagnostics([.unreadable(error, at: place, named: text)])
        }
        guard found.isEmpty else { return found }
        let message = "no file matches '\(text)'"
        let fixed = text.split(separator: "/", omittingEmptySubsequences: false)
            .prefix { !GlobPattern.hasWildcards(String($0)) }.joined(separator: "/")
        let remedy = suggestion(for: FilePath.join(folder, fixed), below: folder)
        throw Diagnostics([diagnostic(.patternMatchesNothing, at: place, named: text, message, remedy)])
    }

    /// What to write instead: the nearest name in the deepest folder that exists, or what that folder holds. Paths are
    /// relative to `base`, as the text that was wrong is.
    private func suggestion(for path: String, below base: String) -> String {
        var folder = path
        var missing = ""
        while files.kind(of: folder) != .folder && folder != "." && folder != "/" {
            missing = FilePath.name(of: folder)
            folder = FilePath.folder(of: folder)
        }
        let names = ((try? files.entries(of: folder)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
        if !missing.isEmpty, let nearest = NearestWord.nearest(to: missing, in: names) {
            let rest = FilePath.normalized(path).dropFirst(FilePath.join(folder, missing).count)
            let known = FilePath.join(folder, nearest)
            let whole = files.kind(of: known + rest) == nil ? known : known + rest
            return "did you mean '\(Self.shown(whole, below: base))'?"
        }
        let place = folder == "." ? "the working folder" : "the folder '\(folder)'"
        if names.isEmpty { return "\(place) is empty" }
        let listed = names.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
        return "\(place) holds \(listed)\(names.count > 3 ? " and \(names.count - 3) more" : "")"
    }

    private static func shown(_ path: String, below base: String) -> String {
        let prefix = base.hasSuffix("/") ? base : base + "/"
        return !base.isEmpty && path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
    }

    private func diagnostic(
        _ code: DiagnosticCode,
        at place: Place?,
        named text: String,
        _ message: String,
        _ remedy: String
    ) -> Diagnostic {
        guard let place else { return Diagnostic(code, path: text, message: message, remedy: remedy) }
        return Diagnostic(code, at: place, message: message, remedy: remedy)
    }
}

extension Diagnostic {
    /// The error of a file that is there but cannot be read; the place is where it is named, if anywhere.
    package static func unreadable(_ failure: FileFailure, at place: Place? = nil, named text: String? = nil)
        -> Diagnostic
    {
        let path = text ?? failure.path
        let code = failure.isUnwatched ? DiagnosticCode.unwatchedFile : .fileNotReadable
        let message = "cannot read '\(FilePath.shown(path))': \(failure.reason)"
        let remedy =
            failure.isUnwatched
            ? "move it into the target's folder, or link its folder there"
            : "check the path and who may read it"
        guard let place else { return Diagnostic(code, path: path, message: message, remedy: remedy) }
        return Diagnostic(code, at: place, message: message, remedy: remedy)
    }
}
