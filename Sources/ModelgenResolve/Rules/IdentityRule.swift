import ModelgenShape
import ModelgenSwift

/// Which member identifies the objects of a type.
package enum IdentityRule {
    /// What the evidence says of a type's identity.
    package enum Finding: Hashable, Sendable {
        case none
        case member(String)
        /// An `id` is there, but stood twice among siblings.
        case repeated(String)
        /// An `id` is there, but is missing or null somewhere.
        case nullable(String)
    }

    private static let plainKeys = ["id", "_id", "ID", "Id", "uuid", "guid", "@id"]

    /// `id`, or `_id`, `uuid`, `guid`, `<type>_id`: present and not null everywhere and unique among siblings.
    package static func finding(members: [Member], nouns: [KeyNoun], repeated: Set<String>) -> Finding {
        if let member = members.first(where: { $0.override?.identity == true }) { return .member(member.key) }
        let candidates = candidates(members, nouns).filter { $0.override?.identity != false }
        var finding = Finding.none
        for member in candidates where isScalar(member.value.type) {
            if member.isOptional {
                if finding == .none, member.key == "id" { finding = .nullable(member.key) }
            } else if repeated.contains(member.key) {
                if finding == .none, member.key == "id" { finding = .repeated(member.key) }
            } else {
                return .member(member.key)
            }
            // A property called id that is no identity leaves no room for another.
            if member.key.lowercased() == "id" { return finding }
        }
        return finding
    }

    private static func candidates(_ members: [Member], _ nouns: [KeyNoun]) -> [Member] {
        let plain = plainKeys.compactMap { key in members.first { $0.key == key } }
        let qualified = members.filter { member in
            guard let owner = owner(of: member.key) else { return false }
            if nouns.contains(where: { $0.words == owner || [$0.head] == owner }) { return true }
            return prefixes(owner, members: members, but: member.key)
        }
        return plain + qualified
    }

    /// `user_id`, `userId`: the words before the last, where that is `id`.
    private static func owner(of key: String) -> [String]? {
        // Its last letter says no for most keys, so that they need not be split.
        let last = key.utf8.last { $0 >= 0x80 || (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) } ?? 0
        guard last >= 0x80 || last | 0x20 == UInt8(ascii: "d") else { return nil }
        let words = Words.split(key).map { $0.lowercased() }
        guard words.count > 1, ["id", "uuid", "guid"].contains(words.last) else { return nil }
        return Array(words.dropLast())
    }

    /// Whether the type's members carry the type's name: `user_id` beside `user_name`, and no other id.
    private static func prefixes(_ owner: [String], members: [Member], but key: String) -> Bool {
        let others = members.map(\.key).filter { $0 != key }
        guard !others.contains(where: { self.owner(of: $0) != nil }), members.first?.key == key else { return false }
        return others.contains { Words.split($0).map { $0.lowercased() }.starts(with: owner) }
    }

    private static func isScalar(_ type: ValueType) -> Bool {
        switch type {
        case .int, .uint64, .string, .uuid, .url: true
        default: false
        }
    }
}
