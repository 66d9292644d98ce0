import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Maps a list on several threads; results stand in the order of the list, so threads change nothing but the time.
package enum ConcurrentMap {
    /// - Parameter threads: How many threads work; nil for as many as there are processors.
    package static func map<Element: Sendable, Result: Sendable>(
        _ elements: [Element],
        threads: Int? = nil,
        _ transform: @escaping @Sendable (Element) -> Result
    ) -> [Result] {
        let wanted = min(threads ?? processors, elements.count)
        guard wanted > 1 else { return elements.map(transform) }
        let work = Work(elements: elements, transform: transform)
        // This thread works too; one that cannot be started leaves its share to the others.
        let helpers = (1..<wanted).compactMap { _ in WorkThread.start(work.run) }
        work.run()
        for helper in helpers { helper.join() }
        return work.results()
    }

    /// How many processors there are to run on.
    package static var processors: Int {
        max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    }

    /// The list, the next place in it and the results so far.
    private final class Work<Element: Sendable, Result: Sendable>: Sendable {
        private let elements: [Element]
        private let transform: @Sendable (Element) -> Result
        private let next = Atomic(0)
        private let done: Mutex<[Int: Result]> = Mutex([:])

        init(elements: [Element], transform: @escaping @Sendable (Element) -> Result) {
            self.elements = elements
            self.transform = transform
        }

        func run() {
            while true {
                let index = next.add(1, ordering: .relaxed).oldValue
                guard index < elements.count else { return }
                let result = transform(elements[index])
                done.withLock { $0[index] = result }
            }
        }

        func results() -> [Result] {
            done.withLock { done in elements.indices.compactMap { done[$0] } }
        }
    }
}
