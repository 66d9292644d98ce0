import ModelgenSource

/// What was seen of samples, as a file: evidence that lives on when the samples are gone, and merges with other evidence.
///
/// The format is JSON with `"modelgen-shape": 1` at its top, described by `Documentation/shape.schema.json`.
///
/// ```swift
/// let text = ShapeFileWriter.text(of: ShapeFile(shape: reading.shape, documents: reading.documents), keeping: candidates)
/// ```
package struct ShapeFile: Hashable, Sendable {
    /// The version of the format, and the key that tells a shape file from any other JSON.
    package static let version = 1
    package static let key = "modelgen-shape"

    /// What a spec of several models keeps of one of them.
    package struct Evidence: Hashable, Sendable {
        package var shape: Shape
        package var documents: Int

        package init(shape: Shape = Shape(), documents: Int = 0) {
            self.shape = shape
            self.documents = documents
        }
    }

    /// What the documents hold, as one.
    package var shape: Shape
    /// How many documents that were.
    package var documents: Int
    /// Whether enum and tag candidates were left out.
    package var isRedacted: Bool
    /// What a spec remembers by this file; nil in a file of `modelgen shape`.
    package var memory: ShapeMemory?
    /// By the names of the models, in a file that a spec of several models remembers; `shape` is empty there.
    package var models: [String: Evidence] = [:]

    package init(shape: Shape, documents: Int, isRedacted: Bool = false, memory: ShapeMemory? = nil) {
        self.shape = shape
        self.documents = documents
        self.isRedacted = isRedacted
        self.memory = memory
    }

    /// Whether a file is a shape file: a JSON object that has the key at its top, whatever the file is called.
    package static func isShapeFile(_ file: SourceFile) -> Bool {
        // The key stands near the beginning, even where another tool has sorted the keys: samples are not parsed for it.
        let head = file.head(1_024)
        guard let brace = head.firstIndex(where: { !isSpace($0) }), head[brace] == UInt8(ascii: "{") else {
            return false
        }
        let quoted = Array("\"\(key)\"".utf8)
        // Nothing else begins as what modelgen writes does.
        if head[(brace + 1)...].drop(while: isSpace).starts(with: quoted) { return true }
        guard mentions(quoted, head) else { return false }
        let whole = file.mapping == nil ? file : SourceFile(path: file.path, bytes: file.bytes)
        guard let document = try? ShapeFileReader.documents(in: whole).first,
            case .mapping(let members) = document.content
        else { return false }
        return members.contains { $0.key == key }
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        " \t\r\n".utf8.contains(byte)
    }

    private static func mentions(_ quoted: [UInt8], _ head: ArraySlice<UInt8>) -> Bool {
        guard head.count >= quoted.count else { return false }
        return (0...head.count - quoted.count).contains { offset in
            head[(head.startIndex + offset)...].starts(with: quoted)
        }
    }
}
