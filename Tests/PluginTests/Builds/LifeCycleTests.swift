import Foundation
import ModelgenTestSupport
import Testing

/// The life of a package that uses the plugins, build by build: what ran, what was compiled, what was said.
///
/// modelgen is built from source in it, once. `Scripts/plugin` adds the switch to release, which builds it again and
/// takes minutes.
@Suite struct LifeCycleTests {
    private static let wanted = """
        articles: 3 Ada Bo Cy
        first: 1706909400
        order: 17 true 1
        feed: All boats 1
        forecast: Faro 1

        """

    @Test(.timeLimit(.minutes(40))) func fromSource() throws {
        let consumer = try Consumer()
        try coldThenQuiet(consumer)
        try options(consumer)
        try samples(consumer)
        try specs(consumer)
        try faults(consumer)
        if ProcessInfo.processInfo.environment["MODELGEN_PLUGIN_RELEASE"] != nil { try releaseAndBack(consumer) }
        try tests(consumer)
        try committed(consumer)
    }

    @Test(.timeLimit(.minutes(40))) func fromTheBundle() throws {
        let bundle = try PluginBundle()
        let consumer = try Consumer(dependency: bundle.package)
        let cold = try consumer.build()
        #expect(cold.status == 0 && cold.runs == 1 && cold.complaints == [], "\(cold.text)")
        #expect(!cold.text.contains("Compiling Modelgen"))
        #expect(try consumer.run() == Self.wanted)
        let second = try consumer.build()
        #expect(second.status == 0 && second.runs == 0 && second.compiled == [], "\(second.text)")
        try releaseAndBack(consumer)
        try withoutSpecs(consumer)
        try committed(consumer)
    }

    /// The tool is linked once by the plan for tools and once by the main plan, so the second build runs it again.
    private func coldThenQuiet(_ consumer: Consumer) throws {
        let cold = try consumer.build()
        try #require(cold.status == 0, "\(cold.text)")
        #expect(cold.runs == 1)
        #expect(cold.complaints == [])
        #expect(cold.compiled.contains("App/Order.generated.swift"))
        #expect(try consumer.run() == Self.wanted)
        let second = try consumer.build()
        #expect(second.status == 0 && second.runs <= 1 && second.compiled == [], "\(second.text)")
        let third = try consumer.build()
        #expect(third.status == 0 && third.runs == 0 && third.compiled == [], "\(third.text)")
    }

    private func options(_ consumer: Consumer) throws {
        try consumer.change("modelgen.yaml") { $0.replacing("Asia/Tokyo", with: "UTC") }
        let changed = try consumer.build()
        #expect(changed.status == 0 && changed.runs == 1, "\(changed.text)")
        #expect(changed.compiled.contains("App/ArticleCoding.generated.swift"))
        #expect(try consumer.run().contains("first: 1706941800\n"))
        try consumer.change("modelgen.yaml") { $0.replacing("UTC", with: "Asia/Tokyo") }
        #expect(try consumer.build().status == 0)
    }

