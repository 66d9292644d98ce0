/// How a property is read and written where plain coding does not do; all defaults: `decode(T.self, forKey:)`.
package struct PropertyCoding: Hashable, Sendable {
    /// How one value is read.
    package enum Scalar: Hashable, Sendable {
        case plain
        /// A number that some samples write as text; written as a number.
        case number
        /// A date of its own form, where the document has several: `decodeDate(.milliseconds, forKey:)`.
        case date(DateForm)
        /// A UUID whose letters are lower case; Foundation writes upper case.
        case lowercaseUUID
        /// A Boolean that is sent as 0 and 1, or as text; only where a spec says so.
        case boolean
    }

    /// What holds the values.
    package enum Container: Hashable, Sendable {
        case plain
        /// An array that is one bare element where it has only one.
        case oneOrMany
        /// An array whose bad elements are skipped and counted (`lossy: true`).
        case lossy
        /// An array that is sent as an object with integer keys where it has holes.
        case indexed
    }

    package var scalar: Scalar
    package var container: Container
    /// Whether `""`, `[]`, `{}` or `false` stands where a value is missing; read as nil.
    package var readsEmptyAsNil: Bool
    /// What a missing or null member becomes (`default:`), as a Swift expression.
    package var defaultValue: String?
    /// Whether storage is indirect, since the type would else contain itself.
    package var isBoxed: Bool

    package init(
        scalar: Scalar = .plain,
        container: Container = .plain,
        readsEmptyAsNil: Bool = false,
        defaultValue: String? = nil,
        isBoxed: Bool = false
    ) {
        self.scalar = scalar
        self.container = container
        self.readsEmptyAsNil = readsEmptyAsNil
        self.defaultValue = defaultValue
        self.isBoxed = isBoxed
    }

    /// Whether `init(from:)` must be written out for it.
    package var needsWrittenDecoding: Bool {
        let plainScalar = scalar == .plain || scalar == .lowercaseUUID
        return !plainScalar || container != .plain || readsEmptyAsNil || defaultValue != nil
    }

    /// Whether `encode(to:)` must be written out for it.
    package var needsWrittenEncoding: Bool {
        switch scalar {
        case .date, .lowercaseUUID: true
        // A member that is sent empty rather than left out stays, as null.
        case .plain, .number, .boolean: readsEmptyAsNil || container == .oneOrMany
        }
    }
}
