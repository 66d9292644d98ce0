import ModelgenShape

extension StringShape {
    /// The texts of what stays an enum: the cases it had, and those of the texts that may be cases. More texts than a shape
    /// counts, or prose among them, make no case, but the enum keeps them as unknown.
    func withCases(_ cases: [NameMemory.Case]) -> StringShape {
        var strings = self
        var values = (self.values ?? [:]).filter { EnumRule.isToken($0.key) }
        for known in cases where values[known.text] == nil { values[known.text] = 0 }
        strings.values = values
        return strings
    }
}
