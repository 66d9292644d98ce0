import ModelgenShape
import ModelgenSource

/// A key that a mapping of a spec may have, and how its value is read.
package struct SpecKey<Target>: Sendable {
    package typealias Read = @Sendable (YAMLNode, inout Target, inout NodeReader) -> Void

    package var name: String
    /// What it says, in a few words; the published schema says the same.
    package var help: String
    let read: Read

    init(_ name: String, help: String, read: @escaping Read) {
        self.name = name
        self.help = help
        self.read = read
    }

    /// The same key for a target that holds this one's.
    func lifted<Whole>(_ path: any WritableKeyPath<Whole, Target> & Sendable) -> SpecKey<Whole> {
        let read = read
        return SpecKey<Whole>(name, help: help) { node, whole, reader in read(node, &whole[keyPath: path], &reader) }
    }
}

/// The keys of one kind of mapping: the reader takes these and no other, and the published schema lists the same.
package struct KeyTable<Target>: Sendable {
    /// As messages call the mapping: `a spec`.
    package var owner: String
    package var keys: [SpecKey<Target>]

    /// Reads a mapping key by key; unknown ones are complained of with the nearest known.
    ///
    /// - Returns: The places of the keys that are there.
    @discardableResult
    package func read(
        _ node: YAMLNode,
        as name: String,
        into target: inout Target,
        with reader: inout NodeReader
    ) -> [String: SourcePosition] {
        var places: [String: SourcePosition] = [:]
        for member in reader.members(of: node, for: name) ?? [] {
            guard let key = keys.first(where: { $0.name == member.key }) else {
                reader.complainAboutUnknown(member, in: owner, known: keys.map(\.name))
                continue
            }
            places[key.name] = member.keyPosition
            key.read(member.value, &target, &reader)
        }
        return places
    }
}

extension NodeReader {
    /// The error of a key that nothing reads.
    package mutating func complainAboutUnknown(_ member: YAMLNode.Member, in owner: String, known: [String]) {
        let remedy =
            NearestWord.nearest(to: member.key, in: known).map { "did you mean '\($0)'?" }
            ?? "known are \(known.joined(separator: ", "))"
        let message = "unknown key '\(member.key)' in \(owner)"
        complain(.unknownKey, at: member.keyPosition, length: member.key.utf8.count, message, remedy: remedy)
    }
}
