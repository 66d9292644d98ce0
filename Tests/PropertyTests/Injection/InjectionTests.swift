import ModelgenKit
import ModelgenSource
import Testing

/// What samples, specs and file names say stays data: the compiler sees the declarations of the model and no others.
@Suite struct InjectionTests {
    private static let results = HostileText.all.map { hostile in
        (hostile, HostileSpec(name: "Case\(hostile.index)", text: hostile.text).generate())
    }

    /// The same spec with texts that nobody could take for code: words, and one word, which needs no spelling of its own.
    private static let plain = ["an ordinary text", "ordinary"].map { HostileSpec(name: "Plain", text: $0).generate() }

    /// All files are parsed as one: a text that got out of its place would be seen in its file or swallow the next.
    @Test func declaresTheModelsOnly() throws {
        let toolchain = try Toolchain()
        let outputs = Self.results.map(\.1) + Self.plain
        var text = ""
        var line = 1
        var starts: [Int] = []
        for result in outputs {
            starts.append(line)
            for file in result.files where file.name != "ModelgenSupport.generated.swift" {
                text += file.text
                line += file.text.utf8.count { $0 == UInt8(ascii: "\n") }
            }
        }
        try toolchain.folder.write(text, to: "All.swift")
        let outcome = try toolchain.run(["swiftc", "-frontend", "-dump-parse", "All.swift"])
        #expect(outcome.status == 0, "\(outcome.output.prefix(4_000))")
        let declarations = Self.declarations(in: outcome.output, parted: starts)
        let wanted = declarations.suffix(Self.plain.count)
        #expect(wanted.allSatisfy { $0["struct_decl"] == 7 && $0["import_decl"] == 2 }, "\(wanted)")
        for ((hostile, result), found) in zip(Self.results, declarations) {
            #expect(!Diagnostics(result.diagnostics).hasErrors, "\(hostile): \(result.diagnostics.map(\.line))")
            #expect(wanted.contains(found), "\(hostile)")
        }
    }

    /// Where a spec gives names, a text is the name of something or refused; none is written as it came.
    @Test(
        arguments: HostileText.all,
        [
            "name: TEXT", "fields: { /a: { name: TEXT } }", "fields: { /b: { type: TEXT } }",
            "fields: { /b: { use: TEXT } }",
            "fields: { /status: { enum: open, names: { open: TEXT } } }", "models: { TEXT: { sample: { a: 1 } } }",
            "options: { timeZone: TEXT }",
        ])
    func namesAreNamesOrRefused(hostile: HostileText, line: String) {
        let sample = #"sample: { a: 1, b: { c: 1 }, status: open, at: "2024-01-15 10:30:00" }"#
        let given = line.replacing("TEXT", with: JSONText.quoted(hostile.text))
        let lines = ["modelgen: 1", given] + (line.hasPrefix("models") ? [] : [sample])
        let files = MemoryFiles(texts: ["case.yaml": lines.joined(separator: "\n")])
        let result = Generation(files).run(GenerationRequest(inputs: ["case.yaml"]))
        guard result.files.isEmpty else {
            // To Swift these are letters, whatever they look like.
            if ["\u{37E}", "\u{FF5D}"].contains(where: { hostile.text.utf8.elementsEqual($0.utf8) }) { return }
            #expect(
                hostile.text.unicodeScalars.allSatisfy { $0 == "_" || $0 == "`" || $0.properties.isXIDContinue },
                "\(line) took \(hostile.text.debugDescription)")
            return
        }
        #expect(result.diagnostics.contains { $0.severity == .error })
    }

    @Test func compilesTogether() throws {
        let toolchain = try Toolchain()
        var names: Set<String> = []
        for file in Self.results.flatMap(\.1.files) {
            try toolchain.folder.write(file.text, to: file.name)
            names.insert(file.name)
        }
        let mode = ["-warnings-as-errors", "-swift-version", "6", "-module-name", "Models", "-parse-as-library"]
        let outcome = try toolchain.run(["swiftc", "-frontend", "-typecheck"] + mode + names.sorted())
        #expect(outcome.status == 0, "\(outcome.output.prefix(4_000))")
    }

    @Test(arguments: HostileText.all)
    func hidesNothing(hostile: HostileText) {
        for file in Self.results[hostile.index].1.files {
            #expect(!file.name.contains("/") && !file.name.hasPrefix("."), "\(file.name)")
            let hidden = file.text.unicodeScalars.first { $0 != "\n" && $0.hidesOrTurns }
            #expect(hidden == nil, "U+\(String(hidden?.value ?? 0, radix: 16)) in \(file.name)")
        }
    }

    /// How many declarations of each kind a parser finds between the lines at which parts of a file start.
    private static func declarations(in dump: String, parted starts: [Int]) -> [[String: Int]] {
        var counts = [[String: Int]](repeating: [:], count: starts.count)
        // A node stands alone behind its indentation; a text inside a line is quoted.
        for line in dump.split(separator: "\n").map({ $0.drop { $0 == " " } }) where line.hasPrefix("(") {
            let node = line.dropFirst().prefix { $0.isLetter || $0 == "_" }
            guard node.hasSuffix("_decl"), let range = line.firstRange(of: "range=[All.swift:"),
                let start = Int(line[range.upperBound...].prefix { $0.isNumber }),
                let part = starts.lastIndex(where: { $0 <= start })
            else { continue }
            counts[part][String(node), default: 0] += 1
        }
        return counts
    }
}

extension Unicode.Scalar {
    /// Whether a reader of source sees nothing of the scalar, or the text around it in another order.
    fileprivate var hidesOrTurns: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        case .format: self != "\u{200D}"
        default: false
        }
    }
}
