/// What numbers need beyond `Int` and `Double`, as a shape file spells it.
enum NumberNeed: String, CaseIterable {
    case uint64
    case bigInteger
    /// A value is no integer, nor one in other words such as `1.0`.
    case fraction
    /// `Double` changes a value.
    case exact
    /// `Decimal` does not hold a value.
    case beyondDecimal
    /// `Double` does not hold a value at all.
    case beyondDouble

    /// Whether numbers need it.
    func isNeeded(by numbers: NumberShape) -> Bool {
        switch self {
        case .uint64: numbers.needsUInt64
        case .bigInteger: numbers.needsBigInteger
        case .fraction: !numbers.areAllWhole
        case .exact: !numbers.fitsDouble
        case .beyondDecimal: !numbers.fitsDecimal
        case .beyondDouble: !numbers.isFinite
        }
    }

    /// Notes that numbers need it.
    func note(in numbers: inout NumberShape) {
        switch self {
        case .uint64: numbers.needsUInt64 = true
        case .bigInteger: numbers.needsBigInteger = true
        case .fraction: numbers.areAllWhole = false
        case .exact: numbers.fitsDouble = false
        case .beyondDecimal: numbers.fitsDecimal = false
        case .beyondDouble: numbers.isFinite = false
        }
    }
}
