/// Written by hand; the spec of articles says `use: Person`.
struct Person: Codable, Hashable, Sendable {
    var name: String
}
