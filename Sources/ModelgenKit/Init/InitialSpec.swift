import ModelgenResolve
import ModelgenShape
import ModelgenSource

/// A spec to start from: `modelgen init`. It generates as it is; what is worth deciding stands in comments, with the line to
/// write.
package struct InitialSpec {
    /// The file in which editors find the format of specs: `modelgen init --schema` prints it.
    static let schemaFile = "modelgen.schema.json"
    /// More lines of one kind than this are counted, not shown.
    private static let maximumLines = 12
    /// A type seen so often or less says little of which members are optional.
    private static let thinEvidence = 2

    private let explanation: Explanation
    private let samples: [String]
    private let name: String
    private let root: JSONPointer?
    private let schema: String?
    private var lines: [String] = []

    /// - Parameters:
    ///   - explanation: The evidence below `root`.
    ///   - samples: As the spec is to name them.
    ///   - root: Where the model is to start, where the documents are envelopes.
    ///   - schema: The way from the spec to the schema; nil where there is none yet.
    package static func text(
        of explanation: Explanation,
        name: String,
        samples: [String],
        root: JSONPointer?,
        schema: String? = nil
    ) -> String {
        var spec = InitialSpec(explanation: explanation, samples: samples, name: name, root: root, schema: schema)
        spec.write()
        return spec.lines.joined(separator: "\n") + "\n"
    }

    private init(explanation: Explanation, samples: [String], name: String, root: JSONPointer?, schema: String?) {
        self.explanation = explanation
        self.samples = samples
        self.name = name
        self.root = root
        self.schema = schema
    }

    private mutating func write() {
        if let schema {
            lines = ["# yaml-language-server: $schema=\(Self.oneLine(schema))"]
        } else {
            // A line that names a file that is not there makes editors complain.
            lines = [
                "# To have an editor complete and check specs: modelgen init --schema > \(Self.schemaFile)",
                "# and, with the way to that file, this line: # yaml-language-server: $schema=\(Self.schemaFile)",
            ]
        }
        lines += ["modelgen: 1", "name: \(name)", "samples:"]
        lines += samples.map { "  - \(YAMLText.quoted($0))" }
        if let root {
            lines.append("# The documents are envelopes; without this line the model starts at the whole of them.")
            lines.append("root: \(YAMLText.quoted(root.description))")
        }
        writeOptions()
        writeList()
        writeFields()
        writeThinEvidence()
    }

    private mutating func writeOptions() {
        lines += ["", "options:", "  access: internal            # package, public"]
        let local = explanation.fields.filter { $0.kind == .date && Self.isLocal($0.format ?? "") }
        if let first = local.first {
            let others = local.count > 1 ? " and \(local.count - 1) more" : ""
            lines.append("  # \(place(first))\(others): dates that name no zone are taken to be of this one.")
            lines.append("  timeZone: UTC               # Europe/Paris, Asia/Shanghai")
        }
        if explanation.fields.contains(where: { $0.kind == .enum }) {
            lines.append(
                "  enums: open                 # closed refuses values that no sample holds; off keeps the text")
        }
        lines.append(
            "  # Names and evidence that outlive the samples: a further sample then renames and removes nothing.")
        lines.append("  # remember: \(name.lowercased()).shape.json")
    }

    private mutating func writeList() {
        guard let list = explanation.list else { return }
        lines += [
            "", "# A list of \(list.type): \(Self.oneLine(list.text)).",
            "# emit: [models, store, list]   # a store that pages it, and a SwiftUI list over the store",
            "# paging: \(Self.oneLine(list.override))",
        ]
    }

    /// `yyyy-MM-dd HH:mm:ss` and the like name no zone.
    private static func isLocal(_ format: String) -> Bool {
        !["iso8601", "rfc1123", "seconds", "milliseconds", "microseconds"].contains(format)
    }

    private mutating func writeFields() {
        let enums = explanation.fields.filter { (field: FieldEvidence) -> Bool in
            field.kind == .enum && field.tag == nil && !field.why.hasPrefix("the tag")
        }
        let identities = explanation.fields.filter { $0.seen > 0 && $0.why.hasPrefix("identity") }
        let near = explanation.fields.filter { $0.near != nil }
        guard !(enums.isEmpty && identities.isEmpty && near.isEmpty) else { return }
        lines += ["", "# To decide otherwise, take the # off 'fields:' and off the lines that you want.", "# fields:"]
        section("nearly something else", near) { field in
            guard let near = field.near else { return ("", "") }
            return ("\(near.override)", near.text)
        }
        section("enums: the cases that were seen", enums) { field in
            ("{ enum: closed }", (field.values ?? []).joined(separator: ", "))
        }
        section("what identifies an object, so that its type is Identifiable", identities) { field in
            ("{ identity: false }", "\(field.seen) seen, no two alike in one list")
        }
    }

    private mutating func section(
        _ title: String, _ fields: [FieldEvidence], _ entry: (FieldEvidence) -> (String, String)
    ) {
        guard !fields.isEmpty else { return }
        lines.append("#   -- \(title)")
        for field in fields.prefix(Self.maximumLines) {
            let (override, reason) = entry(field)
            lines.append("#   \(place(field)): \(override)  # \(Self.oneLine(reason))")
        }
        if fields.count > Self.maximumLines {
            lines.append("#   -- and \(fields.count - Self.maximumLines) more; 'modelgen explain' lists them")
        }
    }

    private mutating func writeThinEvidence() {
        let thin = explanation.fields.filter { $0.kind == .object && (1...Self.thinEvidence).contains($0.seen) }
        guard !thin.isEmpty else { return }
        lines += ["", "# Seen once or twice: which members are optional is a guess there. More samples help."]
        for field in thin.prefix(Self.maximumLines) {
            let pointer = field.pointer.steps.isEmpty ? "the root" : Self.oneLine(field.pointer.description)
            lines.append("#   \(pointer): \(field.type), seen \(field.seen == 1 ? "once" : "twice")")
        }
        if thin.count > Self.maximumLines { lines.append("#   and \(thin.count - Self.maximumLines) more") }
    }

    private func place(_ field: FieldEvidence) -> String {
        YAMLText.quoted(field.pointer.description)
    }

    /// A text that ends no comment.
    private static func oneLine(_ text: String) -> String {
        String(text.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : Character($0) })
    }
}
