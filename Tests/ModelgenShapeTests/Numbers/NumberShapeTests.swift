import Foundation
import ModelgenSource
import ModelgenTestSupport
import Testing

@testable import ModelgenShape

struct NumberShapeTests {
    private static let place = Place(file: "a.json", position: .start)

    private static func shape(_ texts: String...) -> NumberShape {
        texts.reduce(into: NumberShape()) { $0.add(Array($1.utf8)[...], at: place) }
    }

    @Test(arguments: [
        ("0", 0...0), ("-0", 0...0), ("1", 1...1), ("-17", -17 ... -17),
        ("9223372036854775807", Int64.max...Int64.max), ("-9223372036854775808", Int64.min...Int64.min),
    ])
    func integersHaveARange(_ text: String, _ wanted: ClosedRange<Int64>) {
        let shape = Self.shape(text)
        #expect(shape.range == wanted)
        #expect(shape.areAllIntegers)
    }

    @Test func theRangeSpansAll() {
        let shape = Self.shape("5", "-2", "123456789012345678")
        #expect(shape.range == -2...123_456_789_012_345_678)
        #expect(shape.integers == 3)
    }

    @Test func fractionsAndExponentsAreNoIntegers() {
        #expect(Self.shape("1.0", "1e3", "2").integers == 1)
        #expect(Self.shape("1.0").range == nil)
    }

    /// What is said to be whole, Foundation decodes as `Int`, and near enough the other way round.
    @Test(arguments: [
        ("1.0", true), ("1.5", false), ("-0.0", true), ("100.00", true), ("1e3", true), ("1.5e1", true),
        ("10e-1", true),
        ("1e-1", false), ("0.0", true), ("123456789012345678.0", true), ("1e17", true), ("1e19", false),
        ("9223372036854775808.0", false), ("-12.0", true), ("-12.25", false), ("12.000001", false),
    ])
    func wholeNumbersInOtherWords(_ text: String, _ wanted: Bool) {
        #expect(Self.shape(text).areAllWhole == wanted)
        #expect(Self.shape("1", text, "2.0").areAllWhole == wanted)
        let decoded = try? JSONDecoder().decode([Int].self, from: Data("[\(text)]".utf8))
        #expect((decoded != nil) == wanted)
    }

    @Test func integersBeyondInt64() {
        #expect(Self.shape("9223372036854775808").needsUInt64)
        #expect(Self.shape("18446744073709551615").needsUInt64)
        #expect(!Self.shape("18446744073709551615").needsBigInteger)
        #expect(Self.shape("18446744073709551616").needsBigInteger)
        #expect(Self.shape("-9223372036854775809").needsBigInteger)
    }

    @Test(arguments: [
        ("0.1", true), ("1.50", true), ("1e3", true), ("123456789012345", true), ("9007199254740992", true),
        ("9007199254740993", false), ("9007199254740994", true), ("0.30000000000000004", true),
        ("0.3000000000000000444", false),
        ("5e-324", true), ("4e-324", false), ("1e-400", false), ("0e-400", true), ("1.7976931348623157e308", true),
        ("1e400", false), ("123456789012345678901234567", false), ("1e22", true), ("100000000000000000000000", true),
        ("0.000000000000000000000000000001", true), ("3.141592653589793", true), ("3.14159265358979323846", false),
    ])
    func doubleHoldsWhatItPrints(_ text: String, _ wanted: Bool) {
        #expect(Self.shape(text).fitsDouble == wanted)
    }

    @Test(arguments: [
        ("0", true), ("99999999999999999999999999999999999999", true),
        ("999999999999999999999999999999999999990", true),
        ("999999999999999999999999999999999999999", false), ("1e127", true), ("1e128", false), ("1e-128", true),
        ("1e-129", false), ("10e-129", true), ("0.1234567890123456789", true), ("0e999999999999999999999", true),
    ])
    func decimalHolds38Digits(_ text: String, _ wanted: Bool) {
        #expect(Self.shape(text).fitsDecimal == wanted)
    }

    @Test func whatIsBeyondEveryTypeIsPlaced() {
        #expect(!Self.shape("1e400").isFinite)
        #expect(Self.shape("1e400").notFiniteAt == Self.place)
        #expect(Self.shape("1e308", "1e-400").isFinite)
        #expect(Self.shape("1e308").notFiniteAt == nil)
    }

    /// The arithmetic on text against Foundation's own.
    @Test(arguments: 0..<20)
    func agreesWithDoubleAndDecimal(_ seed: Int) throws {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<200 {
            let digits = { (most: Int, generator: inout SeededGenerator) in
                (0..<Int.random(in: 1...most, using: &generator)).map { _ in
                    "\(Int.random(in: 0...9, using: &generator))"
                }.joined()
            }
            let whole = "\(Int.random(in: 1...9, using: &generator))" + digits(20, &generator)
            let text = whole + "." + digits(12, &generator) + "e\(Int.random(in: -40...40, using: &generator))"
            let shape = Self.shape(text)
            let value = try #require(Double(text))
            #expect(shape.fitsDouble == (DecimalText(text.utf8) == DecimalText(value.description.utf8)))
            if shape.fitsDecimal {
                let decimal = try #require(Decimal(string: text))
                #expect(DecimalText(decimal.description.utf8) == DecimalText(text.utf8))
            }
        }
    }

    @Test(arguments: [("1.50", "15e-1"), ("0.00", "-0e7"), ("1000", "1e3"), ("-0.0010", "-1e-3"), ("12e+5", "1200000")])
    func equalValuesAreEqual(_ left: String, _ right: String) {
        #expect(DecimalText(left.utf8) == DecimalText(right.utf8))
    }
}
