/// An enum over texts, open unless told otherwise: `unknown(String)` keeps what no sample held.
package struct StringEnum: Hashable, Sendable {
    package struct Case: Hashable, Sendable {
        /// As it is declared: `tech`, `` `default` ``.
        package var name: String
        /// The text as it is sent, raw.
        package var value: String

        package init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    /// The known cases, in the order in which they are printed.
    package var cases: [Case]
    /// The case for other texts, `unknown`; nil in a closed enum.
    package var unknownCase: String?

    package init(cases: [Case], unknownCase: String?) {
        self.cases = cases
        self.unknownCase = unknownCase
    }
}
