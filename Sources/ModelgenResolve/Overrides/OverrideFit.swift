import ModelgenShape
import ModelgenSource
import ModelgenSwift

/// Whether what a spec says of a field fits what the samples hold there.
package enum OverrideFit {
    /// A warning where some sample would not decode as the spec wants; an error where the spec asks for what cannot be.
    package static func diagnostics(of override: FieldOverride, value: Value, shape: Shape) -> [Diagnostic] {
        if let format = override.format, !DateOverride.names.contains(format),
            let problem = DateForm.problem(inPattern: format)
        {
            return [
                Diagnostic(
                    .wrongValue,
                    at: override.place,
                    message: "format '\(format)' of '\(override.pointer)' cannot be read: \(problem)",
                    remedy: "use the letters yMdHhmsSaEZX, and quotes around other text"
                )
            ]
        }
        if let cut = cutDigits(of: value.type, shape) {
            return [
                Diagnostic(
                    .mixedDateSpelling,
                    .note,
                    at: override.place,
                    message:
                        "'\(override.pointer)' is to be Date, which keeps six digits of a second; a sample has more"
                        + (cut.seen.first.map { " (\($0))" } ?? "")
                )
            ]
        }
        guard let problem = problem(value, shape) else { return [] }
        let message = "'\(override.pointer)' is to be \(name(value.type)), but \(problem)"
        return [warning(override, message, remedy: "a document like that will not decode")]
    }

    /// The warning of a date where none has a form of its own: in a union, or deeper than a member's list or map.
    package static func noDate(_ override: FieldOverride) -> Diagnostic {
        let message =
            "'\(override.pointer)' cannot be Date: only a member, its list or its map is read in a form of its own"
        return warning(override, message, remedy: "it stays as the samples have it")
    }

    /// The warning of `lossy: true` where there is no array whose elements could be skipped.
    package static func notLossy(_ override: FieldOverride) -> Diagnostic {
        warning(
            override, "'\(override.pointer)' is to be lossy, but is no array",
            remedy: "remove 'lossy', or point at the array")
    }

    private static func warning(_ override: FieldOverride, _ message: String, remedy: String) -> Diagnostic {
        Diagnostic(.overrideDoesNotFit, .warning, at: override.place, message: message, remedy: remedy)
    }

    private static func name(_ type: ValueType) -> String {
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
        default: "another type"
        }
    }

    /// The texts without what a `Date` drops, where they are of the form but for that.
    private static func cutDigits(of type: ValueType, _ shape: Shape) -> StringShape? {
        guard case .date(let form) = type, shape.kinds.subtracting([.null]) == [.string], let strings = shape.strings,
            strings.forms.isDisjoint(with: .dates), let cut = strings.cutToMicroseconds
        else { return nil }
        return DateRule.reads(cut, as: form) ? cut : nil
    }

    /// What a sample holds that the type does not decode; nil where all fits.
    private static func problem(_ value: Value, _ shape: Shape) -> String? {
        let kinds = shape.kinds.subtracting([.null])
        switch value.type {
        case .bool:
            return kinds == [.boolean] || value.isLenientBoolean
                ? nil : seen("something other than true or false", shape.first)
        case .int, .uint64:
            if let numbers = shape.numbers, !numbers.areAllIntegers {
                return seen("a number that is not whole", numbers.seen.first)
            }
            return number(value, kinds, shape)
        case .double, .decimal:
            return number(value, kinds, shape)
        case .string:
            return kinds.isSubset(of: [.string]) ? nil : seen("something other than text", shape.first)
        case .url, .uuid:
            guard kinds.isSubset(of: [.string]), let strings = shape.strings else {
                return seen("something other than text", shape.first)
            }
            if strings.empties.count > 0, !value.readsEmptyAsNil { return seen("an empty text", strings.empties.first) }
            return nil
        case .date(let form):
            return date(form, kinds, shape)
        default:
            return nil
        }
    }

    private static func number(_ value: Value, _ kinds: Set<JSONKind>, _ shape: Shape) -> String? {
        guard kinds.isSubset(of: [.number, .string]) else { return seen("something other than a number", shape.first) }
        guard let strings = shape.strings else { return nil }
        if !value.isLenientNumber {
            return seen("text, which is read as a number only in a member, its list or its map", strings.seen.first)
        }
        if strings.valueCount > 0, strings.numericText == nil {
            return seen("text that is no number", strings.seen.first)
        }
        return strings.empties.count > 0 && !value.readsEmptyAsNil ? seen("an empty text", strings.empties.first) : nil
    }

    private static func date(_ form: DateForm, _ kinds: Set<JSONKind>, _ shape: Shape) -> String? {
        switch form {
        case .seconds, .milliseconds, .microseconds:
            return kinds.isSubset(of: [.number, .string]) ? nil : seen("something other than a number", shape.first)
        case .pattern:
            return kinds.isSubset(of: [.string]) ? nil : seen("something other than text", shape.first)
        case .iso8601, .local, .day, .rfc1123:
            guard kinds.isSubset(of: [.string]) else { return seen("something other than text", shape.first) }
            guard let strings = shape.strings, strings.valueCount > 0 else { return nil }
            return DateRule.reads(strings, as: form) ? nil : seen("text that is no such date", strings.seen.first)
        }
    }

    private static func seen(_ what: String, _ place: Place?) -> String {
        "a sample holds \(what)" + (place.map { " (\($0))" } ?? "")
    }
}
