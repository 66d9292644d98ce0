import ModelgenShape
import ModelgenSource
import ModelgenSwift

/// What a spec says of how a list goes on: `paging:`. What it leaves out is learnt from the samples.
///
/// Pointers start at the whole document, since what tells of pages stands around what a model is made of.
package struct PagingOverride: Hashable, Sendable {
    /// What a request says of the page that it wants.
    package enum Step: String, CaseIterable, Hashable, Sendable {
        /// All comes at once.
        case none
        case page
        case offset
        case cursor
        case link
        /// The id of the last item.
        case id
    }

    package var place: Place
    package var by: Step?
    /// The query parameter that has the page's number, the offset, the cursor or the id.
    package var parameter: String?
    /// The number of the first page.
    package var first: Int?
    /// Where a Boolean says that more follows.
    package var more: JSONPointer?
    /// Where a Boolean says that nothing follows.
    package var last: JSONPointer?
    /// Where the count of all items stands.
    package var total: JSONPointer?
    /// Where the count of all pages stands.
    package var pages: JSONPointer?
    /// Where the next cursor or link stands.
    package var next: JSONPointer?
    /// Query parameters of every request, in the order of the spec.
    package var parameters: [Paging.Parameter] = []

    package init(place: Place) {
        self.place = place
    }
}
