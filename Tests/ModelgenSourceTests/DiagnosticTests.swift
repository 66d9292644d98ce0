import ModelgenSource
import Testing

struct DiagnosticTests {
    private static let position = SourcePosition(offset: 20, line: 3, column: 7)

    @Test func aLineIsWhatEditorsJumpTo() {
        let full = Diagnostic(
            .trailingText, path: "a.json", position: Self.position, message: "no end", remedy: "end it")
        #expect(full.line == "a.json:3:7: error: no end; end it [MG0110]")
        #expect(Diagnostic(.usage, .warning, message: "no input").line == "modelgen: warning: no input [MG0901]")
        #expect(
            Diagnostic(.duplicateKey, .note, at: Place(file: "b", position: .start), message: "x").line
                == "b:1:1: note: x [MG0108]")
    }

    @Test func reportsAreSortedByPlace() {
        let place = Place(file: "a", position: Self.position)
        let sorted = [
            Diagnostic(.usage, message: "x"),
            Diagnostic(.invalidJSON, at: Place(file: "a", position: .start), message: "z"),
            Diagnostic(.invalidJSON, at: place, message: "a"), Diagnostic(.invalidJSON, at: place, message: "b"),
            Diagnostic(.invalidUTF8, at: place, message: "a"), Diagnostic(.invalidJSON, path: "b", message: "a"),
        ]
        #expect(sorted.reversed().sorted() == sorted)
    }

    @Test func errorsAreToldFromWarnings() {
        #expect(Diagnostics([Diagnostic(.usage, message: "x")]).hasErrors)
        #expect(
            !Diagnostics([Diagnostic(.usage, .warning, message: "x"), Diagnostic(.usage, .note, message: "x")])
                .hasErrors)
    }

    @Test func codesAreUniqueAndOfOneForm() {
        for code in DiagnosticCode.allCases {
            #expect(code.rawValue.count == 6 && code.rawValue.hasPrefix("MG") && Int(code.rawValue.dropFirst(2)) != nil)
        }
    }

    @Test func placesOrderByFileThenOffset() {
        let places = [
            Place(file: "a", position: .start), Place(file: "a", position: Self.position),
            Place(file: "b", position: .start),
        ]
        #expect(places.reversed().sorted() == places)
        #expect(places[1].description == "a:3")
    }
}
