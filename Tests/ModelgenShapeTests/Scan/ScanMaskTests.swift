import CModelgenScan
import ModelgenTestSupport
import Testing

@testable import ModelgenShape

/// What looks at many bytes at once sees what plain C sees, whatever the vectors of the processor.
@Suite(.serialized) struct ScanMaskTests {
    private static let vectors: [Int32] = [16, 32, 64]

    private typealias Mask = @Sendable (UnsafePointer<UInt8>?) -> UInt32

    private static let masks: [(name: String, quick: Mask, plain: Mask)] = [
        ("space", { modelgen_space_mask($0) }, { modelgen_scalar_space_mask($0) }),
        ("digit", { modelgen_digit_mask($0) }, { modelgen_scalar_digit_mask($0) }),
        ("lower hex", { modelgen_lower_hex_mask($0) }, { modelgen_scalar_lower_hex_mask($0) }),
        ("upper hex", { modelgen_upper_hex_mask($0) }, { modelgen_scalar_upper_hex_mask($0) }),
        ("text", { modelgen_text_stop_mask($0) }, { modelgen_scalar_text_stop_mask($0) }),
        ("string", { modelgen_string_stop_mask($0) }, { modelgen_scalar_string_stop_mask($0) }),
        ("host", { modelgen_host_mask($0) }, { modelgen_scalar_host_mask($0) }),
        ("URL", { modelgen_url_stop_mask($0) }, { modelgen_scalar_url_stop_mask($0) }),
    ]

    @Test(arguments: masks.indices) func everyByteIsSeenAtEveryPlace(_ index: Int) {
        let mask = Self.masks[index]
        for byte in UInt8.min...UInt8.max {
            for place in 0..<16 {
                var bytes = [UInt8](repeating: UInt8(ascii: "n"), count: 16)
                bytes[place] = byte
                #expect(mask.quick(bytes) == mask.plain(bytes), "\(mask.name) \(byte) at \(place)")
            }
        }
    }

    @Test func equalBytesAreFound() {
        var generator = SeededGenerator(seed: 3)
        for _ in 0..<500 {
            let left = (0..<16).map { _ in UInt8.random(in: 0...3, using: &generator) }
            let right = (0..<16).map { _ in UInt8.random(in: 0...3, using: &generator) }
            #expect(modelgen_equal_mask(left, right) == modelgen_scalar_equal_mask(left, right))
            #expect(modelgen_byte_mask(left, 2) == modelgen_scalar_byte_mask(left, 2))
        }
    }

    /// Every sequence of up to three bytes around what UTF-8 allows, and fours at the edges of the table.
    @Test(arguments: [0, 14, 30], vectors) func utf8IsToldFromWhatIsNot(before: Int, vector: Int32) {
        modelgen_limit_vectors(vector)
        defer { modelgen_limit_vectors(64) }
        let edges: [UInt8] = [
            0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xED, 0xEF, 0xF0, 0xF3, 0xF4,
            0xF5,
        ]
        let head = [UInt8](repeating: UInt8(ascii: "a"), count: before)
        for first in edges {
            for second in edges {
                for third in edges {
                    for fourth in edges where first >= 0xF0 || fourth == 0x41 {
                        let text = head + [first, second, third, fourth]
                        for count in [text.count, text.count - 1, text.count - 2] {
                            let isRight = String(validating: text[..<count], as: UTF8.self) != nil
                            let padded = text + [UInt8](repeating: 0x80, count: 32)
                            guard
                                modelgen_is_utf8(padded, count) != isRight
                                    || modelgen_scalar_is_utf8(padded, count) != isRight
                            else { continue }
                            Issue.record("\(text[..<count])")
                        }
                    }
                }
            }
        }
    }

