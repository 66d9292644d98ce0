import Foundation
import Testing

@testable import ModelgenSource

/// Large files stay on the disk, and read as small ones do.
@Suite struct LargeInputTests {
    private func withFile(of bytes: [UInt8], _ body: (String) throws -> Void) throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "modelgen-\(UUID().uuidString).json")
        try Data(bytes).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        try body(url.path(percentEncoded: false))
    }

    @Test(arguments: [0, 1, 4096, (256 << 10) - 1, 256 << 10, (256 << 10) + 4095, 1 << 20])
    func aFileIsItsBytes(count: Int) throws {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 7 + 10) }
        try withFile(of: bytes) { path in
            let source = try DiskFileSystem().source(path)
            #expect(source.bytes == bytes)
            #expect(source.head(100) == bytes.prefix(100))
            #expect((source.mapping != nil) == (count >= 256 << 10))
            #expect(source == SourceFile(path: path, bytes: bytes))
        }
    }

    @Test func zerosStandBehindAMappedFile() throws {
        try withFile(of: [UInt8](repeating: 0xFF, count: 256 << 10)) { path in
            let mapping = try #require(try DiskFileSystem().source(path).mapping)
            for place in 0..<4096 { #expect(mapping.start[mapping.count + place] == 0) }
        }
    }

    @Test(arguments: [10, 33 << 20]) func whatComesThroughAPipeIsItsBytes(count: Int) throws {
        let bytes = [UInt8](repeating: UInt8(ascii: "x"), count: count)
        try withFile(of: bytes) { path in
            let pipe = Pipe()
            let writer = Thread {
                pipe.fileHandleForWriting.write(Data(bytes))
                try? pipe.fileHandleForWriting.close()
            }
            writer.start()
            let descriptor = pipe.fileHandleForReading.fileDescriptor
            let source = try LargeInput.source(of: descriptor, named: "pipe") { () throws(FileFailure) in [] }
            #expect(source.bytes == bytes)
            #expect((source.mapping != nil) == (count > 32 << 20))
        }
    }
}
