/// What one text looks like: the forms it has and, if it is a date, how it is spelled.
struct TextForms: Hashable {
    var forms: StringForms = []
    var spelling: DateSpelling?

    /// Looks for the wanted forms only: once a field has lost a form, no text of it is held against that grammar again.
    init(of text: ArraySlice<UInt8>, among wanted: StringForms = .all) {
        guard let first = text.first else { return }
        if wanted.contains(.url), first == UInt8(ascii: "h"), PlainURL.matches(text) { forms.insert(.url) }
        if !wanted.isDisjoint(with: [.lowercaseUUID, .uppercaseUUID]) { forms.formUnion(UUIDText.forms(text)) }
        if wanted.contains(.number), first.isDigit || first == UInt8(ascii: "-"), JSONNumber.matches(text) {
            forms.insert(.number)
        }
        if wanted.contains(.rfc1123), first.isLetter, let spelling = RFC1123Date.read(text) {
            forms.insert(.rfc1123)
            self.spelling = spelling
        } else if !wanted.isDisjoint(with: .dates), first.isDigit, let (found, spelling) = ISODate.read(text) {
            forms.formUnion(found)
            self.spelling = spelling
        }
        forms.formIntersection(wanted)
    }
}
