import ModelgenSwift

/// How a store asks for pages.
enum PageRequestText {
    /// `PageRequest()`, or `PageRequest(number: 0)` where the server counts from another number than 1.
    static func first(of paging: Paging) -> String {
        guard case .page(_, let first) = paging.step, first != 1 else { return "PageRequest()" }
        return "PageRequest(number: \(first))"
    }

    /// The URL of a request: `request.url(url, ["page": "\(request.number)"])`.
    static func url(of paging: Paging) -> String {
        let fixed = paging.parameters.map { "\(SwiftLiteral.string($0.name)): \(SwiftLiteral.string($0.value))" }
        if case .link = paging.step {
            guard !fixed.isEmpty else { return "request.link(from: url)" }
            return "request.isFirst ? \(url(fixed)) : request.link(from: url)"
        }
        let own = parameter(of: paging.step).map { "\(SwiftLiteral.string($0.name)): \($0.value)" }
        let parameters = (own.map { [$0] } ?? []) + fixed
        return parameters.isEmpty ? "url" : url(parameters)
    }

    private static func url(_ parameters: [String]) -> String {
        "request.url(url, [\(parameters.joined(separator: ", "))])"
    }

    private static func parameter(of step: Paging.Step) -> (name: String, value: String)? {
        switch step {
        case .none, .link: nil
        case .page(let parameter, _): (parameter, #""\(request.number)""#)
        case .offset(let parameter): (parameter, #""\(request.offset)""#)
        case .cursor(let parameter, _, _), .lastID(let parameter): (parameter, "request.cursor")
        }
    }

    /// What the request behind a page is made with, beside the count of items: nil where there is never one.
    static func next(of store: Store) -> String {
        let count = "itemCount: \(store.items).count"
        switch store.paging.step {
        case .none: return "nil"
        case .page, .offset: return "request.next(\(count))"
        case .cursor, .link: return "request.next(\(count), cursor: cursor)"
        case .lastID: return "request.next(\(count), cursor: \(store.items).last.map { \"\\($0.id)\" })"
        }
    }

    /// What must hold for a page to be behind a page; nil where there is never one.
    static func condition(of store: Store) -> String? {
        if case .none = store.paging.step { return nil }
        let items = store.items
        var conditions = ["!\(items).isEmpty"]
        switch store.paging.more {
        case .flag(_, let isLast, let isNumber):
            let name = isLast ? "isLast" : "hasMore"
            conditions.append("\(name) == \(isNumber ? (isLast ? "0" : "1") : (isLast ? "false" : "true"))")
        case .total:
            conditions.append("let total, request.offset + \(items).count < total")
        case .pageCount:
            // The last page has the number of pages as its number where the server counts from 1.
            if case .page(_, let first) = store.paging.step, first == 0 {
                conditions.append("let pageCount, request.number + 1 < pageCount")
            } else {
                conditions.append("let pageCount, request.number < pageCount")
            }
        case .next, .untilEmpty: break
        }
        switch store.paging.step {
        case .cursor, .link: conditions.append("let cursor, !cursor.isEmpty, cursor != request.cursor")
        case .none, .page, .offset, .lastID: break
        }
        return conditions.joined(separator: ", ")
    }
}
