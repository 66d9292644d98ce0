/// The identities of the objects of one array, to see which are no identities since they repeat.
final class IdentityLedger {
    /// Objects that begin so many bytes after their array are not looked at, so that memory stays flat.
    static let window = 1 << 20

    /// A text and a number are never the same identity.
    enum Identity: Hashable {
        case number(String)
        case string(String)
    }

    private var seen: [String: Set<Identity>] = [:]
    /// The keys of which a value stood twice.
    private(set) var repeated: Set<String> = []

    /// Notes an identity of an object.
    func note(_ identity: Identity, forKey key: String) {
        guard !repeated.contains(key), !seen[key, default: []].insert(identity).inserted else { return }
        repeated.insert(key)
        seen[key] = nil
    }
}
