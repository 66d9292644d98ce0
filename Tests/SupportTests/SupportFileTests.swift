import Foundation
import ModelgenSwift
import Testing

@Suite("The support file")
struct SupportFileTests {
    @Test(
        "compiles without a warning in every mode",
        arguments: [
            (SupportFile(), ["-swift-version", "5"]),
            (SupportFile(), ["-swift-version", "6"]),
            (SupportFile(), ["-swift-version", "6", "-default-isolation", "MainActor"]),
            (SupportFile(access: "public "), ["-swift-version", "6", "-default-isolation", "MainActor"]),
            (SupportFile(access: "package ", isolation: ""), ["-swift-version", "6", "-package-name", "models"]),
            (SupportFile(access: "public ", isolation: ""), ["-swift-version", "5"]),
        ]
    )
    func compiles(file: SupportFile, mode: [String]) throws {
        let toolchain = try Toolchain()
        let path = try toolchain.write(file.text, to: "ModelgenSupport.generated.swift")
        let outcome = try toolchain.run(["swiftc", "-typecheck", "-warnings-as-errors"] + mode + [path])
        #expect(outcome.status == 0, "\(outcome.output)")
    }

    @Test(
        "is as swift format would leave it",
        arguments: [
            SupportFile(), SupportFile(access: "public "), SupportFile(access: "package "), SupportFile(isolation: ""),
        ]
    )
    func isFormatted(file: SupportFile) throws {
        let toolchain = try Toolchain()
        let path = try toolchain.write(file.text, to: "ModelgenSupport.generated.swift")
        let configuration = SupportFile.project.appendingPathComponent(".swift-format").path
        let lint = try toolchain.run("swift", "format", "lint", "--strict", "--configuration", configuration, path)
        #expect(lint.status == 0, "\(lint.output)")
        let formatted = try toolchain.run("swift", "format", "--configuration", configuration, path)
        #expect(try formatted.output == file.text)
    }

    @Test("has no slots but access and isolation, and imports nothing but Foundation")
    func slots() throws {
        let text = try SupportFile().text
        #expect(!text.contains("{{"))
        #expect(text.hasPrefix("import Foundation\n"))
        #expect(text.components(separatedBy: "import ").count == 2)
    }

    @Test("declares few names that a model could have, since a second declaration of one would not compile")
    func names() throws {
        let declaration =
            /^(?:private |fileprivate )?(?:nonisolated )(?:final )?(?:enum|struct|class|protocol|func|let|var) (\w+)/
        let names = try SupportFile().text.split(separator: "\n").compactMap { try? declaration.firstMatch(in: $0)?.1 }
        #expect(
            names == [
                "JSONValue", "DateForm", "NumericText", "SkippedElements", "Boxed", "describe", "PageRequest",
                "ListUpdate",
            ])
    }

    /// The driver's tables are the specification of dates and helpers: `Driver/DateCases.swift` and its neighbours.
    @Test("reads and writes as its driver wants, and prints and parses dates as Foundation's calendar does")
    func behaves() throws {
        let toolchain = try Toolchain()
        var sources = [
            try toolchain.write(SupportFile().text, to: "ModelgenSupport.generated.swift"),
            try toolchain.write(Self.samples, to: "Samples.swift"),
        ]
        let driver = SupportFile.project.appendingPathComponent("Tests/SupportTests/Driver")
        for name in try FileManager.default.contentsOfDirectory(atPath: driver.path).sorted() {
            sources.append(driver.appendingPathComponent(name).path)
        }
        let flags = ["-swift-version", "6", "-parse-as-library", "-module-name", "Driver", "-warnings-as-errors"]
        let build = try toolchain.run(["swiftc"] + flags + ["-o", "driver"] + sources)
        try #require(build.status == 0, "\(build.output)")
        let run = try toolchain.run("./driver")
        #expect(run.status == 0 && run.output.hasSuffix(" checks, 0 failures\n"), "\(run.output)")
    }

    /// Each form by the expression that emitted code has for it, beside the sample that its documentation shows.
    private static var samples: String {
        let lines = DateFormTests.samples.map { form, sample in
            "    (\(form.swiftExpression), \(sample.debugDescription), \(form.swiftDeclarationExpression)),"
        }
        return "let samples: [(DateForm, String, DateForm)] = [\n\(lines.joined(separator: "\n"))\n]\n"
    }
}
