#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Inputs that are too large for memory: a file is mapped, and what comes through a pipe goes into a nameless file first.
enum LargeInput {
    /// A file of so many bytes is mapped; what is smaller is sooner read.
    private static let leastSize = 256 << 10
    /// So many bytes of a pipe stay in memory.
    private static let leastSpool = 32 << 20

    /// What an open file holds, from where it is to be read next.
    /// - Parameter read: Reads all of it to memory.
    static func source(
        of descriptor: Int32,
        named name: String,
        read: () throws(FileFailure) -> [UInt8]
    ) throws(FileFailure) -> SourceFile {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return SourceFile(path: name, bytes: try read()) }
        switch status.st_mode & S_IFMT {
        case S_IFREG:
            let isAtStart = lseek(descriptor, 0, SEEK_CUR) == 0
            if isAtStart, Int(status.st_size) >= leastSize,
                let mapping = MappedFile(descriptor: descriptor, count: Int(status.st_size), named: name)
            {
                return SourceFile(path: name, mapping: mapping)
            }
            return SourceFile(path: name, bytes: try read())
        case S_IFDIR: return SourceFile(path: name, bytes: try read())
        default: return try spooled(descriptor, named: name)
        }
    }

    /// What comes through a pipe.
    private static func spooled(_ descriptor: Int32, named name: String) throws(FileFailure) -> SourceFile {
        var bytes: [UInt8] = []
        var spool: Int32 = -1
        var count = 0
        defer { if spool >= 0 { close(spool) } }
        var buffer = [UInt8](repeating: 0, count: 1 << 18)
        while true {
            let size = buffer.withUnsafeMutableBytes { bytes in
                again { systemRead(descriptor, bytes.baseAddress, bytes.count) }
            }
            guard size >= 0 else { throw FileFailure(path: name, errorNumber: errno) }
            if size == 0 { break }
            count += size
            if spool < 0 {
                bytes += buffer[..<size]
                if count > leastSpool {
                    spool = namelessFile()
                    // Without room on the disk, memory must do.
                    if spool >= 0, write(bytes[...], to: spool) {
                        bytes = []
                    } else {
                        if spool >= 0 { close(spool) }
                        spool = -1
                    }
                }
            } else if !write(buffer[..<size], to: spool) {
                throw FileFailure(path: name, errorNumber: errno)
            }
        }
        if spool >= 0, let mapping = MappedFile(descriptor: spool, count: count, named: name) {
            return SourceFile(path: name, mapping: mapping)
        }
        return SourceFile(path: name, bytes: bytes)
    }

    /// A file for reading and writing that vanishes when it is closed; below 0 where there is none to be had.
    private static func namelessFile() -> Int32 {
        let named = getenv("TMPDIR").map { String(cString: $0) }
        for folder in [named, "/var/tmp", "/tmp"].compactMap(\.self) {
            var path = Array("\(folder)/modelgen-XXXXXX".utf8CString)
            let descriptor = mkstemp(&path)
            guard descriptor >= 0 else { continue }
            unlink(path)
            return descriptor
        }
        return -1
    }

    private static func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var rest = UnsafeRawBufferPointer(buffer)
            while !rest.isEmpty {
                let count = again { systemWrite(descriptor, rest.baseAddress, rest.count) }
                guard count > 0 else { return false }
                rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
            }
            return true
        }
    }

    /// Calls the system again where a signal came between.
    private static func again(_ call: () -> Int) -> Int {
        while true {
            let result = call()
            if result >= 0 || errno != EINTR { return result }
        }
    }

    private static func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
        #if canImport(Glibc)
            Glibc.read(descriptor, buffer, count)
        #else
            Darwin.read(descriptor, buffer, count)
        #endif
    }

    private static func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
        #if canImport(Glibc)
            Glibc.write(descriptor, buffer, count)
        #else
            Darwin.write(descriptor, buffer, count)
        #endif
    }
}
