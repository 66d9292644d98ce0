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

    @Test("Every scalar, decomposed or not, with marks behind it or not, is composed to one text")
    func everyScalar() {
        for value in 0x41..<0x30000 {
            guard let scalar = Unicode.Scalar(value), scalar.properties.generalCategory != .unassigned else { continue }
            for marks in ["", "\u{302}\u{323}", "\u{11A8}"] {
                let text = String(scalar) + marks
                let composed = CanonicalComposition.compose(text)
                let again = CanonicalComposition.compose(composed)
                let decomposed = CanonicalComposition.compose(text.decomposedStringWithCanonicalMapping)
                // `==` is canonical equivalence by the standard library.
                let isRight = composed == text && scalars(again) == scalars(composed)
                if !isRight || decomposed == text && scalars(decomposed) != scalars(composed) {
                    Issue.record("U+\(String(value, radix: 16)) followed by \(scalars(marks))")
                }
            }
        }
    }

    @Test("Foundation composes Latin, Greek and Cyrillic alike")
    func agreesWithFoundation() {
        // Elsewhere Foundation on Linux leaves some scalars apart that belong together.
        for value in 0x41..<0x530 {
            guard let scalar = Unicode.Scalar(value) else { continue }
            for marks in ["", "\u{301}", "\u{323}\u{302}", "\u{302}\u{323}"] {
                let text = String(scalar) + marks
                let wanted = text.precomposedStringWithCanonicalMapping
                #expect(scalars(CanonicalComposition.compose(text)) == scalars(wanted))
            }
        }
    }

    private func scalars(_ text: String) -> [UInt32] { text.unicodeScalars.map(\.value) }
}