    /// Keys of an object of random members, some of which hold its keys too, look like them or are spelled otherwise.
    @Test(arguments: vectors) func keysAreFoundAtTheTopAlone(vector: Int32) {
        modelgen_limit_vectors(vector)
        defer { modelgen_limit_vectors(64) }
        var generator = SeededGenerator(seed: 7)
        let keys = ["type", "a_type", "kind", "k", "a key of more than sixteen bytes"]
        let list = String(repeating: "{\"kind\":\"]}\",\"k\":[[1]]},", count: 20) + "{\"type\":2}"
        let values = [
            "1", "true", "\"\"", "\"}\"", "\"\\\"type\\\":\"", "\"\\\\\"", "{\"type\":1,\"k\":[{\"kind\":2}]}",
            "[[{\"k\" : 1}],\"]\"]", "{\"in\":{\"list\":[\(list)],\"type\":{\"k\":[\(list)]}}}",
            "\"ab]\\\\\\\"\"", "{}", "\"\(String(repeating: "long ", count: 30))\"",
        ]
        let colons = [":", ": ", " :\n ", ":"]
        for round in 0..<3000 {
            let count = Int.random(in: 0...12, using: &generator)
            let members = (0..<count).map { index in
                let key =
                    (keys + ["\\\"type", "x\\\"k", "y\(index)", "type\\\\"]).randomElement(using: &generator) ?? ""
                return "\"\(key)\"" + (colons.randomElement(using: &generator) ?? "")
                    + (values.randomElement(using: &generator) ?? "")
            }
            let text = "{" + members.joined(separator: ",") + "} {\"type\": 1}"
            let cut = round % 5 == 0 ? Int.random(in: 1...text.utf8.count, using: &generator) : text.utf8.count
            let wanted = UInt32.random(in: 1..<32, using: &generator)
            let plain = found(keys, wanted, in: Array(text.utf8.prefix(cut)), modelgen_scalar_find_keys)
            #expect(found(keys, wanted, in: Array(text.utf8.prefix(cut)), modelgen_find_keys) == plain, "\(text)")
            #expect(cut < text.utf8.count || plain.mask >= 0)
        }
    }

    private typealias Finder = (UnsafePointer<UInt8>?, UnsafePointer<UInt8>?, UnsafePointer<modelgen_keys>?) -> Int64

    private struct Found: Equatable {
        var mask: Int64
        /// Where the values of the keys begin.
        var places: [Int]
    }

    private func found(_ keys: [String], _ wanted: UInt32, in text: [UInt8], _ find: Finder) -> Found {
        let padding = [UInt8](repeating: 0, count: 64)
        let names = keys.flatMap { Array($0.utf8) + padding }
        return (text + padding).withUnsafeBufferPointer { text in
            names.withUnsafeBufferPointer { names in
                guard let start = text.baseAddress, let name = names.baseAddress else {
                    return Found(mask: -1, places: [])
                }
                var offset = 0
                let list = keys.map { key in
                    defer { offset += key.utf8.count + padding.count }
                    return modelgen_key(text: name + offset, length: key.utf8.count)
                }
                var values = [UnsafePointer<UInt8>?](repeating: nil, count: keys.count)
                let mask = list.withUnsafeBufferPointer { list in
                    values.withUnsafeMutableBufferPointer { values in
                        var search = modelgen_keys()
                        search.keys = list.baseAddress
                        search.values = values.baseAddress
                        modelgen_want(&search, wanted)
                        return find(start, start + (text.count - padding.count), &search)
                    }
                }
                guard mask >= 0 else { return Found(mask: mask, places: []) }
                return Found(
                    mask: mask,
                    places: values.indices.map { mask & 1 << Int64($0) == 0 ? -1 : (values[$0] ?? start) - start })
            }
        }
    }

    /// Texts of every length end where plain C says; what ends them stands at every place.
    @Test(arguments: vectors) func textsEndWhereTheyEnd(vector: Int32) {
        modelgen_limit_vectors(vector)
        defer { modelgen_limit_vectors(64) }
        var generator = SeededGenerator(seed: 11)
        let parts: [[UInt8]] = [
            [0x22], [0x5C], [0x1F], [0x80], [0xE3, 0x81, 0x82], Array("%2F".utf8), Array("%2".utf8), [0x23],
        ]
        for length in 0..<200 {
            let letters = (0..<length).map { _ in UInt8.random(in: 0x61...0x7A, using: &generator) }
            let part = parts.randomElement(using: &generator) ?? []
            let more = parts.randomElement(using: &generator) ?? []
            let text = letters + part + letters.prefix(length / 3) + more + [0x22] + [UInt8](repeating: 0, count: 128)
            text.withUnsafeBufferPointer { buffer in
                let start = buffer.baseAddress
                #expect(modelgen_text_end(start) == modelgen_scalar_text_end(start), "\(text)")
                #expect(modelgen_string_end(start) == modelgen_scalar_string_end(start), "\(text)")
            }
        }
    }

