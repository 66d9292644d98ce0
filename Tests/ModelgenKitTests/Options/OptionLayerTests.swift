import ModelgenKit
import ModelgenResolve
import ModelgenSource
import ModelgenSwift
import Testing

@Suite struct OptionLayerTests {
    /// Flags of a command line as one layer.
    private func flags(_ words: [(String, String)]) throws -> OptionLayer {
        OptionLayer(
            settings: try words.map { name, text in
                try OptionFlags.setting(of: #require(OptionFlags.option(named: name)), text: text)
            })
    }

    private func options(_ layers: [(String, String)]...) throws -> Options {
        Options(layers: try layers.map(flags))
    }

    @Test func nothingSaidGivesTheDefaults() {
        #expect(Options(layers: [OptionLayer(), OptionLayer()]) == Options())
        #expect(Options().model == ModelOptions())
    }

    @Test func laterLayersWin() throws {
        let options = try options(
            [("access", "package"), ("enums", "off"), ("timeZone", "Europe/Paris")],
            [("access", "public"), ("enums", "closed")],
            [("enums", "open")]
        )
        #expect(options.model.access == .public)
        #expect(options.model.enums == .open)
        #expect(options.model.timeZone == "Europe/Paris")
    }

    @Test func conformancesAreReplacedOrEdited() throws {
        #expect(try options([("conformances", "Sendable")]).model.conformances == [.sendable])
        #expect(
            try options([("conformances", "+Equatable,-Hashable")]).model.conformances
                == [.sendable, .identifiable, .equatable])
        #expect(
            try options([("conformances", "Hashable")], [("conformances", "+Sendable")]).model.conformances
                == [.hashable, .sendable])
    }

    @Test func acronymsAddUp() throws {
        let model = try options([("acronyms", "SKU,ISBN,-ID")], [("acronyms", "-SKU,+ID")]).model
        #expect(model.addedAcronyms == ["isbn", "id"])
        #expect(model.removedAcronyms == ["sku"])
    }

    /// Every option of the table must reach the field it stands for: a value other than the default changes something.
    @Test(arguments: OptionTable.all.map(\.name)) func everyOptionHasAnEffect(name: String) throws {
        let option = try #require(OptionTable.option(named: name))
        let text =
            switch option.form {
            case .choice(let words): try #require(words.last { $0 != option.standard })
            case .boolean: "true"
            case .count: "3"
            case .timeZone: "Asia/Tokyo"
            case .folder, .file: "Mine"
            case .pointers: "/a"
            case .names(let known, _): known.last ?? "SKU"
            case .limits: "depth=3"
            }
        var options = Options()
        option.set(try option.form.value(of: text), in: &options)
        #expect(options != Options())
    }

    @Test func theDefaultsInHelpAreTheDefaults() throws {
        for option in OptionTable.all {
            guard case .choice(let words) = option.form else { continue }
            #expect(words.first == option.standard, "help says that the first word is the default")
            var options = Options()
            option.set(try option.form.value(of: option.standard), in: &options)
            #expect(options == Options())
        }
    }

    @Test(arguments: ["timeZone", "time-zone", "timezone", "TIME_ZONE"]) func spellingOfFlagsIsFree(flag: String) {
        #expect(OptionFlags.option(named: flag)?.name == "timeZone")
    }

    @Test(arguments: [
        ("access", "pubic", "'--access' is internal, package or public, not 'pubic'; did you mean 'public'?"),
        ("lenient", "yes", "'--lenient' is true or false, not 'yes'"),
        ("threads", "many", "'--threads' is a whole number from 1, not 'many'"),
        (
            "timeZone", "Mars/Olympus",
            "'--timeZone' is the name of a time zone, not 'Mars/Olympus'; write a name such as 'UTC', 'Europe/Paris' or "
                + "'Etc/GMT-8'"
        ),
        (
            "conformances", "Sendable,+Hashable",
            "'--conformances' is either a whole list or changes with '+' and '-', not both; write '+Sendable' to add it"
        ),
        ("acronyms", "S-K", "'--acronyms' takes words of letters and digits, not 'S-K'"),
    ])
    func refusesWithARemedy(name: String, text: String, message: String) throws {
        let option = try #require(OptionTable.option(named: name))
        let error = #expect(throws: Diagnostics.self) { try OptionFlags.setting(of: option, text: text) }
        #expect(error?.all.map(\.line) == ["modelgen: error: \(message) [MG0901]"])
    }
}
