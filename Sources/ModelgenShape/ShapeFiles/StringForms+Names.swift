extension StringForms {
    /// The forms as a shape file names them.
    private static let named: [(name: String, form: StringForms)] = [
        ("instant", .instant), ("localTime", .localTime), ("spacedTime", .spacedTime), ("day", .day),
        ("rfc1123", .rfc1123), ("url", .url), ("lowercaseUUID", .lowercaseUUID), ("uppercaseUUID", .uppercaseUUID),
        ("number", .number), ("dayAndTime", .dayAndTime),
    ]
    /// The forms that imply `dayAndTime`, which is not named beside them.
    private static let daysAndTimes: StringForms = [.instant, .localTime, .spacedTime]

    /// `["day"]`
    var names: [String] {
        guard !isEmpty else { return [] }
        let told = isDisjoint(with: Self.daysAndTimes) ? self : subtracting(.dayAndTime)
        return Self.named.filter { told.contains($0.form) }.map(\.name)
    }

    /// The form of a name and what it implies; nil for a name that no form has.
    init?(name: String) {
        guard let form = Self.named.first(where: { $0.name == name })?.form else { return nil }
        self = form.isDisjoint(with: Self.daysAndTimes) ? form : form.union(.dayAndTime)
    }
}

extension DateSpelling {
    /// `T|3|Z`: separator, digits after the second's point (`-` where no seconds are written), zone: empty for none, its
    /// text, or an offset as `+480:colon` in minutes.
    var text: String {
        let zoneText =
            switch zone {
            case .none: ""
            case .named(let name): name
            case .offset(let minutes, let form): "\(minutes < 0 ? "-" : "+")\(abs(minutes)):\(form.rawValue)"
            }
        return "\(separator)|\(hasSeconds ? "\(fractionDigits)" : "-")|\(zoneText)"
    }

    /// Reads what `text` writes.
    init?(text: String) {
        let parts = text.split(separator: "|", omittingEmptySubsequences: false)
        guard parts.count == 3, let digits = parts[1] == "-" ? 0 : Int(parts[1]), (0...9).contains(digits) else {
            return nil
        }
        guard let zone = Zone(text: parts[2]) else { return nil }
        self.init(separator: String(parts[0]), hasSeconds: parts[1] != "-", fractionDigits: digits, zone: zone)
    }
}

extension DateSpelling.Zone {
    fileprivate init?(text: Substring) {
        guard let sign = text.first else {
            self = .none
            return
        }
        guard sign == "+" || sign == "-" else {
            self = .named(String(text))
            return
        }
        let parts = text.dropFirst().split(separator: ":")
        guard parts.count == 2, let minutes = Int(parts[0]), minutes <= 24 * 60,
            let form = DateSpelling.OffsetForm(rawValue: String(parts[1]))
        else { return nil }
        self = .offset(minutes: sign == "-" ? -minutes : minutes, form: form)
    }
}
