import ModelgenResolve
import ModelgenSwift

/// What a value is to Swift, without the names of types and without what is inside lists, maps and structs, which are
/// places of their own.
struct TypeForm: Hashable {
    /// What code that holds such a value depends on.
    let swift: String
    /// How it is read, where that makes no other type of it: the form of a date.
    let reading: String

    init(_ value: Value?, in side: ModelSide) {
        guard let value else {
            swift = "JSONValue"
            reading = ""
            return
        }
        swift = Self.swift(value.type, in: side)
        if case .date(let form) = value.type {
            reading = DateFormName.name(of: form)
        } else {
            reading = ""
        }
    }

    private static func swift(_ type: ValueType, in side: ModelSide) -> String {
        switch type {
        case .bool: "Bool"
        case .int: "Int"
        case .uint64: "UInt64"
        case .double: "Double"
        case .decimal: "Decimal"
        case .string: "String"
        case .date: "Date"
        case .url: "URL"
        case .uuid: "UUID"
        case .json: "JSONValue"
        case .external(let name): name
        case .array: "array"
        case .dictionary: "map"
        case .optional(let inner): swift(inner, in: side)
        case .stringEnum: "enum"
        case .row(let slot):
            "row of "
                + (side.resolution.types.rows[slot] ?? []).map { swift($0.type, in: side) }.joined(separator: ", ")
        case .kindUnion(let slot):
            "either "
                + (side.resolution.types.unions[slot] ?? []).map { swift($0.type, in: side) }.joined(separator: ", ")
        case .object: side.isTagged(type) ? "union" : "struct"
        }
    }
}
