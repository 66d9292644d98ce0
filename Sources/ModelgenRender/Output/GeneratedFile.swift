/// A file on disk that says it was generated, taken apart.
///
/// A file that is not ours does not parse. One whose digest does not fit was edited; one whose digest fits but whose text
/// differs from what is generated now is stale.
package struct GeneratedFile: Hashable, Sendable {
    package var header: GeneratedHeader
    /// Whether every byte behind the header is as it was written.
    package var isIntact: Bool

    /// Reads the bytes of a file; nil where its first two lines are not a header of modelgen.
    ///
    /// Lines that end with CR LF are taken too, since version control may have put them there; the digest then tells
    /// that the text is not as it was written.
    package init?(parsing bytes: some Collection<UInt8>) {
        let newline = UInt8(ascii: "\n")
        guard let firstEnd = bytes.firstIndex(of: newline) else { return nil }
        let afterFirst = bytes[bytes.index(after: firstEnd)...]
        let secondEnd = afterFirst.firstIndex(of: newline) ?? afterFirst.endIndex
        let body = secondEnd == afterFirst.endIndex ? afterFirst[secondEnd...] : afterFirst[secondEnd...].dropFirst()
        guard
            let origin = Self.origin(Self.text(bytes[..<firstEnd])),
            let digest = Self.digest(Self.text(afterFirst[..<secondEnd]))
        else { return nil }
        header = GeneratedHeader(origin: origin, digest: digest)
        isIntact = FNV1a.hash(body) == digest
    }

    private static func text(_ line: some Collection<UInt8>) -> Substring {
        let text = String(decoding: line, as: UTF8.self)
        return text.hasSuffix("\r") ? text.dropLast() : text[...]
    }

    private static func origin(_ line: Substring) -> GeneratedHeader.Origin? {
        guard line.hasPrefix(GeneratedHeader.prefix) else { return nil }
        let rest = line.dropFirst(GeneratedHeader.prefix.count)
        if rest == GeneratedHeader.supportRest { return .support }
        guard rest.hasPrefix(GeneratedHeader.sourcePrefix), rest.hasSuffix(GeneratedHeader.sourceSuffix) else {
            return nil
        }
        let source = rest.dropFirst(GeneratedHeader.sourcePrefix.count).dropLast(GeneratedHeader.sourceSuffix.count)
        return .source(String(source))
    }

    private static func digest(_ line: Substring) -> UInt64? {
        guard line.hasPrefix(GeneratedHeader.secondLinePrefix) else { return nil }
        let digits = line.dropFirst(GeneratedHeader.secondLinePrefix.count)
        guard digits.utf8.count == 16, digits.allSatisfy(\.isHexDigit) else { return nil }
        return UInt64(digits, radix: 16)
    }
}
