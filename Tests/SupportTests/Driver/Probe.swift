import Foundation

/// Members that the probes read.
enum Member: String, CodingKey {
    case value
    case other = "other key"
}

/// Runs a closure on the container of `{"data": [{"value": …}]}`, so that errors come with a path.
struct Probe: Decodable {
    typealias Body = @Sendable (KeyedDecodingContainer<Member>) throws -> String

    let text: String

    init(from decoder: any Decoder) throws {
        guard let key = Self.key, let body = decoder.userInfo[key] as? Body else {
            throw CocoaError(.coderInvalidValue)
        }
        text = try body(decoder.container(keyedBy: Member.self))
    }

    private static let key = CodingUserInfoKey(rawValue: "body")

    /// What the closure makes of a value, or the error in a line and of which kind it is.
    static func outcome(_ value: String?, decoder: JSONDecoder = JSONDecoder(), _ body: @escaping Body) -> String {
        if let key { decoder.userInfo[key] = body }
        let member = value.map { "\"value\": \($0)" } ?? ""
        do {
            let document = Data("{\"data\": [{\(member)}]}".utf8)
            return try decoder.decode([String: [Probe]].self, from: document)["data"]?.first?.text ?? "no probe"
        } catch {
            return "\(describe(error)) (\(kind(of: error)))"
        }
    }

    private static func kind(of error: any Error) -> String {
        switch error {
        case DecodingError.keyNotFound: "keyNotFound"
        case DecodingError.valueNotFound: "valueNotFound"
        case DecodingError.typeMismatch: "typeMismatch"
        case DecodingError.dataCorrupted: "dataCorrupted"
        default: "\(type(of: error))"
        }
    }
}
