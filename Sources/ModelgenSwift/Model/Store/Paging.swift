/// How a list goes on behind a page: what the next request says, and how an answer tells that there is one.
package struct Paging: Hashable, Sendable {
    /// What a request says of the page that it wants.
    package enum Step: Hashable, Sendable {
        /// All comes at once.
        case none
        /// Its number, the first page's being `first`, as the query parameter of that name.
        case page(parameter: String, first: Int)
        /// How many items there are already.
        case offset(parameter: String)
        /// What the last answer holds at a path: `["meta", "next_cursor"]`.
        case cursor(parameter: String, path: [String], isNumber: Bool)
        /// The id of the last item.
        case lastID(parameter: String)
        /// The last answer holds the whole URL at a path: `["links", "next"]`.
        case link(path: [String])

        /// Where the last answer says what the next request needs; nil where the store counts itself.
        package var path: [String]? {
            switch self {
            case .cursor(_, let path, _), .link(let path): path
            case .none, .page, .offset, .lastID: nil
            }
        }
    }

    /// How an answer tells whether more follows. Behind a page without items nothing ever follows.
    package enum More: Hashable, Sendable {
        /// A Boolean (or 0 and 1) at a path: `["has_more"]`, or `["is_last"]`, which means the opposite.
        case flag(path: [String], isLast: Bool, isNumber: Bool)
        /// How many items there are in all.
        case total(path: [String])
        /// How many pages there are in all.
        case pageCount(path: [String])
        /// The cursor or link is there.
        case next
        /// Only a page without items tells.
        case untilEmpty

        /// Where an answer tells, beside the cursor or link itself.
        package var path: [String]? {
            switch self {
            case .flag(let path, _, _), .total(let path), .pageCount(let path): path
            case .next, .untilEmpty: nil
            }
        }
    }

    package var step: Step
    package var more: More
    /// Query parameters that every request has: `["per_page": "20"]`, in order.
    package var parameters: [Parameter]

    package struct Parameter: Hashable, Sendable {
        package var name: String
        package var value: String

        package init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    package init(step: Step, more: More, parameters: [Parameter] = []) {
        self.step = step
        self.more = more
        self.parameters = parameters
    }

    /// All in one answer.
    package static let none = Paging(step: .none, more: .untilEmpty)
}
