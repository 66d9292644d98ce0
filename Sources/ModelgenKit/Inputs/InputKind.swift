import ModelgenShape
import ModelgenSource

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// What an input is: told from its content, whatever its name.
package enum InputKind: Hashable, Sendable {
    case spec
    case sample

    /// A document with a number at its top key `modelgen` is a spec; everything else is a sample.
    ///
    /// A file that cannot be parsed is a spec where its text begins a line, or the document, with that key: the parser's
    /// complaint is then given as one about a spec.
    package init(of file: SourceFile, limits: ReadingLimits = ReadingLimits()) {
        // Samples may be large and are parsed but once: only a file with the word in it is looked at closer.
        // A large file is not read for that: a spec has its key at its beginning.
        guard Self.mentionsKey(file.mapping == nil ? file.bytes[...] : file.head(Self.headSize)),
            !ShapeFile.isShapeFile(file)
        else {
            self = .sample
            return
        }
        guard file.mapping == nil else {
            self = Self.beginsLikeSpec(file) ? .spec : .sample
            return
        }
        do {
            let documents = try YAMLReader.documents(in: file, limits: limits)
            self = documents.contains(where: Self.isSpec) ? .spec : .sample
        } catch {
            self = Self.beginsLikeSpec(file) ? .spec : .sample
        }
    }

    /// How much of a large file is looked at.
    private static let headSize = 65_536

    private static func isSpec(_ document: YAMLNode) -> Bool {
        guard case .mapping(let members) = document.content,
            let version = members.first(where: { $0.key == "modelgen" })
        else { return false }
        return switch version.value.content {
        case .number: true
        // `modelgen: "1"` and `modelgen: 1.0.2` are meant so too, and get an error that says what is wrong.
        case .string(let text): text.first?.isNumber == true
        default: false
        }
    }

    private static func beginsLikeSpec(_ file: SourceFile) -> Bool {
        let text = String(decoding: file.head(headSize), as: UTF8.self)
        return text.split(whereSeparator: \.isNewline).contains { line in
            let line = line.drop { $0 == "{" || $0 == " " || $0 == "\u{FEFF}" }
            return line.hasPrefix("modelgen:") || line.hasPrefix("\"modelgen\"")
        }
    }

    private static func mentionsKey(_ bytes: ArraySlice<UInt8>) -> Bool {
        let key = Array("modelgen".utf8)
        return bytes.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return false }
            var place = start
            while let found = memchr(place, Int32(key[0]), start + bytes.count - place) {
                let rest = UnsafeRawPointer(found)
                if start + bytes.count - rest >= key.count, memcmp(rest, key, key.count) == 0 { return true }
                place = rest + 1
            }
            return false
        }
    }
}
