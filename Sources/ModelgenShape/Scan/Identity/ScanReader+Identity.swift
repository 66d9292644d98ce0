#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The identity of an object in an array that is open.
struct SeenIdentity {
    var field: NodePointer
    /// The literal as it stands in the text, of a string without its quotes.
    var text: Bytes
    var length: UInt32
    var kind: Kind
    var hash: UInt32
    /// The identity before it with the same end of its hash; below 0 for none.
    var next: Int32

    enum Kind: UInt8 {
        case number
        case plain
        /// With escapes.
        case escaped
        /// Not in ASCII, so that Swift may take it for equal to another spelling.
        case foreign

        /// Whether the text must be read to be compared.
        var isString: Bool { self != .number }
    }

    var string: String {
        String(decoding: UnsafeBufferPointer(start: text, count: Int(length)), as: UTF8.self)
    }
}

/// What `IdentityLedger` is for the plain reader: one list for all arrays that are open, each with the end of it for its
/// own, and chains through it by hash.
extension ScanReader {
    private static let chainCount = 4096

    /// Notes the identity of an object in an array.
    @inline(never) func note(_ field: NodePointer, _ start: Bytes, _ end: Bytes, in array: ArrayPointer) {
        guard var identity = identity(of: field, start, end) else { return }
        if array.pointee.repeated != 0, ledger.repeatedKeys[array.pointee.repeated - 1].contains(field.name) {
            return forgetIdentity(of: field)
        }
        let chains = state.pointee.chains ?? makeChains()
        let chain = chains + Int(identity.hash) & (Self.chainCount - 1)
        identity.next = chain.pointee
        if isKnown(identity, in: array) {
            if array.pointee.repeated == 0 {
                ledger.repeatedKeys.append([])
                array.pointee.repeated = ledger.repeatedKeys.count
            }
            ledger.repeatedKeys[array.pointee.repeated - 1].insert(field.name)
            return forgetIdentity(of: field)
        }
        if state.pointee.identityCount == state.pointee.identityCapacity { growIdentities() }
        chain.pointee = Int32(state.pointee.identityCount)
        state.pointee.identities?[state.pointee.identityCount] = identity
        state.pointee.identityCount += 1
        if identity.kind == .foreign { state.pointee.foreignIdentities += 1 }
    }

    /// Lets a member's values be, since they are known to repeat; it is one of the elements of one array, or of one place
    /// in the arrays.
    private func forgetIdentity(of field: NodePointer) {
        field.pointee.flags.remove(.identity)
    }

    /// Takes the identities of an array that ends off the list.
    @inline(never) func forgetIdentities(from start: Int) {
        guard let identities = state.pointee.identities, let chains = state.pointee.chains else { return }
        for index in (start..<state.pointee.identityCount).reversed() {
            let identity = identities[index]
            chains[Int(identity.hash) & (Self.chainCount - 1)] = identity.next
            if identity.kind == .foreign { state.pointee.foreignIdentities -= 1 }
        }
        state.pointee.identityCount = start
    }

    private func isKnown(_ identity: SeenIdentity, in array: ArrayPointer) -> Bool {
        guard let identities = state.pointee.identities else { return false }
        var index = identity.next
        while index >= array.pointee.identities {
            let other = identities[Int(index)]
            if other.hash == identity.hash, areEqual(other, identity) { return true }
            index = other.next
        }
        guard state.pointee.foreignIdentities > 0 || identity.kind == .foreign, identity.kind.isString else {
            return false
        }
        // Two spellings of a letter have different hashes.
        for index in array.pointee.identities..<state.pointee.identityCount {
            let other = identities[index]
            guard other.kind == .foreign || identity.kind == .foreign, other.kind.isString,
                other.field.hasKey(of: identity.field), other.string == identity.string
            else { continue }
            return true
        }
        return false
    }

    private func areEqual(_ left: SeenIdentity, _ right: SeenIdentity) -> Bool {
        guard left.kind.isString == right.kind.isString, left.field.hasKey(of: right.field) else { return false }
        if left.kind == .escaped || right.kind == .escaped { return text(of: left) == text(of: right) }
        return left.length == right.length && memcmp(left.text, right.text, Int(left.length)) == 0
    }

    private func text(of identity: SeenIdentity) -> [UInt8] {
        let end = identity.text + Int(identity.length)
        let literal = ScanLiteral(start: identity.text, end: end, hasEscapes: identity.kind == .escaped)
        return literal.hasEscapes ? unescaped(literal).bytes : literal.bytes
    }

    /// What a member says of its object's identity; nil where it is no text and no number.
    private func identity(of field: NodePointer, _ start: Bytes, _ end: Bytes) -> SeenIdentity? {
        switch start.pointee {
        case UInt8(ascii: "\""):
            let length = end - start - 2
            let (text, isASCII) = (start + 1, Self.isASCII(start + 1, count: length))
            if memchr(text, 0x5C, length) != nil {
                let bytes = unescaped(ScanLiteral(start: text, end: end - 1, hasEscapes: true))
                guard Self.isASCII(bytes.start, count: bytes.count) else {
                    // What is spelled with escapes and not in ASCII is for the plain reader.
                    ledger.hasClash = true
                    return nil
                }
                let hash = Self.hash(bytes.start, count: bytes.count)
                return SeenIdentity(
                    field: field, text: text, length: UInt32(length), kind: .escaped, hash: hash, next: -1)
            }
            let hash = Self.hash(text, count: length)
            let kind = isASCII ? SeenIdentity.Kind.plain : .foreign
            return SeenIdentity(field: field, text: text, length: UInt32(length), kind: kind, hash: hash, next: -1)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            let length = end - start
            let hash = Self.hash(start, count: length)
            return SeenIdentity(
                field: field, text: start, length: UInt32(length), kind: .number, hash: hash, next: -1)
        default: return nil
        }
    }

    private static func isASCII(_ text: Bytes, count: Int) -> Bool {
        var all: UInt8 = 0
        for place in 0..<count { all |= text[place] }
        return all < 0x80
    }

    private static func hash(_ text: Bytes, count: Int) -> UInt32 {
        var hash: UInt32 = 0x811C_9DC5
        for place in 0..<count { hash = (hash ^ UInt32(text[place])) &* 0x0100_0193 }
        return hash ^ hash >> 15
    }

    private func makeChains() -> UnsafeMutablePointer<Int32> {
        let chains = UnsafeMutablePointer<Int32>.allocate(capacity: Self.chainCount)
        chains.update(repeating: -1, count: Self.chainCount)
        state.pointee.chains = chains
        return chains
    }

    private func growIdentities() {
        let capacity = max(256, state.pointee.identityCapacity * 2)
        let grown = UnsafeMutablePointer<SeenIdentity>.allocate(capacity: capacity)
        if let old = state.pointee.identities {
            grown.update(from: old, count: state.pointee.identityCount)
            old.deallocate()
        }
        state.pointee.identities = grown
        state.pointee.identityCapacity = capacity
    }
}
