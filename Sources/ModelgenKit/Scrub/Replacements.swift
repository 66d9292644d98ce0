import ModelgenResolve
import ModelgenShape

/// What stands for each text and number: the same for the same, another for another, and of the same form.
///
/// What is drawn depends on how many were drawn before, never on the original, so that nobody finds the original by
/// trying which one gives the replacement.
struct Replacements {
    /// Texts that stay: cases of enums and tags.
    private let kept: Set<String>
    /// All texts of the sample: none of some length comes back in another's place.
    private let originals: Set<String>
    private var chosen: [String: String] = [:]
    private var used: Set<String>
    private var random = SeededRandom(seed: 0x6D6F_6465_6C67_656E)

    private static let maximumAttempts = 400
    /// Shorter texts are too few for none to come back.
    private static let originalLength = 4

    init(kept: Set<String>, originals: Set<String>) {
        self.kept = kept
        self.originals = originals
        used = kept
    }

    /// What stands for a text, be it a value or a key.
    mutating func text(_ text: String) -> String {
        if kept.contains(text) || !text.unicodeScalars.contains(where: Self.isReplaceable) { return text }
        if let known = chosen[text] { return known }
        let signature = TextSignature(text)
        if signature.forms.contains(.number) { return number(text) }
        var last = ""
        for attempt in 0..<Self.maximumAttempts {
            let candidate = candidate(text, signature, attempt)
            guard candidate != text else { continue }
            last = candidate
            let isTaken = used.contains(candidate) || isOriginal(candidate, attempt)
            if !isTaken, TextSignature(candidate) == signature { break }
        }
        return choose(last, for: text)
    }

    /// What stands for a number, by its text in the grammar of JSON.
    mutating func number(_ text: String) -> String {
        if let known = chosen[text] { return known }
        let replacement = NumberReplacement(text, &random)
        guard replacement.hasDigits else { return text }
        let signature = NumberSignature(text)
        var fallback: String?
        for attempt in 0..<replacement.attempts {
            let candidate = replacement.candidate(attempt, &random)
            guard candidate != text, NumberSignature(candidate) == signature else { continue }
            fallback = candidate
            if !used.contains(candidate) { return choose(candidate, for: text) }
        }
        // Of all numbers of a digit or two one may be left for itself alone.
        return choose(used.contains(text) ? fallback ?? text : text, for: text)
    }

    private mutating func choose(_ replacement: String, for text: String) -> String {
        chosen[text] = replacement
        used.insert(replacement)
        return replacement
    }

    private func isOriginal(_ candidate: String, _ attempt: Int) -> Bool {
        attempt * 2 < Self.maximumAttempts && candidate.utf8.count >= Self.originalLength
            && originals.contains(candidate)
    }

    private mutating func candidate(_ text: String, _ signature: TextSignature, _ attempt: Int) -> String {
        if !signature.forms.isDisjoint(with: .dates) { return DateReplacement.candidate(text, &random) }
        if signature.forms.contains(.url) { return AddressReplacement.url(text, attempt, &random) }
        if !signature.forms.isDisjoint(with: [.lowercaseUUID, .uppercaseUUID]) {
            return AddressReplacement.uuid(text, &random)
        }
        if signature.isEmail { return AddressReplacement.email(text, attempt, &random) }
        if signature.isLocale { return locale(text, attempt) }
        if signature.isSecret { return SecretReplacement.text(text, number: chosen.count + attempt + 1) }
        return WordReplacement.candidate(text, attempt, &random)
    }

    /// `pt-BR` becomes `nl-KO`.
    private mutating func locale(_ text: String, _ attempt: Int) -> String {
        let language = text.prefix { $0 != "-" && $0 != "_" }
        let others = CodeKeys.languages.filter { $0.count == language.count }.sorted()
        // `-ms-` has its language behind a hyphen.
        guard !others.isEmpty else { return WordReplacement.candidate(text, attempt, &random) }
        return random.pick(others) + WordReplacement.candidate(String(text[language.endIndex...]), attempt, &random)
    }

    private static func isReplaceable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9": true
        case _ where scalar.isASCII: false
        default: scalar.properties.isAlphabetic || scalar.properties.numericType == .decimal || scalar.value >= 0x1F300
        }
    }
}
