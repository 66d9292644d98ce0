import ModelgenSource

extension StringShape {
    /// Adds a text by its UTF-8 bytes.
    mutating func add(_ text: ArraySlice<UInt8>, at place: Place) {
        seen.add(at: place)
        guard !text.isEmpty else {
            empties.add(at: place)
            return
        }
        if !forms.isEmpty { addForms(of: text, at: place) }
        if values != nil { addValue(text) }
    }

    private mutating func addForms(of text: ArraySlice<UInt8>, at place: Place) {
        let found = TextForms(of: text, among: forms)
        forms = found.forms
        if forms.isDisjoint(with: .dates) {
            spellings = []
        } else if let spelling = found.spelling {
            spellings.insert(spelling)
        }
        if forms.contains(.number) {
            numericText = numericText ?? NumberShape()
            numericText?.add(text, at: place)
        } else {
            numericText = nil
        }
    }

    private mutating func addValue(_ text: ArraySlice<UInt8>) {
        guard text.count <= Self.maximumValueLength else {
            values = nil
            return
        }
        let value = String(decoding: text, as: UTF8.self)
        if let spelling = values?.index(forKey: value) {
            let isSameSpelling = values?.keys[spelling].utf8.elementsEqual(text) ?? false
            if isSameSpelling { values?.values[spelling] += 1 } else { values = nil }
        } else if values?.count == Self.maximumValues {
            values = nil
        } else {
            values?[value] = 1
        }
    }
}

extension StringShape {
    /// What one text shows: `StringShape(of: "2024-01-15").forms` is `.day`.
    package init(of text: String) {
        self.init()
        add(Array(text.utf8)[...], at: .nowhere)
    }
}
