/// An enum over what a place may hold, told apart by the kind of JSON value.
package struct KindUnion: Hashable, Sendable {
    package struct Case: Hashable, Sendable {
        /// As it is declared: `text`, `values`.
        package var name: String
        package var type: TypeReference
        /// How the value is read and written, where plain coding does not do.
        package var scalar: PropertyCoding.Scalar

        package init(name: String, type: TypeReference, scalar: PropertyCoding.Scalar = .plain) {
            self.name = name
            self.type = type
            self.scalar = scalar
        }
    }

    /// In the order in which decoding tries them.
    package var cases: [Case]
    /// Whether the enum must be `indirect`, since it would else contain itself.
    package var isIndirect: Bool

    package init(cases: [Case], isIndirect: Bool = false) {
        self.cases = cases
        self.isIndirect = isIndirect
    }
}
