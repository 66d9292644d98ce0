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

    /// Objects beside the list that say how the request went.
    private static let holders: Set<String> = ["meta", "status", "header", "head", "responsestatus", "error", "info"]

    /// A member by its key, the key as one word, and what was seen of it.
    private typealias Member = (key: String, word: String, shape: Shape)

    /// nil where nothing around the list says how the request went.
    ///
    /// - Parameter path: The members that lead to the list.
    static func failure(besides path: [String], in document: Shape) -> ServerFailure? {
        var shape = document
        for (index, key) in path.enumerated() {
            guard let record = shape.objects?.record else { return nil }
            let members = members(of: record).filter { $0.key != key }
            let way = Array(path[..<index])
            if let failure = failure(saidBy: members, at: way) { return failure }
            for member in members where holders.contains(member.word) {
                guard let inner = member.shape.objects?.record else { continue }
                if let failure = failure(saidBy: self.members(of: inner), at: way + [member.key]) { return failure }
            }
            guard let next = record.fields[key]?.shape else { return nil }
            shape = next
        }
        return nil
    }

    private static func members(of record: RecordShape) -> [Member] {
        record.orderedKeys.compactMap { key in
            record.fields[key].map { (key: key, word: PagingEvidence.word(key), shape: $0.shape) }
        }
    }

    private static func failure(saidBy members: [Member], at way: [String]) -> ServerFailure? {
        let message = messages.lazy.compactMap { word in
            members.first { $0.word == word && $0.shape.kinds.isSubset(of: [.string, .null]) }
        }.first.map { way + [$0.key] }
        for word in codes {
            for member in members where member.word == word {
                // A status without a word for people may be of anything.
                guard let success = success(of: member.shape), message != nil || word != "status" else { continue }
                return ServerFailure(path: way + [member.key], success: success, message: message)
            }
        }
        for word in successes {
            for member in members where member.word == word && member.shape.kinds == [.boolean] {
                return ServerFailure(path: way + [member.key], success: .boolean(true), message: message)
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
