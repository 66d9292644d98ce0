// Written by Scripts/embed-templates. Do not edit: change the .mustache files and run it again.

/// The templates that modelgen carries, by name and in alphabetical order.
package enum BuiltInTemplates {
    /// `structure` is the text of `structure.mustache`.
    package static let all: [(name: String, text: String)] = [
        (
            "alias",
            ##"""
            {{! A root, or another type, that needs no declaration of its own. }}
            {{> head}}
            {{{access}}}typealias {{{name}}} = {{{type}}}
            """## + "\n"
        ),
        (
            "coding",
            ##"""
            {{! The way from documents to models and back. }}
            import Foundation
            {{#codings}}

            {{> head}}
            {{{access}}}{{{nonisolated}}}enum {{{name}}} {
            {{#rootAlias}}
                {{{access}}}typealias Root = {{{.}}}

            {{/rootAlias}}
                /// A decoder for {{{decodes}}}. `CodingKeys` hold the keys as they are sent: leave
                /// `keyDecodingStrategy` alone.
                {{{access}}}static var decoder: JSONDecoder {
                    let decoder = JSONDecoder()
                    decoder.keyDecodingStrategy = .useDefaultKeys
            {{#dateForm}}
                    decoder.dateDecodingStrategy = .custom { try dateForm.decode(from: $0) }
            {{/dateForm}}
                    return decoder
                }
            {{#isEncodable}}

                /// {{{encoderText}}}
                {{{access}}}static var encoder: JSONEncoder {
                    let encoder = JSONEncoder()
                    encoder.keyEncodingStrategy = .useDefaultKeys
            {{#dateForm}}
                    encoder.dateEncodingStrategy = .custom { try dateForm.encode($0, to: $1) }
            {{/dateForm}}
                    encoder.outputFormatting = .withoutEscapingSlashes
                    return encoder
                }
            {{/isEncodable}}

                /// The {{{subject}}} of a document.
                /// - Throws: `DecodingError`; `summary(of:)` puts it in a line.
                {{{access}}}static func decode(_ document: Data) throws -> {{{decoded}}} {
                    {{{decodeExpression}}}
                }
            {{#encodesDocuments}}

                /// The document of the {{{subject}}}.
                /// - Throws: `EncodingError`.
                {{{access}}}static func encode(_ root: {{{root}}}) throws -> Data {
                    try encoder.encode(root)
                }
            {{/encodesDocuments}}

                /// Where and why a document could not be decoded: `{{{summary}}}`.
                {{{access}}}static func summary(of error: any Error) -> String {
                    describe(error)
                }
            {{#dateForm}}

                /// {{{example}}}
                private static let dateForm = {{{expression}}}
            {{/dateForm}}
            {{#document}}

                {{> document}}
            {{/document}}
            }
            {{/codings}}
            """## + "\n"
        ),
        (
            "codingKeys",
            ##"""
            {{! The keys as they are sent; the raw value is left out where the case says it. }}
            {{#hasProperties}}
            enum CodingKeys: String, CodingKey {
            {{#keys}}
                case {{{name}}}{{#rawValue}} = {{{.}}}{{/rawValue}}
            {{/keys}}
            }
            {{/hasProperties}}
            {{^hasProperties}}
            enum CodingKeys: CodingKey {}
            {{/hasProperties}}
            """## + "\n"
        ),
        (
            "document",
            ##"""
            {{! What stands around the root in a document, as far as decoding must know it. }}
            {{{modifier}}}struct {{{name}}}: Decodable {
            {{#inner}}
                {{> document}}

            {{/inner}}
                let {{{property}}}: {{{type}}}
            {{#key}}

                enum CodingKeys: String, CodingKey {
                    case {{{property}}} = {{{.}}}
                }
            {{/key}}
            }
            """## + "\n"
        ),
        (
            "documentation",
            ##"""
            {{! The lines of a doc comment, each with its space. }}
            {{#documentation}}
            ///{{{.}}}
            {{/documentation}}
            """## + "\n"
        ),
        (
            "file",
            ##"""
            {{! The types of a model: the root, then each further type in an extension of it. }}
            {{#imports}}
            import {{{.}}}
            {{/imports}}
            {{#declarations}}

            {{#enclosing}}
            {{#extensionAvailability}}
            {{{.}}}
            {{/extensionAvailability}}
            extension {{{.}}} {
                {{> *form}}
            }
            {{/enclosing}}
            {{^enclosing}}
            {{> *form}}
            {{/enclosing}}
            {{/declarations}}
            """## + "\n"
        ),
        (
            "head",
            ##"""
            {{! What stands above a type: its doc comment and the systems that it needs. }}
            {{> documentation}}
            {{#availability}}
            {{{.}}}
            {{/availability}}
            """## + "\n"
        ),
        (
            "initializer",
            ##"""
            {{! The memberwise initialiser. }}
            {{#hasProperties}}
            {{{access}}}init({{#parameters}}{{{separator}}}{{{name}}}: {{{type}}}{{{default}}}{{/parameters}}) {
            {{#parameters}}
                self.{{{storage}}} = {{{value}}}
            {{/parameters}}
            }
            {{/hasProperties}}
            {{^hasProperties}}
            {{{access}}}init() {}
            {{/hasProperties}}
            """## + "\n"
        ),
        (
            "kindUnion",
            ##"""
            {{! An enum over what a place may hold, told apart by the kind of JSON value. }}
            {{> head}}
            {{{access}}}{{{nonisolated}}}{{{indirect}}}enum {{{name}}}{{{conformances}}} {
            {{#cases}}
                case {{{name}}}({{{type}}})
            {{/cases}}

                {{{access}}}init(from decoder: any Decoder) throws {
                    let container = try decoder.singleValueContainer()
            {{#isSingle}}
            {{#last}}
                    self = .{{{name}}}(try {{{read}}})
            {{/last}}
            {{/isSingle}}
            {{^isSingle}}
            {{#attempts}}
                    {{{otherwise}}}if let value = try? {{{read}}} {
                        self = .{{{name}}}(value)
            {{/attempts}}
                    } else {
            {{#last}}
                        self = .{{{name}}}(try {{{read}}})
            {{/last}}
                    }
            {{/isSingle}}
                }
            {{#isEncodable}}

                {{{access}}}func encode(to encoder: any Encoder) throws {
                    var container = encoder.singleValueContainer()
                    switch self {
            {{#cases}}
                    case .{{{name}}}(let value): try {{{write}}}
            {{/cases}}
                    }
                }
            {{/isEncodable}}
            }
            """## + "\n"
        ),
        (
            "namespace",
            ##"""
            {{! Holds the types that extend it, where the root needs no type of its own. }}
            {{> head}}
            {{{access}}}{{{nonisolated}}}enum {{{name}}}{{{conformances}}} {}
            """## + "\n"
        ),
        (
            "row",
            ##"""
            {{! A struct over an array of fixed length whose positions differ in meaning. }}
            {{> head}}
            {{{access}}}{{{nonisolated}}}struct {{{name}}}{{{conformances}}} {
            {{#properties}}
                {{> documentation}}
                {{{propertyAccess}}}{{{keyword}}} {{{name}}}: {{{type}}}
            {{/properties}}

            {{#computed}}
                {{> documentation}}
                {{{access}}}var {{{name}}}: {{{type}}} { {{{value}}} }

            {{/computed}}
                {{> initializer}}

                {{{access}}}init(from decoder: any Decoder) throws {
                    var container = try decoder.unkeyedContainer()
                    guard container.count == {{{count}}} else {
                        throw DecodingError.dataCorruptedError(in: container, debugDescription: {{{problem}}})
                    }
            {{#decoded}}
                    {{{target}}} = {{{value}}}
            {{/decoded}}
                }
            {{#writesEncoding}}

                {{{access}}}func encode(to encoder: any Encoder) throws {
                    var container = encoder.unkeyedContainer()
            {{#encoded}}
            {{#statement}}
                    {{{.}}}
            {{/statement}}
            {{#optional}}
                    if let value = {{{value}}} {
                        {{{present}}}
                    } else {
                        try container.encodeNil()
                    }
            {{/optional}}
            {{/encoded}}
                }
            {{/writesEncoding}}
            }
            """## + "\n"
        ),
        (
            "stringEnum",
            ##"""
            {{! An enum over texts. An open one keeps what no sample held. }}
            {{> head}}
            {{{access}}}{{{nonisolated}}}enum {{{name}}}{{{conformances}}} {
            {{#cases}}
                case {{{name}}}{{#rawValue}} = {{{.}}}{{/rawValue}}
            {{/cases}}
            {{#unknownCase}}
                /// A value that no sample held.
                case {{{.}}}(String)
            {{#listsCases}}

                {{{access}}}static let allCases: [{{{name}}}] = [{{#cases}}{{{separator}}}.{{{name}}}{{/cases}}]
            {{/listsCases}}

                {{{access}}}init(rawValue: String) {
                    switch rawValue {
            {{#cases}}
                    case {{{value}}}: self = .{{{name}}}
            {{/cases}}
                    default: self = .{{{unknownCase}}}(rawValue)
                    }
                }

                {{{access}}}var rawValue: String {
                    switch self {
            {{#cases}}
                    case .{{{name}}}: {{{value}}}
            {{/cases}}
                    case .{{{unknownCase}}}(let value): value
                    }
                }
            {{/unknownCase}}
            {{#isIdentifiable}}

                {{{access}}}var id: String { rawValue }
            {{/isIdentifiable}}
            }
            """## + "\n"
        ),
        (
            "structure",
            ##"""
            {{! A struct, or an observable class, over the members of an object. }}
            {{> head}}
            {{#isObservable}}
            @Observable
            {{/isObservable}}
            {{{access}}}{{{nonisolated}}}{{{typeKeyword}}} {{{name}}}{{{conformances}}} {
            {{#hasProperties}}
            {{#properties}}
                {{> documentation}}
                {{{propertyAccess}}}{{{keyword}}} {{{name}}}: {{{type}}}
            {{/properties}}

            {{/hasProperties}}
            {{#computed}}
                {{> documentation}}
                {{#isMutable}}
                {{{access}}}var {{{name}}}: {{{type}}} {
                    get { {{{value}}} }
                    set { {{{assignment}}} }
                }
                {{/isMutable}}
                {{^isMutable}}
                {{{access}}}var {{{name}}}: {{{type}}} { {{{value}}} }
                {{/isMutable}}

            {{/computed}}
                {{> initializer}}

                {{> codingKeys}}
            {{#writesDecoding}}

                {{{access}}}init(from decoder: any Decoder) throws {
                    {{{decodingContainer}}} = try decoder.container(keyedBy: CodingKeys.self)
            {{#decoded}}
                    {{{target}}} = {{{value}}}
            {{/decoded}}
                }
            {{/writesDecoding}}
            {{#writesEncoding}}

                {{{access}}}func encode(to encoder: any Encoder) throws {
                    {{{encodingContainer}}} = encoder.container(keyedBy: CodingKeys.self)
            {{#encoded}}
                    {{{.}}}
            {{/encoded}}
                }
            {{/writesEncoding}}
            {{#comparison}}

                {{{access}}}static func == (left: {{{name}}}, right: {{{name}}}) -> Bool {
            {{#compared}}
                    guard left.{{{name}}} == right.{{{name}}} else { return false }
            {{/compared}}
                    return true
                }

                {{{access}}}func hash(into hasher: inout Hasher) {
            {{#compared}}
                    hasher.combine({{{value}}})
            {{/compared}}
                }
            {{/comparison}}
            }
            """## + "\n"
        ),
        (
            "taggedUnion",
            ##"""
            {{! An enum of payloads that a tag tells apart. }}
            {{> head}}
            {{{access}}}{{{nonisolated}}}{{{indirect}}}enum {{{name}}}{{{conformances}}} {
            {{#variants}}
                case {{{name}}}{{#payload}}({{{.}}}){{/payload}}
            {{/variants}}
                /// A kind that no sample held, kept as it came.
                case {{{unknownCase}}}(JSONValue)

            {{#payloads}}
                {{> *form}}

            {{/payloads}}
            {{#keys}}
                private enum TagKey: String, CodingKey {
                    case tag{{#tagKey}} = {{{.}}}{{/tagKey}}
            {{#hasContentKey}}
                    case content{{#contentKey}} = {{{.}}}{{/contentKey}}
            {{/hasContentKey}}
                }
            {{/keys}}
            {{#isExternal}}
                private struct TagKey: CodingKey {
                    let stringValue: String
                    var intValue: Int? { nil }

                    init(stringValue: String) {
                        self.stringValue = stringValue
                    }

                    init?(intValue: Int) {
                        return nil
                    }
                }
            {{/isExternal}}

                {{{access}}}init(from decoder: any Decoder) throws {
                    let container = try decoder.container(keyedBy: TagKey.self)
            {{#isExternal}}
                    guard let key = container.allKeys.first, container.allKeys.count == 1 else {
                        self = .{{{unknownCase}}}(try JSONValue(from: decoder))
                        return
                    }
                    switch key.stringValue {
            {{/isExternal}}
            {{^isExternal}}
                    switch try container.decode(String.self, forKey: .tag) {
            {{/isExternal}}
            {{#variants}}
                    case {{{patterns}}}: self = .{{{name}}}{{#read}}(try {{{.}}}){{/read}}
            {{/variants}}
                    default: self = .{{{unknownCase}}}(try JSONValue(from: decoder))
                    }
                }
            {{#isEncodable}}

                {{{access}}}func encode(to encoder: any Encoder) throws {
            {{#writesTag}}
                    var container = encoder.container(keyedBy: TagKey.self)
            {{/writesTag}}
                    switch self {
            {{#variants}}
                    case .{{{name}}}{{#payload}}(let value){{/payload}}:
            {{#writes}}
                        try {{{.}}}
            {{/writes}}
            {{/variants}}
                    case .{{{unknownCase}}}(let value):
                        try value.encode(to: encoder)
                    }
                }
            {{/isEncodable}}
            }
            """## + "\n"
        ),
    ]
}