    private func samples(_ consumer: Consumer) throws {
        // Other bytes, the same model.
        try consumer.change("Specs/article/2.json") { $0.replacing("Harbour life", with: "Harbour lights") }
        let same = try consumer.build()
        #expect(same.status == 0 && same.runs == 1 && same.compiled == [], "\(same.text)")

        let order = "Sources/App/Orders/order/1.json"
        let before = try consumer.folder.text(order)
        try consumer.change(order) { $0.replacing("\"id\": 17,", with: "\"id\": 17, \"express\": true,") }
        let edited = try consumer.build()
        #expect(edited.status == 0 && edited.runs == 1, "\(edited.text)")
        #expect(edited.compiled.contains("App/Order.generated.swift"))
        #expect(!edited.compiled.contains("App/Article.generated.swift"))
        try consumer.folder.write(before, to: order)
        #expect(try consumer.build().status == 0)

        try consumer.folder.write(
            #"[{ "id": 4, "title": "Fog", "author": { "name": "Di" }, "draft": true }]"#, to: "Specs/article/3.json")
        let added = try consumer.build()
        #expect(added.status == 0 && added.runs == 1, "\(added.text)")
        #expect(added.compiled.contains("App/Article.generated.swift"))
        try consumer.remove("Specs/article/3.json")
        let removed = try consumer.build()
        #expect(removed.status == 0 && removed.runs == 1, "\(removed.text)")
        #expect(removed.compiled.contains("App/Article.generated.swift"))
        #expect(try consumer.run() == Self.wanted)
    }

    private func specs(_ consumer: Consumer) throws {
        try consumer.folder.write("modelgen: 1\nsample: { port: Faro, berths: 12 }\n", to: "Specs/harbour.yaml")
        let main = try consumer.folder.text("Sources/App/main.swift")
        let use = "\nprint(try HarbourCoding.decode(Data(#\"{\"port\": \"Sines\", \"berths\": 3}\"#.utf8)).port)\n"
        try consumer.folder.write(main + use, to: "Sources/App/main.swift")
        let added = try consumer.build()
        #expect(added.status == 0 && added.runs == 1, "\(added.text)")
        #expect(try consumer.run() == Self.wanted + "Sines\n")

        try consumer.remove("Specs/harbour.yaml")
        try consumer.folder.write(main, to: "Sources/App/main.swift")
        let removed = try consumer.build()
        #expect(removed.status == 0 && removed.runs == 1, "\(removed.text)")
        let still = try consumer.build()
        #expect(still.runs == 0 && still.compiled == [], "\(still.text)")
    }

    private func faults(_ consumer: Consumer) throws {
        let spec = "Sources/App/Orders/order.modelgen.yaml"
        let text = try consumer.folder.text(spec)
        // Each with what the log must say, in one line, the file by its absolute path.
        let faults = [
            (spec, text.replacing("samples", with: "sampels"), "\(spec):3:1: error: unknown key 'sampels'"),
            (spec, text.replacing("[order]", with: "[../../../Package.swift]"), "[MG1201]"),
            (
                "Sources/App/Specs/loose.json", "{}\n",
                "/Sources/App/Specs/loose.json:1:1: error: has the name of a spec"
            ),
            ("Sources/App/Other/Order.modelgen.yaml", text, "Order.modelgen.yaml' would both write Order"),
            ("Sources/App/Order.generated.swift", "// mine\n", "error: 'Order.generated.swift' in target 'App' has"),
            (
                "Sources/App/G/Order.generated.swift", "// Generated by modelgen\n",
                "'App' uses ModelgenPlugin and holds"
            ),
        ]
        for (path, fault, wanted) in faults {
            let before = try? consumer.folder.text(path)
            try consumer.folder.write(fault, to: path)
            let broken = try consumer.build()
            #expect(broken.status != 0, "\(path)\n\(broken.text)")
            let said = broken.complaints.contains { $0.contains(wanted) }
            #expect(said, "\(path)\n\(broken.text)")
            if let before { try consumer.folder.write(before, to: path) } else { try consumer.remove(path) }
        }
        let mended = try consumer.build()
        #expect(mended.status == 0 && mended.runs == 1 && mended.compiled == [], "\(mended.text)")
        #expect(try consumer.run() == Self.wanted)
    }

    private func releaseAndBack(_ consumer: Consumer) throws {
        let release = try consumer.build("-c", "release")
        #expect(release.status == 0 && release.complaints == [] && release.runs <= 1, "\(release.text)")
        #expect(try consumer.run(configuration: "release") == Self.wanted)
        let back = try consumer.build()
        #expect(back.status == 0 && back.runs <= 1 && back.compiled == [], "\(back.text)")
        let still = try consumer.build()
        #expect(still.status == 0 && still.runs == 0 && still.compiled == [], "\(still.text)")
    }

    /// A target that has the plugin and no spec is named, and built.
    private func withoutSpecs(_ consumer: Consumer) throws {
        let specs = "Tests/AppTests/Specs"
        let text = try consumer.folder.text("\(specs)/fixture.yml")
        try consumer.remove("\(specs)/fixture.yml")
        let idle = try consumer.build()
        let said = idle.complaints.contains {
            $0.contains("warning: target 'AppTests' uses ModelgenPlugin and has no spec; add one to its folder")
        }
        #expect(idle.status == 0 && said, "\(idle.text)")
        try consumer.folder.write(text, to: "\(specs)/fixture.yml")
        let again = try consumer.build()
        #expect(again.status == 0 && again.complaints == [], "\(again.text)")
    }

    private func tests(_ consumer: Consumer) throws {
        let tests = try consumer.swift(["test"])
        #expect(tests.status == 0 && tests.runs >= 1, "\(tests.text)")
        #expect(tests.text.contains("1 test in 0 suites passed"))
    }

    /// The command plugin: what is committed is up to date, an edit is named, generating again refuses to lose it.
    private func committed(_ consumer: Consumer) throws {
        let generate = ["package", "--allow-writing-to-package-directory", "generate-models"]
        let clean = try consumer.swift(generate + ["--check"])
        #expect(clean.status == 0 && clean.complaints == [], "\(clean.text)")
        // What is left without SwiftPM's own lines: nothing.
        let quiet = try consumer.swift(["package", "--quiet"] + generate.dropFirst() + ["--check"])
        #expect(quiet.status == 0 && quiet.text.isEmpty, "\(quiet.text)")
        let model = "Sources/Feed/Generated/Feed.generated.swift"
        try consumer.change(model) { $0 + "// mine\n" }
        let edited = try consumer.swift(generate + ["--check", "--target", "Feed"])
        #expect(edited.status == 1 && edited.text.contains(model), "\(edited.text)")
        #expect(edited.text.contains("error: the models of target 'Feed' are not up to date; run generate-models"))
        let refused = try consumer.swift(generate)
        #expect(refused.status == 1 && refused.text.contains("[MG0703]"), "\(refused.text)")
        let forced = try consumer.swift(generate + ["--force"])
        #expect(forced.status == 0, "\(forced.text)")
        #expect(try consumer.swift(generate + ["--check"]).status == 0)
        let unknown = try consumer.swift(generate + ["--target", "Fed"])
        #expect(unknown.status == 1 && unknown.text.contains("no Swift target 'Fed'"), "\(unknown.text)")
    }
}
