/// A field whose spelling a model cannot keep, declared here by hand and named to the user in a note.
struct Departure: Hashable {
    var kind: Difference.Kind
    var pointer: String

    init(_ kind: Difference.Kind, _ pointer: String) {
        self.kind = kind
        self.pointer = pointer
    }

    /// By case; a round trip fails on any other, and on one of these that does not occur.
    static let declared: [String: Set<Departure>] = [
        "article": [Departure(.respelledNumber, "/-/price")],
        "catalogue": [
            Departure(.respelledNumber, "/-/regular_price"),
            Departure(.emptied, "/-/regular_price"),
            Departure(.respelledNumber, "/-/stock"),
            Departure(.respelledNumber, "/-/rating"),
            Departure(.respelledNumber, "/-/nova_group"),
            Departure(.emptied, "/-/date_on_sale_from"),
        ],
        "predictions": [Departure(.respelledDate, "/archived_at")],
        "timeline": [
            Departure(.emptied, "/paging"),
            Departure(.emptied, "/items/-/checkin"),
            Departure(.emptied, "/items/-/checkin/distance"),
            Departure(.emptied, "/items/-/uploads"),
        ],
    ]
}
