import ModelgenSwift
import Testing

@Suite("Reserved words")
struct ReservedWordsTests {
    @Test(
        "A declaration",
        arguments: [
            ("default", NamePosition.property, "`default`"), ("self", .property, "selfValue"),
            ("container", .property, "containerValue"), ("Date", .property, "DateValue"), ("type", .property, "type"),
            ("description", .property, "description"), ("unknown", .property, "unknown"),
            ("default", .observableProperty, "defaultValue"), ("_id", .observableProperty, "idValue"),
            ("_2x", .observableProperty, "_2x"), ("__2x", .observableProperty, "_2xValue"),
            ("_\u{301}tat", .observableProperty, "tatValue"), ("_\u{301}", .observableProperty, "markValue"),
            ("default", .enumCase, "`default`"), ("unknown", .enumCase, "unknownValue"),
            ("none", .enumCase, "noneValue"),
            ("container", .enumCase, "container"), ("Type", .nestedType, "Kind"), ("Date", .nestedType, "DateModel"),
            ("Task", .nestedType, "Task"), ("Task", .type, "TaskModel"), ("Error", .type, "ErrorModel"),
            ("Author", .nestedType, "Author"), ("Document", .type, "DocumentModel"),
            ("Document", .nestedType, "Document"),
        ]
    )
    func declared(name: String, position: NamePosition, wanted: String) {
        #expect(ReservedWords.declared(name, at: position) == wanted)
    }

    @Test(
        "What a user may call a member",
        arguments: [("default", true), ("`default`", true), ("self", false), ("x", true)])
    func declarable(name: String, wanted: Bool) {
        #expect(ReservedWords.isDeclarable(name, at: .property) == wanted)
    }

    @Test("No remedy leads to another reserved word or to another entry", arguments: NamePosition.allCases)
    func remedies(position: NamePosition) {
        let words = ReservedWords.all(at: position)
        let declared = words.map { ReservedWords.declared($0, at: position) }
        for name in declared where !name.hasPrefix("`") {
            #expect(ReservedWords.remedy(for: name, at: position) == nil)
        }
        // `self` and `Self` name types alike.
        let shared = Dictionary(grouping: declared) { $0 }.filter { $0.value.count > 1 }.keys
        #expect(shared.allSatisfy { $0 == "SelfModel" })
    }

    @Test("Every entry compiles at its position", arguments: Typecheck.Mode.allCases)
    func entriesCompile(mode: Typecheck.Mode) throws {
        let sample = EmittedSample { position in
            // `self` and `Self` become one type.
            ReservedWords.all(at: position).filter { !position.isType || $0 != "self" }
        }
        let complaints = try Typecheck.complaints(about: sample.source, mode: mode)
        #expect(complaints.isEmpty, "\(complaints)")
    }

    @Test("Words beside the tables compile as they are", arguments: Typecheck.Mode.allCases)
    func othersCompile(mode: Typecheck.Mode) throws {
        let sample = EmittedSample { position in
            let words = position.isType ? Self.plainTypes : Self.plainMembers
            return words.filter { ReservedWords.remedy(for: $0, at: position) == nil }
        }
        for position in NamePosition.allCases { #expect(sample.names(position).count > 60) }
        let complaints = try Typecheck.complaints(about: sample.source, mode: mode)
        #expect(complaints.isEmpty, "\(complaints)")
    }

    /// Contextual keywords, and members of protocols that the emitted types conform to.
    private static let plainMembers = words(
        """
        actor any associativity async before after borrowing consume consuming convenience copy discard distributed
        didSet dynamic each final get indirect infix isolated lazy left macro mutating none nonisolated nonmutating open
        optional override package postfix precedence prefix required right sending set some then type unknown unowned
        unsafe using weak willSet yield _read _modify Any Self Type Protocol self init hash hashValue
        allCases rawValue stringValue intValue description debugDescription customMirror encode decode container
        decoder encoder into from to codingPath userInfo value key keys values tag kind data date url uuid print access
        withMutation shouldNotifyObservers keyPath member mutation swift foundation file line column function
        available unavailable deprecated error result index first last count isEmpty map filter max min abs
        """
    )

    /// Types of the language and of Foundation that the emitted code does not mention.
    private static let plainTypes = words(
        """
        Account Address Article Author Category Comment Event Item Kind Level2 Message Order Product User Node Element
        Key Value Index Entry Group Image Link List Location Media Meta Metadata Page Parameter Payload Permission Point
        Price Profile Record Repository Response Request Section Service Session Setting Size Source State Status Tag
        Team Text Token Unit Video View Window Action Button Color Font Task Range Calendar TimeZone Locale Character
        Substring Notification Timer Duration Measurement Document Root Operation Process Thread Bundle Stream Actor
        Clock Never Void Iterator Sequence Collection Comparable Equatable Observation Version Package Module Date URL
        Data Type Protocol Error Result Any Self Int String
        """
    )

    private static func words(_ text: String) -> [String] {
        text.split(whereSeparator: \.isWhitespace).map(String.init)
    }
}

extension NamePosition {
    fileprivate var isType: Bool { self == .type || self == .nestedType }
}
