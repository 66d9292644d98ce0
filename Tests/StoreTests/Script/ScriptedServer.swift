import ExpectedModels
import Foundation

/// A server that answers when the test says so, in the order that the test wants.
@MainActor final class ScriptedServer {
    private(set) var requests: [PageRequest] = []
    private var waiting: [Int: CheckedContinuation<Data, any Error>] = [:]
    private(set) var cancelled: Set<Int> = []
    /// How many requests have come so far that they could be answered.
    private(set) var ready = 0

    /// What a store is made with. It takes no notice of cancellation but to note it, as a careless transport would.
    nonisolated var transport: @Sendable (PageRequest) async throws -> Data {
        { request in
            let number = await self.arrive(request)
            return try await withTaskCancellationHandler {
                try await self.answer(number)
            } onCancel: {
                Task { await self.note(number) }
            }
        }
    }

    private func arrive(_ request: PageRequest) -> Int {
        requests.append(request)
        return requests.count - 1
    }

    private func answer(_ number: Int) async throws -> Data {
        try await withCheckedThrowingContinuation { continuation in
            waiting[number] = continuation
            ready += 1
        }
    }

    private func note(_ number: Int) {
        cancelled.insert(number)
    }

    /// Requests that have no answer yet, by their numbers.
    var open: [Int] {
        waiting.keys.sorted()
    }

    func answer(_ number: Int, with result: Result<String, any Error>) {
        waiting.removeValue(forKey: number)?.resume(with: result.map { Data($0.utf8) })
    }
}

/// Lets other tasks run until something holds; false where it never does.
@MainActor func eventually(_ holds: () -> Bool) async -> Bool {
    for _ in 0..<20_000 {
        if holds() { return true }
        await Task.yield()
    }
    for _ in 0..<2_000 {
        if holds() { return true }
        try? await Task.sleep(for: .milliseconds(1))
    }
    return holds()
}

/// Lets other tasks run where nothing is expected to change.
@MainActor func settle() async {
    for _ in 0..<40 { await Task.yield() }
}
