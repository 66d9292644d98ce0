/// UUIDs in the form of RFC 9562: `f81d4fae-7dec-11d0-a765-00a0c91e6bf6`.
enum UUIDText {
    /// The UUID forms of a text, none where it is no UUID or mixes the cases.
    static func forms(_ text: ArraySlice<UInt8>) -> StringForms {
        guard text.count == 36 else { return [] }
        var forms: StringForms = [.lowercaseUUID, .uppercaseUUID]
        for (place, byte) in text.enumerated() {
            if place == 8 || place == 13 || place == 18 || place == 23 {
                guard byte == UInt8(ascii: "-") else { return [] }
            } else if !byte.isDigit {
                guard byte.isHexDigit else { return [] }
                forms.remove(byte & 0x20 == 0 ? .lowercaseUUID : .uppercaseUUID)
            }
        }
        return forms
    }
}