    /// URLs and what almost is one, of hosts and ports at every place of the first vectors.
    @Test(arguments: vectors) func urlsEndWhereTheyEnd(vector: Int32) {
        modelgen_limit_vectors(vector)
        defer { modelgen_limit_vectors(64) }
        var generator = SeededGenerator(seed: 13)
        let schemes = ["http://", "https://", "https:/", "ftp://", "HTTP://", ""]
        let hosts = ["a", "example.com", "a-b_c.example", "-a", "a.", "", "a b", "ü", "a@b"]
        let ports = ["", "", "", ":8080", ":65535", ":65536", ":", ":123456", ":8a", ":00000"]
        let tails = [
            "", "/", "/a/b.html", "?q=1&r=2", "#top", "/a#b#c", "/%2F", "/%2", "/%G0", "/a b", "/{id}", "/\\n", "/ü",
        ]
        var found = 0
        for _ in 0..<20_000 {
            func any(_ texts: [String]) -> String { texts.randomElement(using: &generator) ?? "" }
            let scheme = Bool.random(using: &generator) ? "https://" : any(schemes)
            let label = String(repeating: "x", count: Int.random(in: 0...50, using: &generator))
            let host = Bool.random(using: &generator) ? label + any(hosts) : any(hosts)
            let text =
                scheme + host + any(ports) + any(tails) + String(repeating: "y", count: host.utf8.count) + any(tails)
            let bytes = Array(text.utf8) + [0x22] + [UInt8](repeating: 0, count: 128)
            let authority = text.dropFirst(scheme.count).prefix { !"/?#".contains($0) }
            let isURL = PlainURL.matches(Array(text.utf8)[...])
            bytes.withUnsafeBufferPointer { buffer in
                let start = buffer.baseAddress
                let end = start.map { $0 + text.utf8.count }
                #expect(modelgen_scalar_url_end(start) == (isURL ? end : nil), "\(text)")
                let quick = modelgen_url_end(start)
                // What it does not know of long hosts it leaves open.
                #expect(quick == (isURL ? end : nil) || isURL && quick == nil && authority.count >= 48, "\(text)")
                found += quick == nil ? 0 : 1
            }
        }
        #expect(found > 500)
    }

    @Test(arguments: vectors) func everyByteMayStandInAURLOrNot(vector: Int32) {
        modelgen_limit_vectors(vector)
        defer { modelgen_limit_vectors(64) }
        for byte in UInt8.min...UInt8.max {
            for place in [0, 20, 40, 70] {
                for head in ["https://a/", "https://"] {
                    var text = [UInt8](repeating: UInt8(ascii: "n"), count: 100)
                    text[place] = byte
                    text = Array(head.utf8) + text.prefix(head.count == 8 ? 50 : 100) + [0x22]
                    text += [UInt8](repeating: 0, count: 128)
                    text.withUnsafeBufferPointer { buffer in
                        let start = buffer.baseAddress
                        #expect(modelgen_url_end(start) == modelgen_scalar_url_end(start), "\(byte) at \(place)")
                    }
                }
            }
        }
    }

    @Test(arguments: vectors) func lineFeedsAreCounted(vector: Int32) {
        modelgen_limit_vectors(vector)
        defer { modelgen_limit_vectors(64) }
        for count in [0, 1, 63, 64, 65, 1000, 20_000] {
            let bytes = (0..<count).map { $0 * $0 % 3 == 1 ? UInt8(ascii: "\n") : 0x20 }
            #expect(modelgen_count_newlines(bytes, count) == modelgen_scalar_count_newlines(bytes, count))
        }
    }
}
