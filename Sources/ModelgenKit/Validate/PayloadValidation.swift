import ModelgenResolve
import ModelgenShape
import ModelgenSource

/// Whether payloads decode as the models of a spec: Foundation's rules on the model, nothing compiled.
///
/// ```swift
/// let request = GenerationRequest(inputs: ["Specs/article.yaml"])
/// let validation = PayloadValidation.run(request, payloads: ["payload.json"], in: DiskFileSystem())
/// validation.isValid
/// ```
package struct PayloadValidation: Hashable, Sendable {
    /// The root type: `Article`.
    package var root = ""
    /// A file each, in the order of their paths.
    package var reports: [PayloadReport] = []
    /// Why there are no answers: what is wrong with the spec, its samples or the payloads.
    package var failures: [Diagnostic] = []

    /// - Parameters:
    ///   - request: The spec, or samples.
    ///   - root: Which of a spec's roots; nil where it has one.
    ///   - payloads: Files, folders and patterns; `-` is standard input.
    package static func run(
        _ request: GenerationRequest, root: String? = nil, payloads: [String], in files: any FileSystem
    ) -> PayloadValidation {
        let limits = request.tool.limits
        var validation = PayloadValidation()
        let rules: DecodingRules
        do {
            rules = try Self.rules(of: request, root: root, in: files, limits: limits)
        } catch {
            validation.failures = error.all
            return validation
        }
        validation.root = rules.name
        var paths: Set<String> = []
        for payload in payloads {
            do {
                paths.formUnion(payload == "-" ? [payload] : try InputFinder(files).files(named: payload))
            } catch {
                validation.failures += error.all
            }
        }
        guard validation.failures.isEmpty else { return validation }
        validation.reports = ConcurrentMap.map(paths.sorted(), threads: request.tool.threads) { path in
            Self.report(of: path, rules, files, limits)
        }
        validation.failures = validation.reports.flatMap(\.failures)
        return validation
    }

    /// The rules by which the models of a spec decode.
    /// - Throws: What is wrong with the spec or its samples; a usage error where it is not clear which root is meant.
    package static func rules(
        of request: GenerationRequest, root: String? = nil, in files: any FileSystem,
        limits: ReadingLimits = ReadingLimits()
    ) throws(Diagnostics) -> DecodingRules {
        let preparation = Preparer(files).prepare(request)
        var failures = preparation.diagnostics
        var found: [DecodingRules] = []
        if !preparation.hasErrors {
            for item in preparation.items {
                let resolution = Resolver.resolve(item.request)
                failures += resolution.diagnostics
                guard let model = resolution.model else { continue }
                found += model.codings.map { DecodingRules($0, of: model) }
            }
        }
        failures = failures.filter { $0.severity == .error }
        guard failures.isEmpty else { throw Diagnostics(failures) }
        let wanted = root.map { root in found.filter { $0.name == root } } ?? found
        if let rules = wanted.first, wanted.count == 1 { return rules }
        let list = found.map { "'\($0.name)'" }.joined(separator: ", ")
        let message = root.map { "there is no root type '\($0)'" } ?? "the spec has \(found.count) root types"
        throw Diagnostics([Diagnostic(.usage, message: message, remedy: "add --name with one of \(list)")])
    }

    private static func report(
        of path: String, _ rules: DecodingRules, _ files: any FileSystem, _ limits: ReadingLimits
    ) -> PayloadReport {
        let isInput = path == "-"
        let name = isInput ? InputReader.standardInput : path
        do {
            let bytes = isInput ? try files.readStandardInput() : try files.read(path)
            return PayloadReport(SourceFile(path: name, bytes: bytes), rules, limits: limits)
        } catch {
            return PayloadReport(path: name, failures: [.unreadable(error)])
        }
    }

    package var documents: Int { reports.map(\.documents).reduce(0, +) }

    /// Documents that do not decode.
    package var invalid: Int { reports.map(\.invalid).reduce(0, +) }

    package var isValid: Bool { invalid == 0 }

    /// `1 of 3 documents does not decode as Article`
    package var summary: String {
        let noun = documents == 1 ? "document" : "documents"
        if isValid { return "\(documents) \(noun) \(documents == 1 ? "decodes" : "decode") as \(root)\n" }
        return "\(invalid) of \(documents) \(noun) \(invalid == 1 ? "does" : "do") not decode as \(root)\n"
    }

    /// `{"root": "Article", "documents": 3, "invalid": 1, "mismatches": [{"file": …}], "counts": [{…}]}`
    package var json: String {
        let mismatches = reports.flatMap { report in report.mismatches.map { entry($0, in: report.path) } }
        let counts = reports.flatMap { report in
            report.counts.map { count in
                let first = count.first.position
                return """
                    {"file": \(JSONText.quoted(report.path)), "pattern": \(JSONText.quoted(count.pattern)), \
                    "mismatch": \(JSONText.quoted(count.kind.rawValue)), "expected": \(JSONText.quoted(count.expected)), \
                    "count": \(count.count), "documents": \(count.documents), "line": \(first.line), \
                    "column": \(first.column)}
                    """
            }
        }
        func list(_ entries: [String]) -> String {
            entries.isEmpty ? "[]" : "[\n  " + entries.joined(separator: ",\n  ") + "\n]"
        }
        return """
            {"root": \(JSONText.quoted(root)), "documents": \(documents), "invalid": \(invalid), "mismatches": \
            \(list(mismatches)), "counts": \(list(counts))}

            """
    }

    private func entry(_ mismatch: PayloadMismatch, in file: String) -> String {
        """
        {"file": \(JSONText.quoted(file)), "line": \(mismatch.position.line), "column": \(mismatch.position.column), \
        "path": \(JSONText.quoted(mismatch.pathText)), "mismatch": \(JSONText.quoted(mismatch.kind.rawValue)), \
        "code": \(JSONText.quoted(mismatch.code.rawValue)), "expected": \(JSONText.quoted(mismatch.expected)), \
        "found": \(JSONText.quoted(mismatch.found))}
        """
    }
}
