import ExpectedModels

/// What a store is to do, in the fewest words: the reference of the model check.
struct StoreModel {
    enum Operation: String, CaseIterable {
        case loadIfNeeded
        case refresh
        case loadMore
    }

    struct Request {
        var isFirst: Bool
        /// Which page it is, from 1.
        var page: Int
    }

    /// Ids of the items; no two answers hold the same.
    private(set) var items: [Int] = []
    private(set) var isLoaded = false
    private(set) var hasFailed = false
    private(set) var requests: [Request] = []
    /// The request whose answer counts.
    private(set) var current: Int?
    private var nextPage: Int?

    /// What the answer to a request holds: of a refresh other items than were there.
    static func ids(inAnswerTo number: Int) -> [Int] {
        [number * 2 + 1, number * 2 + 2]
    }

    mutating func start(_ operation: Operation) {
        switch operation {
        case .loadIfNeeded where isLoaded: break
        case .loadIfNeeded, .refresh:
            if let current, requests[current].isFirst { return }
            begin(Request(isFirst: true, page: 1))
        case .loadMore:
            guard let nextPage, current == nil else { return }
            begin(Request(isFirst: false, page: nextPage))
        }
    }

    private mutating func begin(_ request: Request) {
        requests.append(request)
        current = requests.count - 1
    }

    mutating func finish(_ number: Int, succeeding: Bool) {
        guard current == number else { return }
        current = nil
        hasFailed = !succeeding
        guard succeeding else { return }
        let request = requests[number]
        items = (request.isFirst ? [] : items) + Self.ids(inAnswerTo: number)
        nextPage = request.page + 1
        isLoaded = true
    }

    var hasMore: Bool {
        nextPage != nil
    }
}
