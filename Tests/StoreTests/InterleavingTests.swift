import ExpectedModels
import Foundation
import Testing

/// Every order in which three operations can begin and their requests can end, each well or not: the store does what
/// `StoreModel` says. Answers to requests that were overtaken come all the same, and are dropped.
@MainActor struct InterleavingTests {
    struct Start: Sendable, CustomTestStringConvertible {
        var operations: [StoreModel.Operation]
        /// Whether the first page is there before they begin.
        var isLoaded: Bool

        var testDescription: String {
            (isLoaded ? "loaded: " : "new: ") + operations.map(\.rawValue).joined(separator: ", ")
        }
    }

    nonisolated static let starts: [Start] = [false, true].flatMap { isLoaded in
        let all = StoreModel.Operation.allCases
        return all.flatMap { a in all.flatMap { b in all.map { Start(operations: [a, b, $0], isLoaded: isLoaded) } } }
    }

    private struct Failure: Error {}

    @Test(arguments: starts) func endsAsTheModelSays(_ start: Start) async {
        // How many requests there will be is known only when they were made: the model tells.
        let requests = Self.requests(of: start)
        for order in Self.permutations(Array(requests)) {
            for outcomes in 0..<(1 << order.count) {
                await Self.run(start, order: order) { number in
                    outcomes >> (order.firstIndex(of: number) ?? 0) & 1 == 0
                }
            }
        }
    }

    /// The numbers of the requests that three operations make while none is answered.
    private static func requests(of start: Start) -> Range<Int> {
        var model = StoreModel()
        if start.isLoaded {
            model.start(.refresh)
            model.finish(0, succeeding: true)
        }
        let first = model.requests.count
        for operation in start.operations { model.start(operation) }
        return first..<model.requests.count
    }

    private static func run(_ start: Start, order: [Int], succeeds: (Int) -> Bool) async {
        let server = ScriptedServer()
        let store = DispatchStore(transport: server.transport)
        var model = StoreModel()
        var tasks: [Task<Void, Never>] = []

        func begin(_ operation: StoreModel.Operation) async {
            model.start(operation)
            tasks.append(
                Task {
                    switch operation {
                    case .loadIfNeeded: await store.loadIfNeeded()
                    case .refresh: await store.refresh()
                    case .loadMore: await store.loadMore()
                    }
                })
            await settle()
            #expect(await eventually { server.ready == model.requests.count })
            #expect(server.requests.map(\.number) == model.requests.map(\.page))
        }
        func finish(_ number: Int, succeeding: Bool) async {
            model.finish(number, succeeding: succeeding)
            let page = DispatchPage.text(ids: StoreModel.ids(inAnswerTo: number), hasMore: true)
            server.answer(number, with: succeeding ? .success(page) : .failure(Failure()))
            #expect(await eventually { Self.isAt(model, store) })
            await settle()
            #expect(Self.isAt(model, store), "\(store.dispatches.map(\.id)) \(store.phase), wanted \(model)")
        }

        if start.isLoaded {
            await begin(.refresh)
            await finish(0, succeeding: true)
        }
        for operation in start.operations { await begin(operation) }
        for number in order { await finish(number, succeeding: succeeds(number)) }
        for task in tasks { await task.value }
        #expect(server.open.isEmpty)
    }

    private static func isAt(_ model: StoreModel, _ store: DispatchStore) -> Bool {
        let isBusy: Bool
        var hasFailed = false
        switch store.phase {
        case .idle: isBusy = false
        case .failed: (isBusy, hasFailed) = (false, true)
        case .loading, .refreshing, .loadingMore: isBusy = true
        }
        return store.dispatches.map(\.id) == model.items && store.hasMore == model.hasMore
            && store.isLoaded == model.isLoaded && isBusy == (model.current != nil)
            && (isBusy || hasFailed == model.hasFailed)
    }

    private static func permutations(_ numbers: [Int]) -> [[Int]] {
        guard !numbers.isEmpty else { return [[]] }
        return numbers.indices.flatMap { index -> [[Int]] in
            var rest = numbers
            let first = rest.remove(at: index)
            return permutations(rest).map { [first] + $0 }
        }
    }
}
