import ModelgenSwift

/// A store as its lists see it: the interface alone.
enum StoreFixture {
    static func text(of model: Model) -> String {
        (["import Foundation", "import Observation"] + model.stores.map { text(of: $0, access: access(of: model)) })
            .joined(separator: "\n")
    }

    /// What the support file has beside what models need.
    static let support = """
        import Foundation

        public struct PageRequest: Hashable, Sendable {}

        public nonisolated enum ListUpdate<ID: Hashable & Sendable>: Hashable, Sendable {
            case nothing
            case reconfigure([ID])
            case change(CollectionDifference<ID>, reconfigured: [ID])

            public init<Item: Identifiable & Equatable>(from old: [Item], to new: [Item]) where Item.ID == ID {
                self = .nothing
            }

            public init<Item: Identifiable>(from old: [Item], to new: [Item]) where Item.ID == ID {
                self = .nothing
            }
        }
        """

    private static func access(of model: Model) -> String {
        model.access == .internal ? "" : "\(model.access.rawValue) "
    }

    private static func text(of store: Store, access: String) -> String {
        let item = store.item.swiftText
        let filters = store.filters.map { "\(access)var \($0.name): \($0.type.swiftText)?" }
        let sections =
            store.sections == nil
            ? ""
            : """
            \(access)struct Section: Identifiable {
                \(access)let id: String
                \(access)let title: String
                \(access)let \(store.items): [\(item)]
            }
            \(access)var sections: [Section] { [] }
            """
        let identity =
            store.identity == .own
            ? "" : "extension \(item): Identifiable { \(access)nonisolated var id: String { \"\" } }"
        return """
            \(identity)

            @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
            @MainActor @Observable \(access)final class \(store.name) {
                \(access)enum Phase: Sendable { case idle, loading, refreshing, loadingMore; case failed(any Error) }
                \(access)private(set) var \(store.items): [\(item)] = []
                \(access)private(set) var phase = Phase.idle
                \(access)private(set) var hasMore = true
                \(access)private(set) var isLoaded = false
                \(filters.joined(separator: "\n"))
                \(access)var \(store.filteredItems): [\(item)] { \(store.items) }
                \(sections)
                private let transport: @Sendable (PageRequest) async throws -> Data
                \(access)init(transport: @escaping @Sendable (PageRequest) async throws -> Data) {
                    self.transport = transport
                }
                \(access)func loadIfNeeded() async { _ = try? await transport(PageRequest()) }
                \(access)func refresh() async {}
                \(access)func loadMore() async {}
            }
            """
    }
}
