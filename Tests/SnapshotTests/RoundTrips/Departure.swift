/// A field whose spelling a model cannot keep, declared here by hand and named to the user in a note.
struct Departure: Hashable {
    var kind: Difference.Kind
    var pointer: String

    init(_ kind: Difference.Kind, _ pointer: String) {
        self.kind = kind
        self.pointer = pointer
    }

    /// By case, each with the property that the note names; a round trip fails on any other, and on one of these that
    /// does not occur.
    static let declared: [String: [Departure: String]] = [
        "article": [Departure(.respelledNumber, "/-/price"): "price"],
        "catalogue": [
            Departure(.respelledNumber, "/-/regular_price"): "regularPrice",
            Departure(.emptied, "/-/regular_price"): "regularPrice",
            Departure(.respelledNumber, "/-/stock"): "stock",
            Departure(.respelledNumber, "/-/rating"): "rating",
            Departure(.respelledNumber, "/-/nova_group"): "novaGroup",
            Departure(.emptied, "/-/date_on_sale_from"): "dateOnSaleFrom",
        ],
        "timeline": [
            Departure(.emptied, "/paging"): "paging",
            Departure(.emptied, "/items/-/checkin"): "checkin",
            Departure(.emptied, "/items/-/checkin/distance"): "distance",
            Departure(.emptied, "/items/-/uploads"): "uploads",
            Departure(.wrapped, "/items/-/photo"): "photo",
        ],
    ]
}
