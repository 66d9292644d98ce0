import ModelgenTestSupport
import Testing

/// `modelgen validate`, as a user runs it.
@Suite struct ValidateTests {
    private func folder() throws -> TemporaryFolder {
        try TemporaryFolder([
            "article.yaml": "modelgen: 1\nroot: /data/articles\nsamples: [sample.json]\n",
            "sample.json": #"{"data": {"articles": [{"id": 1, "price": 1.5}, {"id": 2, "price": 2}]}}"#,
            "payload.json": """
            {
              "data": {"articles": [
                {"id": 1, "price": 1},
                {"id": 1.5, "price": "n/a"},
                {"price": null}
              ]}
            }
            """,
        ])
    }

    private func validate(_ words: [String], in folder: TemporaryFolder, input: String = "") throws -> Tool.Run {
        try Tool.run(["validate"] + words, in: folder.path, input: input)
    }

    @Test func namesEveryMismatch() throws {
        let run = try validate(["article.yaml", "payload.json"], in: try folder())
        #expect(run.status == 1)
        #expect(
            run.lines == [
                "payload.json:4:12: error: data.articles[1].id: expected a whole number, found 1.5 [MG1004]",
                #"payload.json:4:26: error: data.articles[1].price: expected a number, found "n/a" [MG1003]"#,
                "payload.json:5:5: error: data.articles[2].id: missing [MG1001]",
                "payload.json:5:15: error: data.articles[2].price: expected a number, found null [MG1002]",
            ])
        #expect(run.output == "1 of 1 document does not decode as Article\n")
    }

    @Test func tellsPrograms() throws {
        let run = try validate(["article.yaml", "-", "--format", "json"], in: try folder(), input: #"{"data": {}}"#)
        #expect(run.status == 1 && run.error.isEmpty)
        #expect(
            run.output == """
                {"root": "Article", "documents": 1, "invalid": 1, "mismatches": [
                  {"file": "<stdin>", "line": 1, "column": 10, "path": "data.articles", "mismatch": "missing", \
                "code": "MG1001", "expected": "", "found": ""}
                ], "counts": [
                  {"file": "<stdin>", "pattern": "data.articles", "mismatch": "missing", "expected": "", "count": 1, \
                "documents": 1, "line": 1, "column": 10}
                ]}

                """)
    }

    @Test func isContentWithSamples() throws {
        let folder = try folder()
        let run = try validate(["article.yaml", "sample.json", "sample.json"], in: folder)
        #expect(run.status == 0 && run.error.isEmpty)
        #expect(run.output == "1 document decodes as Article\n")
        #expect(try validate(["article.yaml", "sample.json", "--quiet"], in: folder).output.isEmpty)
        #expect(
            try validate(["article.yaml", "sample.json", "--format", "json"], in: folder).output
                == #"{"root": "Article", "documents": 1, "invalid": 0, "mismatches": [], "counts": []}"# + "\n")
    }

    /// What a whole log has is told ten times and counted.
    @Test func countsWhatRepeats() throws {
        let folder = try TemporaryFolder([
            "entry.jsonl": "{\"id\": 1, \"at\": \"2024-01-15\"}\n",
            "log.jsonl": (0..<1_000).map {
                "{\"id\": \($0), \"at\": \"\($0.isMultiple(of: 4) ? "soon" : "2024-01-15")\"}\n"
            }
            .joined(),
        ])
        let run = try validate(["entry.jsonl", "log.jsonl"], in: folder)
        #expect(run.lines.count == 11)
        #expect(
            run.lines.first
                == #"log.jsonl:1:17: error: at: expected a date like 2024-01-15, found "soon" [MG1005]"#)
        #expect(
            run.error.contains(
                "log.jsonl:1:17: note: at: expected a date like 2024-01-15: 240 more like it, in 250 of 1000 documents "
                    + "in all [MG1008]\n"))
        #expect(run.output == "250 of 1000 documents do not decode as Entry\n")
    }

    @Test func asksWhichRootIsMeant() throws {
        let folder = try TemporaryFolder([
            "a.yaml": "modelgen: 1\nmodels:\n  One: {sample: {id: 1}}\n  Two: {sample: {id: x}}\n",
            "payload.json": #"{"id": "y"}"#,
        ])
        let run = try validate(["a.yaml", "payload.json"], in: folder)
        #expect(run.status == 64 && run.error.contains("add --name with one of 'One', 'Two'"))
        #expect(try validate(["a.yaml", "payload.json", "--name", "Two"], in: folder).status == 0)
        #expect(try validate(["a.yaml", "payload.json", "--name", "One"], in: folder).status == 1)
        #expect(try validate(["a.yaml", "payload.json", "--name", "Six"], in: folder).status == 64)
    }

    @Test(
        arguments: [
            (["article.yaml"], 64), (["article.yaml", "none.json"], 2), (["none.yaml", "payload.json"], 2),
            (["article.yaml", "bad.json"], 2),
        ] as [([String], Int32)])
    func badCallsAreNoAnswers(words: [String], status: Int32) throws {
        let folder = try folder()
        try folder.write("{", to: "bad.json")
        let run = try validate(words, in: folder)
        #expect(run.status == status && run.output.isEmpty && run.error.contains(": error: "))
    }
}
