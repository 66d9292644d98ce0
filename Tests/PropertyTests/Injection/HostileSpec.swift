import ModelgenKit
import ModelgenSource

/// A spec and its samples with one text wherever a stranger's text may stand.
struct HostileSpec {
    var name: String
    var text: String

    /// The models, in memory.
    func generate() -> GenerationResult {
        // A slash would part a path; NUL ends one.
        let file = String(text.map { $0 == "/" || $0 == "\0" ? "-" : $0 })
        let spec = "\(name) \(file).yaml"
        let sample = "sample \(file).json"
        let texts = [spec: specText(sample: sample), sample: sampleText]
        return Generation(MemoryFiles(texts: texts)).run(GenerationRequest(inputs: [spec]))
    }

    private func specText(sample: String) -> String {
        let text = pointerText
        return """
            {
                "modelgen": 1, "name": "\(name)", "samples": [\(Self.quoted(sample))], "root": \(Self.quoted("/\(text)")),
                "fields": {
                    "/-": {"map": false},
                    \(Self.quoted("/-/\(text)")): {"map": false, "optional": true},
                    "/-/status": {"enum": "open"},
                    "/-/level": {"enum": "closed"},
                    "/-/note": {"default": \(Self.quoted(self.text))},
                    "/-/day": {"type": "Date", "format": \(Self.quoted("yyyy-MM-dd' \(patternText)'"))}
                }
            }
            """
    }

    private var sampleText: String {
        let key = Self.quoted(text)
        let day = Self.quoted("2024-05-06 \(patternText)")
        let records = ["plain", text].map { word in
            """
            {"status": \(Self.quoted(word)), "level": \(Self.quoted(word)), "day": \(day),
                \(key): {"a1": 1, \(key): {"b1": \(Self.quoted(word)), "b2": [true]}},
                "part": {"type": \(Self.quoted(word == "plain" ? "small" : "large")), "c1": \(key)},
                "told": {\(Self.quoted(text + "_type")): \(word == "plain" ? "\"first\", \"d1\": 1" : "\"second\", \"d2\": 2")}}
            """
        }
        let noted = #"{"status": "plain", "level": "plain", "day": \#(day), "note": \#(key), "part": null}"#
        return "{\(key): [\(records.joined(separator: ",\n")), \(noted)]}"
    }

    /// As a step of a pointer.
    private var pointerText: String {
        switch text {
        case "-": "~2"
        case "*": "~3"
        default: text.replacing("~", with: "~0").replacing("/", with: "~1")
        }
    }

    /// Between quotes of a date's pattern.
    private var patternText: String {
        text.replacing("'", with: "")
    }

    private static func quoted(_ text: String) -> String {
        JSONText.quoted(text)
    }
}
