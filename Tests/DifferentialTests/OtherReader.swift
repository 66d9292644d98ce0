import Foundation
import ModelgenSource

/// Python's readers: `json` of its library, and PyYAML with the core schema of YAML 1.2 in place of its own.
enum OtherReader: String, CaseIterable, Sendable {
    case json
    case yaml

    /// Whether there is a Python that has it.
    var isThere: Bool {
        (try? run(["-c", "import \(rawValue)"])) == 0
    }

    /// What it sees in each of some texts, as `SeenText` writes it; `refused` where it reads nothing.
    func seen(in texts: [String]) throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "modelgen-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (script, input) = (folder.appending(path: "seen.py"), folder.appending(path: "texts.json"))
        let output = folder.appending(path: "seen.txt")
        try Data(Self.script.utf8).write(to: script)
        try Data(("[" + texts.map(JSONText.quoted).joined(separator: ",") + "]").utf8).write(to: input)
        let paths = [script, input, output].map { $0.path(percentEncoded: false) }
        let status = try run([paths[0], rawValue, paths[1], paths[2]])
        guard status == 0 else { throw CocoaError(.executableLoad) }
        return try String(contentsOf: output, encoding: .utf8).split(separator: "\n").map(String.init)
    }

    private func run(_ arguments: [String]) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3"] + arguments
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }

    private static let script = #"""
        import json, re, struct, sys

        def number(text):
            if re.fullmatch(r"[-+]?[0-9]+", text): return "i" + str(int(text))
            if text[:2] == "0o": return "i" + str(int(text[2:], 8))
            if text[:2] == "0x": return "i" + str(int(text[2:], 16))
            return "f" + struct.pack(">d", float(text)).hex()

        class Number:
            def __init__(self, text): self.text = text

        class Pairs(list): pass

        def seen(value):
            if value is None: return "null"
            if value is True: return "true"
            if value is False: return "false"
            if isinstance(value, Number): return number(value.text)
            if isinstance(value, str): return "s" + value.encode("utf-8").hex()
            if isinstance(value, Pairs): return "{" + ",".join(seen(k) + ":" + seen(v) for k, v in value) + "}"
            return "[" + ",".join(map(seen, value)) + "]"

        def read_json(text):
            return seen(json.loads(text, parse_float=Number, parse_int=Number, object_pairs_hook=Pairs))

        def loader():
            import yaml
            class Core(yaml.SafeLoader): yaml_implicit_resolvers = {}
            def add(kind, pattern, first):
                Core.add_implicit_resolver("tag:yaml.org,2002:" + kind, re.compile("^(?:" + pattern + ")$"), first)
            add("null", "~|null|Null|NULL|", ["~", "n", "N", ""])
            add("bool", "true|True|TRUE|false|False|FALSE", list("tTfF"))
            add("int", "[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+", list("-+0123456789"))
            add("float", r"[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?", list("-+.0123456789"))
            return Core

        def of_node(node):
            kind = node.tag.rpartition(":")[2]
            if node.id == "sequence": return [of_node(child) for child in node.value]
            if node.id == "mapping": return Pairs((key.value, of_node(value)) for key, value in node.value)
            if kind == "null": return None
            if kind == "bool": return node.value.lower() == "true"
            return Number(node.value) if kind in ("int", "float") else node.value

        def read_yaml(text, core):
            import yaml
            return "|".join(seen(of_node(node)) for node in yaml.compose_all(text, Loader=core))

        kind, source, target = sys.argv[1:]
        core = loader() if kind == "yaml" else None
        with open(source, encoding="utf-8") as file: texts = json.load(file)
        with open(target, "w", encoding="utf-8") as file:
            for text in texts:
                try: line = read_yaml(text, core) if kind == "yaml" else read_json(text)
                except Exception as problem: line = "refused"
                file.write(line + "\n")

        """#
}
