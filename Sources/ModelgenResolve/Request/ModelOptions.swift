import ModelgenSwift

/// The choices that a spec, a `modelgen.yaml` or flags make about a model; the defaults are the tool's.
package struct ModelOptions: Hashable, Sendable {
    package enum Properties: String, CaseIterable, Hashable, Sendable {
        case `let`
        case `var`
    }

    package enum Layout: String, CaseIterable, Hashable, Sendable {
        case nested
        case flat
    }

    package enum Kind: String, CaseIterable, Hashable, Sendable {
        case `struct`
        case observable
    }

    package enum Coding: String, CaseIterable, Hashable, Sendable {
        case codable
        case decodable
    }

    package enum Isolation: String, CaseIterable, Hashable, Sendable {
        case nonisolated
        case none
    }

    /// Which members are optional beyond those that a sample lacks.
    package enum Presence: String, CaseIterable, Hashable, Sendable {
        case seen
        case balanced
        case cautious
    }

    package enum Detection: String, CaseIterable, Hashable, Sendable {
        case detect
        case off
    }

    package enum Enums: String, CaseIterable, Hashable, Sendable {
        case open
        case closed
        case off
    }

    package var access = AccessLevel.internal
    package var properties = Properties.let
    package var layout = Layout.nested
    package var kind = Kind.struct
    /// Conformances that types get; `Codable` (or `Decodable`) is always among them.
    package var conformances: Set<Conformance> = [.hashable, .sendable, .identifiable]
    package var coding = Coding.codable
    package var isolation = Isolation.nonisolated
    package var presence = Presence.seen
    package var dates = Detection.detect
    /// The zone of dates that are written without one.
    package var timeZone = "UTC"
    package var enums = Enums.open
    package var urls = Detection.detect
    package var uuids = Detection.detect
    /// Whether every field is read leniently, evidence or not.
    package var lenient = false
    /// Acronyms beyond the built-in ones, in any case.
    package var addedAcronyms: Set<String> = []
    /// Built-in acronyms that are words here.
    package var removedAcronyms: Set<String> = []

    /// What is written beside the models.
    package var emitted: Set<EmittedFile> = [.models]

    /// More types than this are an error.
    package var mostTypes = 5_000
    /// Made names that are longer are cut and get the hash of their key.
    package var longestName = NameStyle.longestName

    package init() {}

    /// Whether something is written that shows documents.
    package var emitsPreviews: Bool {
        !emitted.isDisjoint(with: [.list, .table])
    }
}

/// A protocol that `conformances` adds or removes.
package enum Conformance: String, CaseIterable, Hashable, Sendable {
    case hashable = "Hashable"
    case sendable = "Sendable"
    case identifiable = "Identifiable"
    case equatable = "Equatable"
}
