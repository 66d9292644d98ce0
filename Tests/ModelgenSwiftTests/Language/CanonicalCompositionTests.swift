import Foundation
import ModelgenSwift
import Testing

@Suite("Normalization Form C")
struct CanonicalCompositionTests {
    @Test(
        "Canonically equal texts get the same scalars",
        arguments: [
            ("e\u{301}", "\u{E9}"),
            ("\u{212A}", "K"),
            ("e\u{302}\u{323}", "\u{1EC7}"),
            ("\u{1100}\u{1161}\u{11A8}", "\u{AC01}"),
            ("\u{F900}", "\u{8C48}"),
            ("plain_key", "plain_key"),
        ]
    )
    func compose(text: String, wanted: String) {
        #expect(scalars(CanonicalComposition.compose(text)) == scalars(wanted))
    }

    @Test("What is composed is equal to what came, and to what Foundation makes of it")
    func agreesWithFoundation() {
        for value in 0x41..<0x30000 {
            guard let scalar = Unicode.Scalar(value), scalar.properties.generalCategory != .unassigned else { continue }
            for marks in ["", "\u{301}", "\u{323}\u{302}", "\u{302}\u{323}", "\u{11A8}"] {
                let text = String(scalar) + marks
                let composed = CanonicalComposition.compose(text)
                // Beyond the first plane Foundation on Linux composes by the lower 16 bits of a scalar.
                let isComposed = scalars(composed) == scalars(text.precomposedStringWithCanonicalMapping)
                if composed != text || value < 0x10000 && !isComposed {
                    Issue.record("U+\(String(value, radix: 16)) followed by \(scalars(marks))")
                }
            }
        }
    }

    private func scalars(_ text: String) -> [UInt32] { text.unicodeScalars.map(\.value) }
}
