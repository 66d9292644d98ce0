import CModelgenScan
import Testing

/// What looks at many bytes at once sees what plain C sees.
@Suite struct ScanMaskTests {
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
    @Test(arguments: [0, 14]) func utf8IsToldFromWhatIsNot(before: Int) {
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
                            let padded = text + [UInt8](repeating: 0x80, count: 16)
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

    @Test func containersArePassed() {
        var generator = SeededGenerator(seed: 7)
        // Backslashes stand in strings alone: elsewhere they are no JSON, and the two may differ.
        let parts = [
            "{", "}", "[", "]", "\"\"", "\"}\"", "\"\\\"{\"", "\"\\\\\"", "a", ",", "          ", "\"ab]\\\\\\\"\"",
        ]
        for _ in 0..<2000 {
            let count = Int.random(in: 1...80, using: &generator)
            let text = "[" + (0..<count).map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
            let bytes = Array(text.utf8)
            let padded = bytes + [UInt8](repeating: 0, count: 64)
            padded.withUnsafeBufferPointer { buffer in
                guard let start = buffer.baseAddress else { return }
                let plain = modelgen_scalar_skip_container(start, start + bytes.count)
                #expect(modelgen_skip_container(start, start + bytes.count) == plain, "\(text)")
            }
        }
    }

    @Test func lineFeedsAreCounted() {
        for count in [0, 1, 63, 64, 65, 1000, 20_000] {
            let bytes = (0..<count).map { $0 * $0 % 3 == 1 ? UInt8(ascii: "\n") : 0x20 }
            #expect(modelgen_count_newlines(bytes, count) == modelgen_scalar_count_newlines(bytes, count))
        }
    }
}
