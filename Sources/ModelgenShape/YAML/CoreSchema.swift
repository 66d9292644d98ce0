import ModelgenSource

/// What a scalar is by the core schema of YAML 1.2 (section 10.3): `NO` is text, `1.10` a number of that text, `01234` the
/// number 1234, `0o17` and `0x1F` are 15 and 31.
enum CoreSchema {
    /// Why a scalar has no value.
    struct Fault: Error, Hashable {
        var code: DiagnosticCode
        var message: String
        var remedy: String?
    }

    /// The tags of the standard schemas that scalars take.
    private static let prefix = "tag:yaml.org,2002:"
    /// A hexadecimal or octal number longer than this is not turned into decimal digits.
    private static let maximumRadixDigits = 1_024

    /// The value of a scalar.
    ///
    /// Without a tag a plain scalar is what its text says and a quoted one is text. `!!str`, `!!int`, `!!float`, `!!bool`
    /// and `!!null` say it instead; `!` alone means text, and so do `!!binary` and `!!timestamp`, which JSON has no kind
    /// for. Any other tag is an application's own and says nothing here: the scalar counts as if it had none.
    static func value(of scalar: YAMLScalar) throws(Fault) -> YAMLNode.Content {
        guard let tag = scalar.tag else {
            return scalar.isPlain ? try plainValue(scalar.text) : .string(scalar.text)
        }
        switch tag {
        case "!", prefix + "str", prefix + "binary", prefix + "timestamp", prefix + "value", prefix + "merge":
            return .string(scalar.text)
        case prefix + "int":
            if case .number(let number)? = integer(scalar.text) { return .number(number) }
        case prefix + "float":
            if isNotANumber(scalar.text) { throw notANumber(scalar.text) }
            if case .number(let number)? = integer(scalar.text) { return .number(number + ".0") }
            if let number = float(scalar.text) { return .number(number) }
        case prefix + "bool":
            if let value = boolean(scalar.text) { return .boolean(value) }
        case prefix + "null":
            if isNull(scalar.text) { return .null }
        case prefix + "seq", prefix + "map", prefix + "set", prefix + "omap", prefix + "pairs":
            throw Fault(
                code: .unsupportedTag, message: "a scalar under the tag '\(shorthand(tag))'", remedy: "remove the tag")
        default:
            return scalar.isPlain ? try plainValue(scalar.text) : .string(scalar.text)
        }
        let message = "'\(scalar.text)' is no value of the tag '\(shorthand(tag))'"
        throw Fault(code: .unsupportedTag, message: message, remedy: "remove the tag or mend the value")
    }

    /// Why a tag does not go with a sequence or a mapping; nil where it does.
    static func fault(ofTag tag: String?, onSequence isSequence: Bool) -> Fault? {
        guard let tag, tag.hasPrefix(prefix) else { return nil }
        let name = String(tag.dropFirst(prefix.count))
        let others =
            ["str", "int", "float", "bool", "null", "binary", "timestamp"]
            + (isSequence ? ["map", "set"] : ["seq", "omap", "pairs"])
        guard others.contains(name) else { return nil }
        let found = isSequence ? "a sequence" : "a mapping"
        return Fault(code: .unsupportedTag, message: "\(found) under the tag '!!\(name)'", remedy: "remove the tag")
    }

    /// `!!str` for `tag:yaml.org,2002:str`.
    private static func shorthand(_ tag: String) -> String {
        tag.hasPrefix(prefix) ? "!!" + tag.dropFirst(prefix.count) : tag
    }

    private static func plainValue(_ text: String) throws(Fault) -> YAMLNode.Content {
        guard let first = text.utf8.first else { return .null }
        switch first {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
            if isNotANumber(text) { throw notANumber(text) }
            if let number = integer(text) { return number }
            return float(text).map { .number($0) } ?? .string(text)
        default:
            if isNull(text) { return .null }
            return boolean(text).map { .boolean($0) } ?? .string(text)
        }
    }

