import Foundation

/// Documents of the case `dispatches`.
enum DispatchPage {
    /// - Parameter items: Ids with titles.
    static func text(_ items: [(id: Int, title: String)], hasMore: Bool, category: String = "harbour") -> String {
        let list = items.map { item in
            """
            {"id": \(item.id), "title": "\(item.title)", "summary": null, "category": "\(category)", "status": "draft", \
            "filed_at": "2025-03-0\(item.id % 7 + 1)T08:00:00Z", "author": {"id": 1, "name": "Ines"}}
            """
        }
        return """
            {"code": 0, "message": "ok", "data": {"page": 1, "has_more": \(hasMore), "dispatches": \
            [\(list.joined(separator: ","))]}}
            """
    }

    static func text(ids: [Int], hasMore: Bool) -> String {
        text(ids.map { (id: $0, title: "Dispatch \($0)") }, hasMore: hasMore)
    }
}
