import Foundation
import ModelgenKit
import ModelgenSource

/// Cases that are compiled together and run as one program.
struct Batch {
    let variant: Variant
    let cases: [PropertyCase]

    /// What becomes of each case, by its name.
    func verdicts() throws -> [String: Verdict] {
        var verdicts: [String: Verdict] = [:]
        var results: [String: GenerationResult] = [:]
        for item in cases {
            let result = try item.generate(variant)
            if let fault = try Self.fault(result, of: item, variant) {
                verdicts[item.name] = .failed(fault)
            } else {
                results[item.name] = result
            }
        }
        while !results.isEmpty {
            let compilation = Compilation(variant: variant, results: results)
            let documents = cases.filter { results[$0.name] != nil }.map { ($0.name, $0.documents) }
            let program = try compilation.program(of: Dictionary(uniqueKeysWithValues: documents))
            for (name, fault) in program.faults {
                verdicts[name] = .failed(fault)
                results[name] = nil
            }
            guard program.faults.isEmpty else { continue }
            for item in cases {
                guard let result = results[item.name] else { continue }
                verdicts[item.name] = Self.verdict(program.outcomes[item.name], item, result, variant)
            }
            break
        }
        return verdicts
    }

    /// What is wrong with a case before anything is compiled; nil where nothing is.
    static func fault(of item: PropertyCase, _ variant: Variant) throws -> Verdict.Fault? {
        try fault(item.generate(variant), of: item, variant)
    }

    private static func fault(_ result: GenerationResult, of item: PropertyCase, _ variant: Variant) throws
        -> Verdict.Fault?
    {
        if let error = result.diagnostics.first(where: { $0.severity == .error }) {
            return Verdict.Fault(kind: .generation, mark: error.code.rawValue, detail: error.line)
        }
        let reversed = try item.generate(variant, isReversed: true)
        guard let (one, other) = zip(result.files, reversed.files).first(where: { $0.text != $1.text }) else {
            return nil
        }
        let lines = zip(one.text.split(separator: "\n"), other.text.split(separator: "\n")).dropFirst(2)
        let line = lines.first { $0 != $1 }
        return Verdict.Fault(
            kind: .order, mark: "", detail: line.map { "\($0)\n    or\n\($1)" } ?? "one is longer")
    }

    private static func verdict(
        _ outcomes: [Compilation.Outcome]?,
        _ item: PropertyCase,
        _ result: GenerationResult,
        _ variant: Variant
    ) -> Verdict {
        let notes = Notes(result.diagnostics)
        for (index, document) in item.documents.enumerated() {
            guard let outcomes, index < outcomes.count else {
                return .failed(Verdict.Fault(kind: .crash, mark: "", detail: "at document \(index): \(document.text)"))
            }
            switch outcomes[index] {
            case .refused(let error):
                return .failed(
                    Verdict.Fault(kind: .decoding, mark: error.mark, detail: "\(error)\n    \(document.text)"))
            case .encoded(let text):
                guard variant.encodes else { continue }
                guard let found = try? Document(json: text) else {
                    return .failed(Verdict.Fault(kind: .difference, mark: "not JSON", detail: text))
                }
                let differences = Difference.all(from: document, to: found).filter { !notes.allow($0) }
                if let first = differences.first {
                    let detail = differences.map(\.description).joined(separator: "\n    ")
                    return .failed(Verdict.Fault(kind: .difference, mark: first.kind.rawValue, detail: detail))
                }
            }
        }
        return .passed
    }
}

extension String {
    /// A message without what is said of single names and values.
    var mark: String {
        let parts = split(separator: "'", omittingEmptySubsequences: false).enumerated()
        let bare = parts.filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined(separator: "''")
        let tail = bare.split(separator: ": ").last.map(String.init) ?? bare
        return String(tail.prefix { $0 != "\n" }.filter { !$0.isNumber }.prefix(60))
    }
}
