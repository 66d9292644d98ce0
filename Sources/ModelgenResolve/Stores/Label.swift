import ModelgenSwift

/// What a screen shows for a key or a value of an enum.
enum Label {
    /// `in_progress` gives `In progress`, `HTTPError` gives `HTTP error`, `技术` stays.
    static func text(of key: String) -> String {
        let words = Words.split(key).map { word in
            word.count > 1 && word.allSatisfy(\.isUppercase) && !isShouted(key) ? word : word.lowercased()
        }
        let text = words.joined(separator: " ")
        guard let first = text.first else { return key }
        return first.uppercased() + text.dropFirst()
    }

    private static func isShouted(_ key: String) -> Bool {
        !key.contains(where: \.isLowercase)
    }
}
