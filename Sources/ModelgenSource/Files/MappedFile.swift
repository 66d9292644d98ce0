#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The bytes of a file where the system keeps them: nothing is copied, and a file may be larger than memory.
///
/// Two pages of zeros lie behind the end, so that whoever reads sixteen bytes at once, or stops at a 0, needs no look at
/// where the file ends. A file that is cut while it is mapped ends the process (`CutFiles`).
package final class MappedFile: Sendable {
    // The pages are only read, until no one holds the object any more.
    nonisolated(unsafe) package let start: UnsafePointer<UInt8>
    package let count: Int
    private let size: Int

    /// Maps the first bytes of an open file; nil where the system refuses.
    /// - Parameter name: As messages call the file.
    package init?(descriptor: Int32, count: Int, named name: String) {
        let page = max(4096, Int(sysconf(Int32(_SC_PAGESIZE))))
        let size = (count + page - 1) / page * page + 2 * page
        // The zeros first, and the file over them.
        let flags = MAP_PRIVATE | MAP_ANON
        guard count > 0, let zeros = mmap(nil, size, PROT_READ, flags, -1, 0), zeros != MAP_FAILED else { return nil }
        guard let pages = mmap(zeros, count, PROT_READ, MAP_PRIVATE | MAP_FIXED, descriptor, 0), pages != MAP_FAILED
        else {
            munmap(zeros, size)
            return nil
        }
        madvise(pages, count, MADV_SEQUENTIAL)
        start = UnsafeRawPointer(pages).assumingMemoryBound(to: UInt8.self)
        self.count = count
        self.size = size
        CutFiles.watch(pages, count: count, named: name)
    }

    deinit {
        CutFiles.forget(start)
        munmap(UnsafeMutableRawPointer(mutating: start), size)
    }
}
