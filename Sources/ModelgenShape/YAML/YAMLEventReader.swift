import CModelgenYAML
import ModelgenSource

/// libyaml's parser, event by event.
///
/// The bytes must be UTF-8 and outlive the reader. A byte-order mark at the start is passed over.
final class YAMLEventReader {
    /// What libyaml says of a text that is no YAML.
    struct Fault: Error {
        var message: String
        /// Characters before it, a byte-order mark not counted.
        var characterOffset: Int
        /// Bytes before it, a byte-order mark not counted, where libyaml could not even read the characters.
        var byteOffset: Int?
    }

    static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    private let parser: UnsafeMutablePointer<yaml_parser_t>

    /// nil where memory is short.
    init?(_ bytes: UnsafeBufferPointer<UInt8>) {
        parser = .allocate(capacity: 1)
        guard yaml_parser_initialize(parser) == 1 else {
            parser.deallocate()
            return nil
        }
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        let text = bytes.dropFirst(bytes.starts(with: Self.byteOrderMark) ? Self.byteOrderMark.count : 0)
        yaml_parser_set_input_string(parser, bytes.baseAddress.map { $0 + text.startIndex }, text.count)
    }

    deinit {
        yaml_parser_delete(parser)
        parser.deallocate()
    }

    /// The next event; after an error or the end of the stream none must be asked for.
    func next() throws(Fault) -> YAMLEvent {
        var event = yaml_event_t()
        guard yaml_parser_parse(parser, &event) == 1 else { throw fault() }
        defer { yaml_event_delete(&event) }
        return YAMLEvent(kind: Self.kind(of: event), characterOffset: event.start_mark.index)
    }

    private static func kind(of event: yaml_event_t) -> YAMLEvent.Kind {
        switch event.type {
        case YAML_STREAM_START_EVENT: .streamStart
        case YAML_DOCUMENT_START_EVENT: .documentStart
        case YAML_DOCUMENT_END_EVENT: .documentEnd
        case YAML_ALIAS_EVENT: .alias(text(event.data.alias.anchor) ?? "")
        case YAML_SCALAR_EVENT: .scalar(scalar(event), anchor: text(event.data.scalar.anchor))
        case YAML_SEQUENCE_START_EVENT:
            .sequenceStart(anchor: text(event.data.sequence_start.anchor), tag: text(event.data.sequence_start.tag))
        case YAML_SEQUENCE_END_EVENT: .sequenceEnd
        case YAML_MAPPING_START_EVENT:
            .mappingStart(anchor: text(event.data.mapping_start.anchor), tag: text(event.data.mapping_start.tag))
        case YAML_MAPPING_END_EVENT: .mappingEnd
        default: .streamEnd
        }
    }

    private static func scalar(_ event: yaml_event_t) -> YAMLScalar {
        let data = event.data.scalar
        let bytes = UnsafeBufferPointer(start: data.value, count: data.length)
        return YAMLScalar(
            text: String(decoding: bytes, as: UTF8.self),
            isPlain: data.style == YAML_PLAIN_SCALAR_STYLE,
            tag: text(data.tag)
        )
    }

    private static func text(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
        pointer.map { String(cString: $0) }
    }

    private func fault() -> Fault {
        let problem = parser.pointee.problem.map { String(cString: $0) } ?? "out of memory"
        let context = parser.pointee.context.map { ", " + String(cString: $0) } ?? ""
        let isReaderFault = parser.pointee.error == YAML_READER_ERROR
        return Fault(
            message: problem + context,
            characterOffset: parser.pointee.problem_mark.index,
            byteOffset: isReaderFault ? parser.pointee.problem_offset : nil
        )
    }
}
