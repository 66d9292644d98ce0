/// Everything that the emitted Swift says, decided: templates only print it.
///
/// Names are final and spelled as they stand in the source (`` `default` `` with its backticks); texts that come from
/// samples (keys, enum values) are raw and are escaped for where they stand when the template context is made.
package struct Model: Hashable, Sendable {
    /// What the first line of each file names: `article.yaml`, or the samples where there is no spec.
    package var source: String
    /// The name that output files start with: `Article` for `Article.generated.swift`.
    package var stem: String
    package var access: AccessLevel
    /// Whether declarations carry `nonisolated`, so that they mean the same under main-actor default isolation.
    package var isNonisolated: Bool
    /// Whether properties are `var` rather than `let`.
    package var hasMutableProperties: Bool
    /// Whether the types encode too; a model may be read-only.
    package var isEncodable: Bool
    /// In the order in which they are printed: a root, then the types that extend it.
    package var declarations: [Declaration]
    /// One `XCoding` each.
    package var codings: [Coding]
    /// The stores that are asked for, one a root that has a list.
    package var stores: [Store]
    /// What is written beside the models.
    package var emitted: Set<EmittedFile>

    package init(
        source: String,
        stem: String,
        access: AccessLevel = .internal,
        isNonisolated: Bool = true,
        hasMutableProperties: Bool = false,
        isEncodable: Bool = true,
        declarations: [Declaration],
        codings: [Coding],
        stores: [Store] = [],
        emitted: Set<EmittedFile> = [.models]
    ) {
        self.source = source
        self.stem = stem
        self.access = access
        self.isNonisolated = isNonisolated
        self.hasMutableProperties = hasMutableProperties
        self.isEncodable = isEncodable
        self.declarations = declarations
        self.codings = codings
        self.stores = stores
        self.emitted = emitted
    }
}

/// A kind of file that modelgen writes: `emit: [models, store, list, table]`.
package enum EmittedFile: String, CaseIterable, Hashable, Sendable {
    /// The types and their coding.
    case models
    /// A store that loads, refreshes, filters and pages them.
    case store
    /// A SwiftUI list over the store.
    case list
    /// A UIKit table inside SwiftUI over the store, for long lists.
    case table
}

/// How far the emitted declarations can be seen.
package enum AccessLevel: String, CaseIterable, Hashable, Sendable {
    case `internal`
    case package
    case `public`
}
