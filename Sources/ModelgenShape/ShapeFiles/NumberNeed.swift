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

    var path: WritableKeyPath<NumberShape, Bool> {
        switch self {
        case .uint64: \.needsUInt64
        case .bigInteger: \.needsBigInteger
        case .fraction: \.areAllWhole
        case .exact: \.fitsDouble
        case .beyondDecimal: \.fitsDecimal
        case .beyondDouble: \.isFinite
        }
    }

    var valueWhenNeeded: Bool {
        self == .uint64 || self == .bigInteger
    }
}
