import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A small HTTP server on a port of its own, on this machine alone: one connection a thread, one answer a connection.
final class LoopbackServer: @unchecked Sendable {
    struct Answer: Sendable {
        var status = "200 OK"
        var body = ""
        /// How long it keeps the caller waiting, in milliseconds.
        var delay: UInt32 = 0
        /// What the header says of the body's length; nil for the truth.
        var claimedLength: Int?
    }

    /// What is answered to a path with its query: `/list?page=2`.
    typealias Respond = @Sendable (String) -> Answer

    struct Problem: Error {
        var step: String
    }

    private let socketNumber: Int32
    let port: UInt16
    private let lock = NSLock()
    private var seen: [String] = []

    init(_ respond: @escaping Respond) throws {
        #if canImport(Glibc)
            let kind = Int32(SOCK_STREAM.rawValue)
        #else
            let kind = SOCK_STREAM
        #endif
        let listener = socket(AF_INET, kind, 0)
        guard listener >= 0 else { throw Problem(step: "socket") }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let bound = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(listener, $0, length) }
        }
        guard bound == 0, listen(listener, 16) == 0 else { throw Problem(step: "bind") }
        let named = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(listener, $0, &length) }
        }
        guard named == 0 else { throw Problem(step: "getsockname") }
        socketNumber = listener
        port = UInt16(bigEndian: address.sin_port)
        Thread.detachNewThread { [weak self] in
            while true {
                let connection = accept(listener, nil, nil)
                guard connection >= 0, let server = self else { return }
                Thread.detachNewThread { server.serve(connection, respond) }
            }
        }
    }

    deinit {
        shutdown(socketNumber, Int32(SHUT_RDWR))
        close(socketNumber)
    }

    /// The paths that were asked for, in their order.
    var paths: [String] {
        lock.withLock { seen }
    }

    private func serve(_ connection: Int32, _ respond: Respond) {
        defer { close(connection) }
        var request: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while !request.contains(sequence: Array("\r\n\r\n".utf8)) {
            let count = recv(connection, &buffer, buffer.count, 0)
            guard count > 0 else { return }
            request += buffer[..<count]
        }
        let line = String(decoding: request.prefix { $0 != 13 }, as: UTF8.self)
        let path = line.split(separator: " ").dropFirst().first.map(String.init) ?? "/"
        lock.withLock { seen.append(path) }
        let answer = respond(path)
        usleep(answer.delay * 1000)
        let body = Array(answer.body.utf8)
        let head = """
            HTTP/1.1 \(answer.status)\r\nContent-Type: application/json\r\n\
            Content-Length: \(answer.claimedLength ?? body.count)\r\nConnection: close\r\n\r\n
            """
        var rest = Array(head.utf8)[...] + body
        while !rest.isEmpty {
            #if canImport(Glibc)
                let flags = Int32(MSG_NOSIGNAL)
            #else
                let flags: Int32 = 0
            #endif
            let count = rest.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, flags) }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }
}

extension [UInt8] {
    fileprivate func contains(sequence: [UInt8]) -> Bool {
        count >= sequence.count && suffix(sequence.count).elementsEqual(sequence)
    }
}
