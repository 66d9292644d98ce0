import ModelgenShape
import ModelgenSwift

/// The list of a root that a store would be for, and what tells how it goes on: what `emit: [store]` builds on.
package struct ListEvidence: Hashable, Sendable {
    /// Where it stands in documents.
    package var pointer: JSONPointer
    /// An element's type: `Article`.
    package var type: String
    package var paging: Paging
    package var failure: ServerFailure?
    /// The properties that a store filters by.
    package var filters: [String]

    init(_ store: Store) {
        pointer = JSONPointer(store.list.path.map { JSONPointer.Step.key($0) })
        type = store.item.swiftText
        paging = store.paging
        failure = store.failure
        filters = store.filters.map(\.property)
    }

    /// `pages by number ('page'), more where /data/has_more is true; failed where /code is not 0`
    package var text: String {
        let parts = [step, more, failure.map(Self.text)].compactMap(\.self)
        return parts.joined(separator: "; ")
    }

    /// How the spec says it: `{ by: page, parameter: page, more: /data/has_more }`.
    package var override: String {
        var members: [(String, String)] = []
        switch paging.step {
        case .none: return "none"
        case .page(let parameter, let first):
            members = [("by", "page"), ("parameter", parameter)] + (first == 1 ? [] : [("first", "\(first)")])
        case .offset(let parameter): members = [("by", "offset"), ("parameter", parameter)]
        case .cursor(let parameter, let path, _):
            members = [("by", "cursor"), ("parameter", parameter), ("next", Self.pointer(path))]
        case .lastID(let parameter): members = [("by", "id"), ("parameter", parameter)]
        case .link(let path): members = [("by", "link"), ("next", Self.pointer(path))]
        }
        switch paging.more {
        case .flag(let path, let isLast, _): members.append((isLast ? "last" : "more", Self.pointer(path)))
        case .total(let path): members.append(("total", Self.pointer(path)))
        case .pageCount(let path): members.append(("pages", Self.pointer(path)))
        case .next, .untilEmpty: break
        }
        return "{ " + members.map { "\($0): \($1)" }.joined(separator: ", ") + " }"
    }

    private var step: String {
        switch paging.step {
        case .none: "all at once, for nothing around it tells of pages"
        case .page(let parameter, let first):
            "pages by number ('\(parameter)'\(first == 1 ? "" : ", from \(first) on"))"
        case .offset(let parameter): "pages by offset ('\(parameter)')"
        case .cursor(let parameter, let path, _): "pages by the cursor at \(Self.pointer(path)) ('\(parameter)')"
        case .lastID(let parameter): "pages by the last id ('\(parameter)')"
        case .link(let path): "pages by the link at \(Self.pointer(path))"
        }
    }

    private var more: String? {
        switch paging.more {
        case .flag(let path, let isLast, _): "more while \(Self.pointer(path)) is \(isLast ? "false" : "true")"
        case .total(let path): "\(Self.pointer(path)) in all"
        case .pageCount(let path): "\(Self.pointer(path)) pages in all"
        case .next, .untilEmpty: nil
        }
    }

    private static func text(of failure: ServerFailure) -> String {
        let good: String
        switch failure.success {
        case .numbers(let values): good = values.map { "\($0)" }.joined(separator: " or ")
        case .texts(let values): good = values.map { "'\($0)'" }.joined(separator: " or ")
        case .boolean(let value): good = "\(value)"
        }
        return "failed where \(pointer(failure.path)) is not \(good)"
    }

    private static func pointer(_ path: [String]) -> String {
        JSONPointer(path.map { JSONPointer.Step.key($0) }).description
    }
}
