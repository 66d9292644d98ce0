import ModelgenShape

/// Whether documents are envelopes: `{"code": 0, "message": "ok", "data": {…}}`, a wrapper that says how a request went
/// around the content that a model is wanted for.
package enum EnvelopeRule {
    /// Members that hold the content.
    private static let contents: Set<String> = [
        "data", "result", "results", "response", "payload", "content", "body", "items", "records", "list", "rows",
        "value",
    ]
    /// Members that say how the request went.
    private static let outcomes: Set<String> = [
        "code", "status", "message", "msg", "error", "errors", "success", "ok", "errno", "errcode", "errmsg", "err",
        "ret",
        "retcode", "error_code", "errorCode", "status_code", "statusCode", "request_id", "requestId", "timestamp",
        "time",
    ]
    /// Members that say where in a longer list the content stands.
    private static let paging: Set<String> = [
        "page", "per_page", "perPage", "page_size", "pageSize", "size", "limit", "offset", "total", "total_count",
        "totalCount", "total_pages", "totalPages", "count", "next", "previous", "prev", "cursor", "next_cursor",
        "nextCursor",
        "has_more", "hasMore", "has_next", "hasNext", "links", "meta", "pagination", "paging", "object", "url",
    ]

    /// Where the content stands; nil where the documents are no envelopes.
    package static func content(of shape: Shape) -> JSONPointer? {
        guard shape.kinds == [.object], let record = shape.objects?.record else { return nil }
        guard let key = content(of: record) else { return nil }
        let pointer = JSONPointer().appending(.key(key))
        // `data` may hold a page of a list in its turn.
        guard let inner = record.fields[key]?.shape.objects?.record, let list = pagedList(of: inner) else {
            return pointer
        }
        return pointer.appending(.key(list))
    }

    /// The member beside which there are only outcome and paging.
    private static func content(of record: RecordShape) -> String? {
        let others = record.fields.keys.filter { !outcomes.contains($0) && !paging.contains($0) }
        guard others.count == 1, let key = others.first, contents.contains(key), record.fields.count > 1 else {
            return nil
        }
        guard let shape = record.fields[key]?.shape, holdsObjects(shape) else { return nil }
        return key
    }

    /// The one list of objects among members that only page.
    private static func pagedList(of record: RecordShape) -> String? {
        let others = record.fields.keys.filter { !paging.contains($0) }
        guard others.count == 1, let key = others.first, record.fields.count > 1 else { return nil }
        return record.fields[key]?.shape.arrays?.element.objects == nil ? nil : key
    }

    private static func holdsObjects(_ shape: Shape) -> Bool {
        shape.objects?.record.fields.isEmpty == false || shape.arrays?.element.objects != nil
    }
}
