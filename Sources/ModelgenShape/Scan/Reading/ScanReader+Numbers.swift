import CModelgenScan

typealias NumberPointer = UnsafeMutablePointer<NumberTally>

extension ScanReader {
    @inline(__always) func number(_ start: Bytes, into node: NodePointer) -> Bytes? {
        withUnsafeMutablePointer(to: &node.pointee.numbers) { number(start, into: $0, at: start) }
    }

    /// Reads a number of the grammar of JSON; nil where there is none.
    /// - Parameter place: Where the evidence stands.
    @inline(__always) func number(_ start: Bytes, into numbers: NumberPointer, at place: Bytes) -> Bytes? {
        let isNegative = start.pointee == UInt8(ascii: "-")
        let first = isNegative ? start + 1 : start
        let digits = Self.digits(first)
        guard digits > 0, digits == 1 || first.pointee != UInt8(ascii: "0") else { return stop(.fault) }
        var next = first + digits
        var value = Self.number(first, digits: digits)
        if digits == 16 {
            while next.pointee.isDigit {
                value = value &* 10 &+ Int64(next.pointee & 0x0F)
                next += 1
            }
        }
        if numbers.pointee.count == 0 { numbers.pointee.first = evidence(place) }
        numbers.pointee.count &+= 1
        let after = next.pointee
        if after == UInt8(ascii: ".") || after | 0x20 == UInt8(ascii: "e") {
            return fraction(start, at: next, into: numbers, at: place)
        }
        numbers.pointee.integers &+= 1
        guard next - first <= 18 else {
            addExactly(start, to: next, into: numbers, at: place)
            return next
        }
        let isExact = value < 1 << 53 || numbers.pointee.flags.contains(.notDouble)
        value = isNegative ? -value : value
        if value < numbers.pointee.least { numbers.pointee.least = value }
        if value > numbers.pointee.greatest { numbers.pointee.greatest = value }
        if !isExact { addExactly(start, to: next, into: numbers, at: place) }
        return next
    }

    /// How many digits stand at a place, sixteen at most.
    @inline(__always) private static func digits(_ place: Bytes) -> Int {
        (~modelgen_digit_mask(place) | 1 << 16).trailingZeroBitCount
    }

    @inline(__always) static func behindDigits(_ start: Bytes) -> Bytes {
        var place = start
        while true {
            let count = digits(place)
            place += count
            if count < 16 { return place }
        }
    }

    /// The number that up to sixteen digits spell.
    @inline(__always) private static func number(_ text: Bytes, digits: Int) -> Int64 {
        let raw = UnsafeRawPointer(text)
        let head = raw.loadUnaligned(as: UInt64.self).littleEndian
        // What comes first stands lowest; zeros before it change nothing.
        guard digits > 8 else { return eight(head &<< UInt64(truncatingIfNeeded: 64 &- 8 &* digits)) }
        let tail = raw.loadUnaligned(fromByteOffset: digits &- 8, as: UInt64.self).littleEndian
        return eight(head &<< UInt64(truncatingIfNeeded: 128 &- 8 &* digits)) &* 100_000_000 &+ eight(tail)
    }

    /// The number of eight digits, two, four and eight of which are put together at a time.
    @inline(__always) private static func eight(_ digits: UInt64) -> Int64 {
        var sum = digits & 0x0F0F_0F0F_0F0F_0F0F
        sum = (sum &* 2561) &>> 8 & 0x00FF_00FF_00FF_00FF
        sum = (sum &* 6_553_601) &>> 16 & 0x0000_FFFF_0000_FFFF
        return Int64(truncatingIfNeeded: (sum &* 42_949_672_960_001) &>> 32)
    }

    /// Reads on where a number has a point or an exponent.
    private func fraction(_ start: Bytes, at point: Bytes, into numbers: NumberPointer, at place: Bytes) -> Bytes? {
        var next = point
        var hasExponent = false
        var isZero = true
        if next.pointee == UInt8(ascii: ".") {
            next += 1
            guard next.pointee.isDigit else { return stop(.fault) }
            let count = Self.digits(next)
            let others = ~modelgen_byte_mask(next, UInt8(ascii: "0"))
            isZero = others & ((1 &<< UInt32(truncatingIfNeeded: count)) &- 1) == 0
            next += count
            while count == 16, next.pointee.isDigit {
                isZero = isZero && next.pointee == UInt8(ascii: "0")
                next += 1
            }
        }
        if next.pointee | 0x20 == UInt8(ascii: "e") {
            hasExponent = true
            next += 1
            if next.pointee == UInt8(ascii: "+") || next.pointee == UInt8(ascii: "-") { next += 1 }
            guard next.pointee.isDigit else { return stop(.fault) }
            next = Self.behindDigits(next)
        }
        // With 15 digits every number is one of `Double` and comes back from it; with 38 bytes one of `Decimal`.
        let count = next - start
        if !hasExponent, count <= 38 {
            let isNegative = start.pointee == UInt8(ascii: "-")
            if !isZero || point - start - (isNegative ? 1 : 0) > NumberShape.integerDigits {
                numbers.pointee.flags.insert(.notWhole)
            }
            if count - 1 - (isNegative ? 1 : 0) <= 15 || numbers.pointee.flags.contains(.notDouble) { return next }
        }
        addExactly(start, to: next, into: numbers, at: place)
        return next
    }

    /// Holds a number to every type, as the plain reader does.
    @inline(never)
    private func addExactly(_ start: Bytes, to end: Bytes, into numbers: NumberPointer, at place: Bytes) {
        var shape = NumberShape()
        let text = Array(UnsafeBufferPointer(start: start, count: end - start))
        shape.add(text[...], at: ledger.place(offset(place)))
        if let range = shape.range {
            numbers.pointee.least = min(numbers.pointee.least, range.lowerBound)
            numbers.pointee.greatest = max(numbers.pointee.greatest, range.upperBound)
        }
        if shape.needsUInt64 { numbers.pointee.flags.insert(.needsUInt64) }
        if shape.needsBigInteger { numbers.pointee.flags.insert(.needsBigInteger) }
        if !shape.areAllWhole { numbers.pointee.flags.insert(.notWhole) }
        if !shape.fitsDouble { numbers.pointee.flags.insert(.notDouble) }
        if !shape.fitsDecimal { numbers.pointee.flags.insert(.notDecimal) }
        guard !shape.isFinite else { return }
        if !numbers.pointee.flags.contains(.notFinite) { numbers.pointee.notFiniteAt = offset(place) }
        numbers.pointee.flags.insert(.notFinite)
    }
}
