#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A thread of the system that runs one piece of work.
package struct WorkThread {
    private let thread: pthread_t

    /// Bytes of its stack: samples may be nested as deep as the limits allow, and readers recurse. What is not used takes
    /// no memory.
    package static let stackSize = 64 << 20

    /// Starts the work; nil where the system gives no thread.
    package static func start(_ body: @escaping @Sendable () -> Void) -> WorkThread? {
        let box = Unmanaged.passRetained(Box(body: body))
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else {
            box.release()
            return nil
        }
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, stackSize)
        #if canImport(Glibc)
            var thread = pthread_t()
        #else
            var thread: pthread_t?
        #endif
        let status = pthread_create(&thread, &attributes, { WorkThread.run($0) }, box.toOpaque())
        guard status == 0 else {
            box.release()
            return nil
        }
        #if canImport(Glibc)
            return WorkThread(thread: thread)
        #else
            return thread.map { WorkThread(thread: $0) }
        #endif
    }

    /// Waits for its end.
    package func join() {
        pthread_join(thread, nil)
    }

    private static func run(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        guard let argument else { return nil }
        Unmanaged<Box>.fromOpaque(argument).takeRetainedValue().body()
        return nil
    }

    private final class Box: Sendable {
        let body: @Sendable () -> Void

        init(body: @escaping @Sendable () -> Void) {
            self.body = body
        }
    }
}
