import ModelgenTestSupport
import Testing

/// `modelgen diff`, as a user and a build server run it.
@Suite struct DiffTests {
    private func folder() throws -> TemporaryFolder {
        try TemporaryFolder([
            "old.json": """
            {"id": 1, "price": 1.5, "note": "x"}
            """,
            "new.json": """
            {"id": 1, "price": "1.5", "tags": ["a", "b|c"]}
            """,
            "more.json": """
            {"id": 1, "price": 1.5, "note": "x", "tags": []}
            """,
        ])
    }

    private func diff(_ words: [String], in folder: TemporaryFolder) throws -> Tool.Run {
        try Tool.run(["diff"] + words, in: folder.path)
    }

    @Test func tellsPeople() throws {
        let run = try diff(["old.json", "new.json"], in: try folder())
        #expect(run.status == 0 && run.error.isEmpty)
        #expect(
            run.output == """
                3 changes: 2 break decoding, 2 break callers

                  ~ /price  Double is String now          old.json:1, new.json:1  breaks decoding and callers
                  - /note   String                        old.json:1              breaks decoding and callers
                  + /tags   [String], with 1 place in it  new.json:1

                """)
    }

    @Test func tellsPullRequests() throws {
        let run = try diff(["old.json", "new.json", "--format", "markdown"], in: try folder())
        #expect(
            run.output == """
                3 changes: 2 break decoding, 2 break callers.

                ### Breaks decoding

                | | place | change | seen |
                |---|---|---|---|
                | ~ | `/price` | Double is String now | old.json:1, new.json:1 |
                | − | `/note` | String | old.json:1 |

                ### Breaks nothing

                | | place | change | seen |
                |---|---|---|---|
                | + | `/tags` | \\[String\\], with 1 place in it | new.json:1 |

                """)
    }

    @Test func tellsPrograms() throws {
        let run = try diff(["old.json", "more.json", "--format", "json"], in: try folder())
        #expect(
            run.output == """
                {"breaksDecoding": false, "breaksCallers": false, "changes": [
                  {"root": "Root", "pointer": "/tags", "change": "added", "new": {"type": "[JSONValue]", "kinds": ["array"], \
                "path": "more.json", "line": 1, "column": 46}, "breaksDecoding": false, "breaksCallers": false}
                ]}

                """)
    }

    @Test(
        arguments: [
            ("old.json", "new.json", [], 0), ("old.json", "new.json", ["--exit-code"], 1),
            ("old.json", "more.json", ["--exit-code"], 0), ("old.json", "more.json", ["--exit-code=any"], 1),
            ("old.json", "old.json", ["--exit-code=any"], 0),
        ] as [(String, String, [String], Int32)])
    func answersBuildServers(old: String, new: String, flags: [String], status: Int32) throws {
        let run = try diff([old, new] + flags, in: try folder())
        #expect(run.status == status && run.error.isEmpty)
        #expect(run.output.isEmpty == (old == new))
    }

    @Test(arguments: [
        ["old.json"], ["old.json", "new.json", "more.json"], ["old.json", "new.json", "--format", "xml"],
        ["old.json", "new.json", "--exit-code=all"],
    ])
    func saysWhatIsWrongWithACall(words: [String]) throws {
        let run = try diff(words, in: try folder())
        #expect(run.status == 64 && run.output.isEmpty && run.error.contains("[MG0901]"))
    }

    @Test func badInputIsNoAnswer() throws {
        let folder = try folder()
        try folder.write("[1,]", to: "bad.json")
        let run = try diff(["old.json", "bad.json", "--exit-code"], in: folder)
        #expect(run.status == 2 && run.output.isEmpty && run.error.contains("bad.json:1:4: error: "))
    }

    /// What was seen once is compared without its samples.
    @Test func shapeFilesAreInputs() throws {
        let folder = try folder()
        for name in ["old", "new"] {
            #expect(try Tool.run(["shape", "\(name).json", "-o", "\(name).shape.json"], in: folder.path).status == 0)
        }
        let samples = try diff(["old.json", "new.json", "--format", "json"], in: folder)
        let shapes = try diff(["old.shape.json", "new.shape.json", "--format", "json"], in: folder)
        #expect(shapes.status == 0 && shapes.output == samples.output)
        #expect(try diff(["old.json", "old.shape.json", "--exit-code=any"], in: folder).status == 0)
    }
}
