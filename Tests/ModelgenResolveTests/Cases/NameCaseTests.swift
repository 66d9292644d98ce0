import Testing

/// Reports of keys that are no Swift names, each in other words and values.
@Suite struct NameCaseTests {
    /// Case 10: under a snake-case strategy the raw value of a key with digits is another than it looks, and encoding
    /// gives a third; written keys are what is sent.
    @Test func digitsAfterUnderscores() {
        let dubs = ModelOutline([
            #"""
            {"id": 12, "dubs": [
              {"iso_15924_1": "Latn", "versions": [{"rating": "12", "iso_639_3": "", "aired": "2011-05-06T00:00:00.000Z"}]},
              {"iso_15924_1": "Cyrl", "versions": [{"rating": "P", "iso_639_3": "mkd", "aired": "2012-07-08T00:00:00.000Z"}]}]}
            """#
        ])
        #expect(dubs.members("Dub") == ["iso159241 = iso_15924_1: String", "versions: [Version]"])
        #expect(
            dubs.members("Version") == ["rating: String", "iso6393 = iso_639_3: String", "aired: Date"]
        )
    }

    /// Case 11: to snake case and back is not where it came from: `coverURL`, `cover_url`, `coverUrl`.
    @Test func acronymsAndDigits() {
        let account = ModelOutline([
            #"""
            {"team_id": 4, "cover_url": "https://cdn.example.test/4.png", "cover_url_3x": "https://cdn.example.test/4@3x.png",
             "has_2fa_backup": false, "_meta": {"help_url": "https://example.test/help"}, "changed_On": "2023-03-03T03:03:03Z"}
            """#
        ])
        #expect(
            account.members("Item") == [
                "teamID = team_id: Int", "coverURL = cover_url: URL", "coverURL3x = cover_url_3x: URL",
                "has2FABackup = has_2fa_backup: Bool", "meta = _meta: Meta", "changedOn = changed_On: Date",
            ]
        )
        #expect(account.members("Meta") == ["helpURL = help_url: URL"])
    }

    /// Case 13: keys with hyphens and colons, and fields that are a number in one product and text in the next.
    @Test func hyphensColonsAndUnits() {
        let foods = ModelOutline([
            #"""
            {"barcode": "0000000000321", "found": 1, "food": {"title": "Oats", "grade_group": 1,
             "contents": {"energy-kj_100g": 1580, "trans-fat_100g": 0.1, "trans-fat_unit": "g", "salt_100g": "0.02"},
             "palm_oil_marks": [], "tree": ["en:cereals"], "fat_levels": {"trans-fat": "low", "en:added-salt": "none"}}}
            """#,
            #"""
            {"barcode": "0000000000338", "found": 1, "food": {"title": "Crackers", "grade_group": "4",
             "contents": {"energy-kj_100g": "1990", "trans-fat_100g": 2.5, "trans-fat_unit": "g"},
             "palm_oil_marks": ["en:palm-fat"], "tree": [], "fat_levels": {}}}
            """#,
        ])
        #expect(
            foods.members("Food") == [
                "title: String", "gradeGroup = grade_group: Int, or text", "contents: Contents",
                "palmOilMarks = palm_oil_marks: [String]", "tree: [String]",
                "fatLevels = fat_levels: [String: FatLevel]",
            ]
        )
        #expect(
            foods.members("Contents") == [
                "energyKj100g = energy-kj_100g: Int, or text", "transFat100g = trans-fat_100g: Double",
                "transFatUnit = trans-fat_unit: String", "salt100g = salt_100g: String?",
            ]
        )
        #expect(foods.values("FatLevel") == ["low", "noneValue = none", "unknown(…)"])
        #expect(Set(foods.codes) == ["MG0505"])
    }

    /// Case 16: generated code that did not compile, for keys that the language or the code itself has taken.
    @Test func wordsThatSwiftHasTaken() {
        let pod = ModelOutline([
            #"""
            {"default": false, "self": "https://api.example.test/pods/2", "init": 3, "Type": "pod", "Protocol": "UDP",
             "container": "db", "CodingKeys": ["k"], "url": "rel/2", "hashValue": 77, "description": "two", "class": "b",
             "in": "path", "case": 8, "operator": "lt", "Any": null, "_": 1}
            """#
        ])
        #expect(
            pod.members("Item") == [
                "`default`: Bool", "selfValue = self: URL", "initValue = init: Int", "type = Type: String",
                "`protocol` = Protocol: String", "containerValue = container: String",
                "codingKeys = CodingKeys: [String]",
                "url: String", "hashValueText = hashValue: Int", "description: String", "`class`: String",
                "`in`: String",
                "`case`: Int", "`operator`: String", "any = Any: JSONValue?", "underscore = _: Int",
            ]
        )
    }

    /// Case 17: a type called `Date` or `Data` silently changes what the fields beside it mean.
    @Test func typesThatTheEmittedCodeUses() {
        let taken = [
            "data", "error", "type", "date", "string", "result", "set", "codable", "decoder", "encoder", "url", "uuid",
            "decimal", "int", "double", "bool", "hashable", "sendable", "identifiable", "coding_key",
        ]
        let fields =
            taken.map { #""\#($0)": {"only_\#($0)": 5}"# } + [#""made": "2025-01-01", "site": "https://a.test""#]
        let outline = ModelOutline(["{\(fields.joined(separator: ", "))}"], name: "Thing")
        let real = [
            "Data", "Error", "Type", "Date", "String", "Result", "Set", "Codable", "Decoder", "Encoder", "URL", "UUID",
            "Decimal", "Int", "Double", "Bool", "Hashable", "Sendable", "Identifiable", "CodingKey",
        ]
        #expect(outline.names.count == 1 + taken.count)
        #expect(Set(outline.names).isDisjoint(with: real))
        #expect(outline.names.contains("ThingDate"))
        #expect(outline.line("Thing")?.contains("made Date, site URL") == true)
    }

    /// Case 19: keys with quotes, backslashes, spaces, emoji, other scripts, and two that want one name. Names of other
    /// scripts stay: Swift takes them, and who reads the API reads its language.
    @Test func everyKeyHasALegalNameOfItsOwn() {
        let odd = ModelOutline([
            #"""
            {"last name": "Ruiz", "数量": 2, "🚀": 9, "garçon-key": false, "3d": "yes", "": "void", "x\"y": 5,
             "up\\down": 6, "\\(n)": 7, "line\nfeed": 8, "#id": "h", "@lang": {"of": "pt"}, "last_name": "again"}
            """#
        ])
        #expect(
            odd.members("Item") == [
                "lastSpaceName = last name: String", "数量: Int", "rocket = 🚀: Int", "garçonKey = garçon-key: Bool",
                "_3d = 3d: String", "empty = : String", "xY = x\"y: Int", "upDown = up\\down: Int", "n = \\(n): Int",
                "lineFeed = line\nfeed: Int", "id = #id: String", "lang = @lang: Lang", "last_name: String",
            ]
        )
        #expect(odd.codes == ["MG0602"])
    }

    /// Case 37: a number in the model where the store sends one, text for versions even where they look like numbers.
    @Test func versionsAreText() {
        let lookup = ModelOutline([
            #"""
            {"hits": 1, "apps": [{"trackId": 9876543210, "bundleId": "test.example.tide", "version": "3.0",
             "minimumOsVersion": "13.0", "releasedAt": "2020-02-29T07:00:00Z", "price": 0.00, "rating": 4.5,
             "devices": ["phone"], "advisory": "12+", "sizeBytes": "51234567"}]}
            """#
        ])
        #expect(
            lookup.members("App") == [
                "trackID = trackId: Int", "bundleID = bundleId: String", "version: String",
                "minimumOSVersion = minimumOsVersion: String", "releasedAt: Date", "price: Double", "rating: Double",
                "devices: [String]", "advisory: String", "sizeBytes: String",
            ]
        )
    }
}
