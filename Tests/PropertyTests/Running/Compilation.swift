import Foundation
import ModelgenKit

/// Models of several cases as one program, which decodes their documents and encodes them again.
struct Compilation {
    enum Outcome {
        case encoded(String)
        case refused(String)
    }

    struct Program {
        /// Cases that do not compile; nothing ran where there are some.
        var faults: [String: Verdict.Fault] = [:]
        /// What became of the documents of each case, as far as the program got.
        var outcomes: [String: [Outcome]] = [:]
    }

    let variant: Variant
    let results: [String: GenerationResult]

    func program(of documents: [String: [Document]]) throws -> Program {
        let toolchain = try Toolchain()
        var sources = ["main.swift"]
        for (name, result) in results.sorted(by: { $0.key < $1.key }) {
            for file in result.files where file.name.hasPrefix(name) {
                try toolchain.folder.write(file.text, to: file.name)
                sources.append(file.name)
            }
        }
        // One text serves all: it is the same whatever models lean on it.
        if let support = results.values.lazy.flatMap(\.files).first(where: { $0.name.hasPrefix("ModelgenSupport") }) {
            try toolchain.folder.write(support.text, to: support.name)
            sources.append(support.name)
        }
        try toolchain.folder.write(main, to: "main.swift")
        let mode = ["-swift-version", variant.languageMode, "-warnings-as-errors", "-module-name", "Models", "-Onone"]
        let jobs = ["-enable-batch-mode", "-j2", "-c"]
        let compiled = try toolchain.run(["swiftc"] + mode + jobs + variant.compilerArguments + sources)
        guard compiled.status == 0 else { return Program(faults: faults(in: compiled.output)) }
        let objects = sources.map { $0.replacing(".swift", with: ".o") }
        let linked = try toolchain.run(["swiftc", "-o", "program"] + objects)
        guard linked.status == 0 else { return Program(faults: faults(in: linked.output)) }
        return try run(documents, toolchain)
    }

    private func run(_ documents: [String: [Document]], _ toolchain: Toolchain) throws -> Program {
        var program = Program()
        var left = documents.sorted { $0.key < $1.key }
        // A program that stops has said which case it was at; the cases behind it get a run of their own.
        while !left.isEmpty {
            let lines = left.flatMap { name, documents in documents.map { "\(name)\t\($0.text)\n" } }
            try toolchain.folder.write(lines.joined(), to: "documents")
            let outcome = try toolchain.run(["./program", "documents"])
            var last = 0
            for line in outcome.output.split(separator: "\n") {
                let parts = line.split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
                guard parts.count == 3, let place = left.firstIndex(where: { $0.key == parts[0] }) else { continue }
                last = max(last, place)
                program.outcomes[parts[0], default: []].append(
                    parts[1] == "encoded" ? .encoded(parts[2]) : .refused(parts[2]))
            }
            if outcome.status == 0 { break }
            let isLastDone = program.outcomes[left[last].key]?.count == left[last].value.count
            left.removeFirst(isLastDone ? min(last + 2, left.count) : last + 1)
        }
        return program
    }

    /// The first error of each case's files.
    private func faults(in output: String) -> [String: Verdict.Fault] {
        var faults: [String: Verdict.Fault] = [:]
        let lines = output.split(separator: "\n")
        for line in lines where line.contains("error: ") {
            guard let file = line.split(separator: ":").first?.split(separator: "/").last else { continue }
            let stem = file.prefix { $0 != "." }
            let name = results.keys.first { stem == $0 || stem == "\($0)Coding" }
            guard let name, faults[name] == nil else { continue }
            faults[name] = Verdict.Fault(
                kind: .compilation, mark: String(line.drop { $0 != " " }).mark, detail: String(line))
        }
        guard faults.isEmpty else { return faults }
        // An error that names no model's file is everyone's.
        return results.mapValues { _ in
            Verdict.Fault(kind: .compilation, mark: "", detail: String(output.suffix(2_000)))
        }
    }

    private var main: String {
        let entries = results.keys.sorted().map { name in
            let encode = variant.encodes ? "try \(name)Coding.encode(value)" : "Data(\"null\".utf8)"
            return """
                func run\(name)(_ document: Data) throws -> Data {
                    let value = try \(name)Coding.decode(document)
                    \(variant.encodes ? "" : "_ = value")
                    return \(encode)
                }
                """
        }
        let cases = results.keys.sorted().map { name in
            """
                case "\(name)":
                    do {
                        tell(name, "encoded", String(decoding: try run\(name)(document), as: UTF8.self))
                    } catch {
                        tell(name, "refused", \(name)Coding.summary(of: error))
                    }
            """
        }
        return """
            import Foundation

            \(entries.joined(separator: "\n\n"))

            func tell(_ name: String, _ outcome: String, _ text: String) {
                let line = String(decoding: text.utf8.map { $0 == 10 ? 32 : $0 }, as: UTF8.self)
                FileHandle.standardOutput.write(Data("\\(name)\\t\\(outcome)\\t\\(line)\\n".utf8))
            }

            let lines = try Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1])).split(separator: 10)
            for line in lines {
                let tab = line.firstIndex(of: 9) ?? line.startIndex
                let name = String(decoding: line[..<tab], as: UTF8.self)
                let document = Data(line[(tab + 1)...])
                switch name {
            \(cases.joined(separator: "\n"))
                default: break
                }
            }

            """
    }
}
