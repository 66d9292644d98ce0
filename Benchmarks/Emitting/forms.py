"""The same models as Swift texts: the plainest form, that form with one construct of modelgen's more, and quicktype's."""
from sample import camel


def plain(structs, conformances="Codable", nonisolated=False, initialiser=False, keys=False, nested=False):
    """`struct Point: Codable { let x: Int … }`, with what the arguments ask for as modelgen writes it.

    Without keys of its own, such a model needs a decoder with `convertFromSnakeCase`."""
    lines = ["import Foundation"]
    for struct in structs:
        is_inner = nested and struct is not structs[0]
        lines.append("")
        if is_inner:
            lines.append(f"extension {structs[0].name} {{")
        lines.append(f"{'nonisolated ' if nonisolated else ''}struct {struct.name}: {conformances} {{")
        lines += [f"    let {camel(key)}: {swift}" for key, swift in struct.members]
        if initialiser:
            lines += ["", "    init("]
            parameters = [f"{camel(key)}: {swift}{' = nil' if swift[-1] == '?' else ''}" for key, swift in struct.members]
            lines.append("        " + ",\n        ".join(parameters) + "\n    ) {")
            lines += [f"        self.{camel(key)} = {camel(key)}" for key, _ in struct.members]
            lines.append("    }")
        if keys:
            lines += ["", "    enum CodingKeys: String, CodingKey {"]
            for key, _ in struct.members:
                lines.append(f"        case {camel(key)}" + (f' = "{key}"' if camel(key) != key else ""))
            lines.append("    }")
        lines.append("}")
        if is_inner:
            lines.append("}")
    return "\n".join(lines) + "\n"


def as_quicktype_writes(structs):
    """After what quicktype's renderer for Swift prints with its default options: written here, not by quicktype."""
    lines = ["import Foundation"]
    for struct in structs:
        name = struct.name
        lines += ["", f"// MARK: - {name}", f"struct {name}: Codable {{"]
        # Neighbours of one type share a line, four at most.
        index = 0
        while index < len(struct.members):
            swift = struct.members[index][1]
            run = []
            while index < len(struct.members) and struct.members[index][1] == swift and len(run) < 4:
                run.append(camel(struct.members[index][0]))
                index += 1
            lines.append(f"    let {', '.join(run)}: {swift}")
        if any(camel(key) != key for key, _ in struct.members):
            lines += ["", "    enum CodingKeys: String, CodingKey {"]
            for key, _ in struct.members:
                lines.append(f"        case {camel(key)}" + (f' = "{key}"' if camel(key) != key else ""))
            lines.append("    }")
        lines.append("}")
        parameters = ",\n        ".join(
            f"{camel(key)}: {swift}{'?' if swift[-1] == '?' else ''}? = nil".replace("???", "??")
            for key, swift in struct.members)
        arguments = ",\n            ".join(f"{camel(key)}: {camel(key)} ?? self.{camel(key)}" for key, _ in struct.members)
        lines += ["", f"// MARK: {name} convenience initializers and mutators", "", f"extension {name} {{", f"""\
    init(data: Data) throws {{
        self = try newJSONDecoder().decode({name}.self, from: data)
    }}

    init(_ json: String, using encoding: String.Encoding = .utf8) throws {{
        guard let data = json.data(using: encoding) else {{
            throw NSError(domain: "JSONDecoding", code: 0, userInfo: nil)
        }}
        try self.init(data: data)
    }}

    init(fromURL url: URL) throws {{
        try self.init(data: try Data(contentsOf: url))
    }}

    func with(
        {parameters}
    ) -> {name} {{
        return {name}(
            {arguments}
        )
    }}

    func jsonData() throws -> Data {{
        return try newJSONEncoder().encode(self)
    }}

    func jsonString(encoding: String.Encoding = .utf8) throws -> String? {{
        return String(data: try self.jsonData(), encoding: encoding)
    }}
}}"""]
    lines += ["", """\
// MARK: - Helper functions for creating encoders and decoders

func newJSONDecoder() -> JSONDecoder {
    let decoder = JSONDecoder()
    if #available(iOS 10.0, OSX 10.12, tvOS 10.0, watchOS 3.0, *) {
        decoder.dateDecodingStrategy = .iso8601
    }
    return decoder
}

func newJSONEncoder() -> JSONEncoder {
    let encoder = JSONEncoder()
    if #available(iOS 10.0, OSX 10.12, tvOS 10.0, watchOS 3.0, *) {
        encoder.dateEncodingStrategy = .iso8601
    }
    return encoder
}"""]
    return "\n".join(lines) + "\n"