    private static func isNull(_ text: String) -> Bool {
        ["", "~", "null", "Null", "NULL"].contains(text)
    }

    private static func boolean(_ text: String) -> Bool? {
        switch text {
        case "true", "True", "TRUE": true
        case "false", "False", "FALSE": false
        default: nil
        }
    }

    private static func isNotANumber(_ text: String) -> Bool {
        let word = text.hasPrefix("-") || text.hasPrefix("+") ? text.dropFirst() : Substring(text)
        return [".inf", ".Inf", ".INF"].contains(word) || [".nan", ".NaN", ".NAN"].contains(text)
    }

    private static func notANumber(_ text: String) -> Fault {
        let remedy = "write null, or quote it to make it a text"
        return Fault(code: .notANumber, message: "'\(text)' is a number that JSON cannot say", remedy: remedy)
    }
}

extension CoreSchema {
    /// `[-+]?[0-9]+`, `0o[0-7]+` and `0x[0-9a-fA-F]+`, as JSON writes them.
    private static func integer(_ text: String) -> YAMLNode.Content? {
        let bytes = Array(text.utf8)
        if bytes.count > 2, bytes[0] == UInt8(ascii: "0"), bytes.count <= maximumRadixDigits {
            let digits = bytes.dropFirst(2)
            if bytes[1] == UInt8(ascii: "x"), digits.allSatisfy(\.isHexDigit) {
                return .number(decimal(digits, radix: 16))
            }
            if bytes[1] == UInt8(ascii: "o"), digits.allSatisfy({ $0.isDigit && $0 < UInt8(ascii: "8") }) {
                return .number(decimal(digits, radix: 8))
            }
        }
        let (sign, digits) = signAndRest(bytes)
        guard !digits.isEmpty, digits.allSatisfy(\.isDigit) else { return nil }
        return .number(sign + whole(digits))
    }

    /// `[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?`, as JSON writes it: `.5` is `0.5` and `5.` is `5.0`.
    private static func float(_ text: String) -> String? {
        let (sign, rest) = signAndRest(Array(text.utf8))
        let digits = rest.prefix(while: \.isDigit)
        var tail = rest[digits.endIndex...]
        var number = sign + whole(digits)
        var fraction: ArraySlice<UInt8> = []
        if tail.first == UInt8(ascii: ".") {
            fraction = tail.dropFirst().prefix(while: \.isDigit)
            tail = tail.dropFirst(1 + fraction.count)
            number += "." + (fraction.isEmpty ? "0" : String(decoding: fraction, as: UTF8.self))
        }
        guard !digits.isEmpty || !fraction.isEmpty else { return nil }
        number += String(decoding: tail, as: UTF8.self)
        return JSONNumber.matches(Array(number.utf8)[...]) ? number : nil
    }

    private static func signAndRest(_ bytes: [UInt8]) -> (sign: String, rest: ArraySlice<UInt8>) {
        switch bytes.first {
        case UInt8(ascii: "-"): ("-", bytes.dropFirst())
        case UInt8(ascii: "+"): ("", bytes.dropFirst())
        default: ("", bytes[...])
        }
    }

    /// Digits without leading zeros; `0` where nothing is left.
    private static func whole(_ digits: ArraySlice<UInt8>) -> String {
        let significant = digits.drop { $0 == UInt8(ascii: "0") }
        return significant.isEmpty ? "0" : String(decoding: significant, as: UTF8.self)
    }

    /// A number of another radix in decimal digits.
    private static func decimal(_ digits: ArraySlice<UInt8>, radix: Int) -> String {
        // The least digit first.
        var sum: [Int] = [0]
        for byte in digits {
            var carry = Int(JSONString.hexadecimal([byte]))
            for place in sum.indices {
                carry += sum[place] * radix
                sum[place] = carry % 10
                carry /= 10
            }
            while carry > 0 {
                sum.append(carry % 10)
                carry /= 10
            }
        }
        return sum.reversed().map(String.init).joined()
    }
}
