import ModelgenSource
import Testing

@testable import ModelgenShape

/// Scalars by YAML 1.2, not 1.1: a country called NO is no boolean.
struct CoreSchemaTests {
    private static func content(_ yaml: String) throws -> YAMLNode.Content? {
        guard
            case .mapping(let members)? = try YAMLReader.documents(in: SourceFile(path: "a.yaml", text: "a: \(yaml)\n"))
                .first?.content
        else { return nil }
        return members.first?.value.content
    }

    private static let scalars: [(String, YAMLNode.Content)] = [
        ("NO", YAMLNode.Content.string("NO")), ("yes", .string("yes")), ("on", .string("on")), ("y", .string("y")),
        ("true", .boolean(true)), ("False", .boolean(false)), ("TRUE", .boolean(true)), ("tRUE", .string("tRUE")),
        ("null", .null), ("~", .null), ("", .null), ("Null", .null), ("nULL", .string("nULL")),
        ("none", .string("none")),
        ("1.10", .number("1.10")), ("01234", .number("1234")), ("-007", .number("-7")), ("+5", .number("5")),
        ("00", .number("0")),
        ("0o17", .number("15")), ("0x1F", .number("31")), ("0xFFFFFFFFFFFFFFFFFF", .number("4722366482869645213695")),
        ("0o8", .string("0o8")), ("0b1", .string("0b1")), ("-0x1F", .string("-0x1F")), ("0x", .string("0x")),
        (".5", .number("0.5")), ("-.5", .number("-0.5")), ("5.", .number("5.0")), ("1e3", .number("1e3")),
        ("5.e3", .number("5.0e3")),
        ("1_000", .string("1_000")), ("1:30", .string("1:30")), ("2024-01-15", .string("2024-01-15")),
        (".", .string(".")),
        (".", .string(".")),
        ("1.2.3", .string("1.2.3")), ("e3", .string("e3")), ("+", .string("+")), (".e3", .string(".e3")),
        ("'1'", .string("1")), ("\"true\"", .string("true")), ("'.nan'", .string(".nan")), ("|\n  12", .string("12\n")),
        ("!!str 12", .string("12")), ("!!str true", .string("true")), ("! 12", .string("12")), ("!!str", .string("")),
        ("!!int '42'", .number("42")), ("!!int '0x1F'", .number("31")), ("!!float 1", .number("1.0")),
        ("!!float '1.5'", .number("1.5")),
        ("!!bool 'true'", .boolean(true)), ("!!null ''", .null), ("!!binary aGk=", .string("aGk=")),
        ("!!timestamp 2024-01-15", .string("2024-01-15")), ("!Ref Bucket", .string("Bucket")),
        ("!local 12", .number("12")),
        ("!local '12'", .string("12")), ("!<tag:example.test,2000:x> true", .boolean(true)),
    ]

    @Test(arguments: scalars)
    func isRead(_ yaml: String, _ wanted: YAMLNode.Content) throws {
        #expect(try Self.content(yaml) == wanted)
    }

    @Test(arguments: [".nan", ".NaN", ".NAN", ".inf", "-.inf", "+.Inf", ".INF", "!!float .nan"])
    func whatJSONCannotSayIsAnError(_ yaml: String) throws {
        let error = try #require(throws: Diagnostics.self) { try Self.content(yaml) }
        #expect(error.all.map(\.code) == [.notANumber])
        #expect(error.all.first?.position?.column == 4)
    }

    @Test(arguments: [
        "!!int abc", "!!int 1.5", "!!float x", "!!bool 1", "!!null x", "!!seq x", "!!map x", "!!map [1]",
        "!!seq {a: 1}", "!!str [1]",
    ])
    func aTagMustGoWithItsValue(_ yaml: String) throws {
        let error = try #require(throws: Diagnostics.self) { try Self.content(yaml) }
        #expect(error.all.map(\.code) == [.unsupportedTag])
    }

    @Test(arguments: ["!!seq [1]", "!!map {a: 1}", "!!set {a: , b: }", "!!omap [a: 1]", "!local {a: 1}", "!local [1]"])
    func otherTagsOfContainersSayNothing(_ yaml: String) throws {
        #expect(try Self.content(yaml) != nil)
    }
}
