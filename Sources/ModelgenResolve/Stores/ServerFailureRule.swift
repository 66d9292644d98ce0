import ModelgenShape
import ModelgenSwift

/// How documents say that a request failed: `{"status": 40101, "message": "please sign in", "data": null}`.
enum ServerFailureRule {
    private static let codes = [
        "code", "status", "statuscode", "errcode", "errorcode", "errno", "retcode", "ret", "resultcode", "returncode",
    ]
    private static let successes = ["success", "ok", "succeeded"]
    private static let messages = [
        "message", "msg", "errmsg", "errormessage", "error", "errormsg", "retmsg", "statusmessage", "reason", "detail",
    ]
    /// Numbers that mean well wherever they are codes.
    private static let goodNumbers: Set<Int64> = [0, 200]
    private static let goodTexts: Set<String> = ["ok", "success", "succeeded", "0", "200"]

    /// nil where nothing at the top of the documents says how the request went.
    ///
    /// - Parameter path: The members that lead to the list.
    static func failure(besides path: [String], in document: Shape) -> ServerFailure? {
        guard let key = path.first, let record = document.objects?.record else { return nil }
        let members = record.orderedKeys.filter { $0 != key }.compactMap { key in
            record.fields[key].map { (key: key, word: PagingEvidence.word(key), shape: $0.shape) }
        }
        let message = Self.messages.lazy.compactMap { word in
            members.first { $0.word == word && $0.shape.kinds.isSubset(of: [.string, .null]) }
        }.first?.key
        for word in codes {
            for member in members where member.word == word {
                guard let success = success(of: member.shape) else { continue }
                // A number alone may mean anything.
                guard message != nil || word != "status" else { continue }
                return ServerFailure(path: [member.key], success: success, message: message.map { [$0] })
            }
        }
        for word in successes {
            for member in members where member.word == word && member.shape.kinds == [.boolean] {
                return ServerFailure(path: [member.key], success: .boolean(true), message: message.map { [$0] })
            }
        }
        return nil
    }

    private static func success(of shape: Shape) -> ServerFailure.Success? {
        if shape.kinds == [.number], let numbers = shape.numbers, numbers.areAllIntegers, let range = numbers.range {
            // The code that means well is the least, and the samples hold it.
            return goodNumbers.contains(range.lowerBound) ? .numbers([Int(range.lowerBound)]) : nil
        }
        if shape.kinds == [.string], let values = shape.strings?.values?.keys {
            let good = values.filter { goodTexts.contains($0.lowercased()) }.sorted()
            return good.isEmpty ? nil : .texts(good)
        }
        return nil
    }
}
