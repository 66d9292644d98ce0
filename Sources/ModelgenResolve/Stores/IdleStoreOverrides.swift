import ModelgenShape
import ModelgenSource
import ModelgenSwift

/// What a spec says of a store and what nothing follows from: MG0405.
///
/// A pointer of `paging:` that leads to nothing, `list: true` at what is not the store's list, and `section: true` at
/// what is no member of its items.
struct IdleStoreOverrides {
    private let root: ModelRequest.Root

    init(of root: ModelRequest.Root) {
        self.root = root
    }

    /// - Parameter section: The member that parts the list; nil where none does.
    func warnings(for list: FoundList, partedBy section: JSONPointer?) -> [Diagnostic] {
        pagingWarnings
            + root.overrides.compactMap { override in
                // Where nothing is, a warning of its own says so.
                guard RootSelection.shape(at: rooted(override.pointer), in: root.shape) != nil else { return nil }
                if override.isList == true, !isList(override.pointer, list) {
                    return idle(override, "'list: true'", "the store's list is at '\(list.pointer)'")
                }
                if override.isSection == true, override.pointer != section {
                    let items = JSONPointer(list.pointer.steps + [.eachElement])
                    return idle(
                        override, "'section: true'",
                        list.sections == nil
                            ? "one member of the items at '\(items)' can part them"
                            : "the document parts the list itself")
                }
                return nil
            }
    }

    private var pagingWarnings: [Diagnostic] {
        guard let paging = root.paging else { return [] }
        let pointers = [paging.more, paging.last, paging.total, paging.pages, paging.next].compactMap(\.self)
        return pointers.filter { RootSelection.shape(at: $0, in: root.shape) == nil }.map { pointer in
            Diagnostic(
                .overrideMatchesNothing, .warning, at: paging.place,
                message: "no sample holds anything at '\(pointer)', where 'paging' looks",
                remedy: "mend the pointer, which starts at the document, or leave it out"
            )
        }
    }

    /// A pointer of `fields:` as it runs from the document on.
    private func rooted(_ pointer: JSONPointer) -> JSONPointer {
        JSONPointer(root.root.steps + pointer.steps)
    }

    /// The list may be the one that the sections hold: `/groups/-/items`.
    private func isList(_ pointer: JSONPointer, _ list: FoundList) -> Bool {
        guard let sections = list.sections else { return pointer == list.pointer }
        return pointer.steps == list.pointer.steps + [.eachElement, .key(sections.itemsKey)] || pointer == list.pointer
    }

    private func idle(_ override: FieldOverride, _ what: String, _ why: String) -> Diagnostic {
        Diagnostic(
            .overrideMatchesNothing, .warning, at: override.place,
            message: "nothing follows from \(what) at '\(override.pointer)': \(why)",
            remedy: "mend the pointer or leave it out"
        )
    }
}
