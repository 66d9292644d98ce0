import ModelgenSwift
import ModelgenTestSupport
import Testing

@Suite("Five thousand odd keys")
struct OddKeysTests {
    private static let keys = OddKeys.make(count: 5000)

    private func assign(_ keys: [String], at position: NamePosition) -> [String] {
        let style = NameStyle()
        let candidates = position == .type || position == .nestedType ? style.typeCandidates : style.propertyCandidates
        return NameAssignment.assign(keys.map(candidates), at: position).map(\.name)
    }

    @Test("All get valid names of their own", arguments: NamePosition.allCases)
    func unique(position: NamePosition) {
        let names = assign(Self.keys, at: position)
        #expect(Set(names.map(Identifier.bare)).count == Self.keys.count)
        for (key, name) in zip(Self.keys, names) {
            let isComposed = Array(name.unicodeScalars) == Array(CanonicalComposition.compose(name).unicodeScalars)
            if !Identifier.isValid(name) || !isComposed || name.unicodeScalars.count > NameStyle.longestName + 10 {
                Issue.record("\(SwiftLiteral.string(key)): \(name)")
            }
        }
    }

    @Test("The first candidate alone is the first of all")
    func firstAlone() {
        let style = NameStyle(acronyms: .standard.adding(["SKU", "e\u{301}Mail"], removing: ["TV"]), longestName: 40)
        for key in Self.keys {
            #expect(style.propertyName(for: key) == style.propertyCandidates(for: key).first)
            #expect(style.caseName(for: key) == style.caseCandidates(for: key).first)
            #expect(style.typeName(for: key) == style.typeCandidates(for: key).first)
        }
    }

    @Test("Candidates that are made when they are needed give the same names", arguments: NamePosition.allCases)
    func lateCandidates(position: NamePosition) {
        let style = NameStyle()
        let taken: TakenNames = ["title", "`default`", "plus1"]
        let keys = Self.keys
        let late = NameAssignment.assign(
            keys.map(style.propertyName), at: position, taken: taken
        ) { style.propertyCandidates(for: keys[$0]) }
        #expect(late == NameAssignment.assign(keys.map(style.propertyCandidates), at: position, taken: taken))
    }

    @Test("The order of the keys does not matter", arguments: NamePosition.allCases)
    func orderIndependent(position: NamePosition) {
        var generator = SeededGenerator(seed: 7)
        let shuffled = Self.keys.shuffled(using: &generator)
        let names = Dictionary(zip(Self.keys, assign(Self.keys, at: position)), uniquingKeysWith: { first, _ in first })
        for (key, name) in zip(shuffled, assign(shuffled, at: position)) where names[key] != name {
            Issue.record("\(SwiftLiteral.string(key)): \(name)")
        }
    }

    @Test("All compile, beside the keys themselves as literals")
    func compile() throws {
        let properties = Array(zip(Self.keys, assign(Self.keys, at: .property)))
        let cases = Array(zip(Self.keys, assign(Self.keys, at: .enumCase)))
        let types = assign(Self.keys, at: .nestedType)
        var source = ""
        for start in stride(from: 0, to: properties.count, by: 100) {
            source += structure("Properties\(start)", properties[start..<min(start + 100, properties.count)])
            source += enumeration("Cases\(start)", cases[start..<min(start + 100, cases.count)])
        }
        source += "enum Types {\n" + types.map { "    struct \($0) { let text: String }\n" }.joined() + "}\n"
        let complaints = try Typecheck.complaints(about: source, mode: .swift6)
        #expect(complaints.isEmpty, "\(complaints)")
    }

    private func structure(_ name: String, _ members: ArraySlice<(String, String)>) -> String {
        """
        struct \(name) {
        \(members.map { "    let \($1): String\n" }.joined())
            init(\(members.map { "\($1): String" }.joined(separator: ", "))) {
        \(members.map { "        self.\($1) = \($1)\n" }.joined())
            }

            enum CodingKeys: String, CodingKey {
        \(members.map { "        /// \(SwiftLiteral.comment($0))\n        case \($1) = \(SwiftLiteral.string($0))\n" }.joined())
            }
        }

        """
    }

    private func enumeration(_ name: String, _ members: ArraySlice<(String, String)>) -> String {
        """
        enum \(name) {
        \(members.map { "    case \($1)\n" }.joined())
            var rawValue: String {
                switch self {
        \(members.map { "        case .\($1): \(SwiftLiteral.string($0))\n" }.joined())
                }
            }
        }

        """
    }
}
