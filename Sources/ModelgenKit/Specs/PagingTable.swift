import ModelgenResolve
import ModelgenShape
import ModelgenSource
import ModelgenSwift

/// The keys of `paging:`.
package enum PagingTable {
    package static let table = KeyTable<PagingOverride>(
        owner: "'paging'",
        keys: [
            SpecKey("by", help: "what a request says: page, offset, cursor, link, id, none") { node, paging, reader in
                paging.by = reader.choice(node, for: "by", of: PagingOverride.Step.self)
            },
            SpecKey("parameter", help: "the query parameter that says it") { node, paging, reader in
                paging.parameter = reader.text(node, for: "parameter")
            },
            SpecKey("first", help: "the number of the first page") { node, paging, reader in
                guard case .number(let text) = node.content, let number = Int(text), number >= 0 else {
                    reader.expected("a whole number from 0", for: "first", at: node)
                    return
                }
                paging.first = number
            },
            SpecKey("more", help: "where true says that more follows, by JSON Pointer into the document") {
                node, paging, reader in
                paging.more = reader.pointer(node, for: "more")
            },
            SpecKey("last", help: "where true says that nothing follows") { node, paging, reader in
                paging.last = reader.pointer(node, for: "last")
            },
            SpecKey("total", help: "where the count of all items stands") { node, paging, reader in
                paging.total = reader.pointer(node, for: "total")
            },
            SpecKey("pages", help: "where the count of all pages stands") { node, paging, reader in
                paging.pages = reader.pointer(node, for: "pages")
            },
            SpecKey("next", help: "where the next cursor or link stands") { node, paging, reader in
                paging.next = reader.pointer(node, for: "next")
            },
            SpecKey("parameters", help: "query parameters of every request") { node, paging, reader in
                for member in reader.members(of: node, for: "parameters") ?? [] {
                    guard let value = value(member.value, for: member.key, with: &reader) else { continue }
                    paging.parameters.append(Paging.Parameter(name: member.key, value: value))
                }
            },
        ]
    )

    /// `paging: none`, or a mapping of the keys.
    static func paging(_ node: YAMLNode, with reader: inout NodeReader) -> PagingOverride {
        var paging = PagingOverride(place: reader.place(of: node))
        if case .string = node.content {
            paging.by = reader.choice(node, for: "paging", of: PagingOverride.Step.self)
        } else {
            table.read(node, as: "paging", into: &paging, with: &reader)
        }
        return paging
    }

    private static func value(_ node: YAMLNode, for name: String, with reader: inout NodeReader) -> String? {
        switch node.content {
        case .number(let text): text
        case .boolean(let value): "\(value)"
        default: reader.text(node, for: name)
        }
    }
}
