import ModelgenShape
import ModelgenSwift

/// A value's type with how it is read, as far as the evidence asks for more than plain coding.
package struct Value: Hashable, Sendable {
    package var type: ValueType
    /// Null was seen, or something empty that stands for it.
    package var isNullable = false
    /// Some samples write the number as text.
    package var isLenientNumber = false
    /// `""`, `[]`, `{}` or `false` stands where there is no value.
    package var readsEmptyAsNil = false
    /// An empty object stands for an empty array: the array is empty, not missing.
    package var emptyIsEmptyArray = false
    package var container = PropertyCoding.Container.plain
    /// A Boolean sent as a number or as text, where a spec says so.
    package var isLenientBoolean = false
    /// The dates of a field are written in more than one way, so that encoding respells some.
    package var respellsDates = false
    /// Further kinds of JSON value that decode, besides those of the type.
    package var alsoKinds: Set<JSONKind> = []

    package init(_ type: ValueType) {
        self.type = type
    }

    /// Takes what `lenient: true` of a spec takes, evidence or not: numbers and Booleans as text, and something empty in
    /// place of a value that may be missing.
    package mutating func readLeniently() {
        switch type {
        case .int, .uint64, .double, .decimal:
            isLenientNumber = true
            alsoKinds.insert(.string)
        case .bool:
            isLenientBoolean = true
            alsoKinds.formUnion([.number, .string])
        case .date, .url, .uuid, .object, .array, .dictionary:
            guard isNullable, container == .plain, type.named != nil || type.isPlainlyCoded else { return }
            readsEmptyAsNil = true
        default:
            return
        }
    }
}

extension ValueType {
    /// Whether no list or map in it holds dates, which would need a form of their own.
    fileprivate var isPlainlyCoded: Bool {
        switch self {
        case .array, .dictionary: dateForm == nil
        default: true
        }
    }
}
