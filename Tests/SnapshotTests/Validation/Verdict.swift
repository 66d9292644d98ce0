import Foundation
import ModelgenKit

/// What compiled models did with a payload: decoded it, or failed at a place.
enum Verdict: CustomStringConvertible {
    case decoded
    case failed([PayloadMismatch.Step], String)
    /// A number that its type cannot hold: Foundation does not say which.
    case invalidNumber
    case unexpected(any Error)

    init(of body: () throws -> Void) {
        do {
            try body()
            self = .decoded
        } catch is EncodingError {
            self = .decoded
        } catch DecodingError.keyNotFound(let key, let context) {
            self = .failed(Self.steps(context.codingPath + [key]), "missing")
        } catch DecodingError.valueNotFound(_, let context) {
            self = .failed(Self.steps(context.codingPath), context.debugDescription)
        } catch DecodingError.typeMismatch(_, let context) {
            self = .failed(Self.steps(context.codingPath), context.debugDescription)
        } catch DecodingError.dataCorrupted(let context) {
            let isVague = context.codingPath.isEmpty && context.debugDescription == "The given data was not valid JSON."
            self = isVague ? .invalidNumber : .failed(Self.steps(context.codingPath), context.debugDescription)
        } catch {
            self = .unexpected(error)
        }
    }

    private static func steps(_ path: [any CodingKey]) -> [PayloadMismatch.Step] {
        path.map { key in
            if let index = key.intValue, key.stringValue == "Index \(index)" { return .index(index) }
            return .key(key.stringValue)
        }
    }

    /// Whether the first of the mismatches, in the order of decoding, is where the models failed.
    func agrees(with mismatches: [PayloadMismatch]) -> Bool {
        guard let first = mismatches.first else {
            if case .decoded = self { return true }
            return false
        }
        switch self {
        case .decoded, .unexpected: return false
        case .invalidNumber: return mismatches.contains { $0.kind == .number }
        case .failed(let path, _):
            if first.path == path { return true }
            // Where no case of a choice fits, the models report what the last case made of it.
            if let choice = first.choice {
                return path.starts(with: first.path.prefix(choice))
            }
            return false
        }
    }

    var description: String {
        switch self {
        case .decoded: "decoded"
        case .failed(let path, let problem): "failed at \(path): \(problem)"
        case .invalidNumber: "failed at a number"
        case .unexpected(let error): "\(error)"
        }
    }
}
