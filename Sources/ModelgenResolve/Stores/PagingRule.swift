import ModelgenShape
import ModelgenSwift

/// How a list goes on behind a page, learnt from what stands around it; what the spec says goes first.
///
/// A link says most, then a cursor; a page number or an offset is what is left where a count or a Boolean tells that there
/// is more. A list around which nothing tells is taken to be whole.
enum PagingRule {
    private static let links = [
        "next", "nexturl", "nextpageurl", "nextlink", "nextpage", "nexthref", "odatanextlink", "href",
    ]
    private static let cursors = [
        "nextcursor", "endcursor", "nextpagetoken", "nexttoken", "nextpagecursor", "continuationtoken", "continuation",
        "nextmaxid", "nextid", "nextkey", "nextoffset", "nextstart", "cursor", "after", "nextmarker", "marker",
        "scrollid",
        "pagestate", "next", "nextpage", "nextpagenumber",
    ]
    private static let flags = [
        "hasmore", "hasnext", "hasnextpage", "hasmorepages", "hasmoreitems", "moreavailable", "more",
    ]
    private static let endFlags = ["islast", "islastpage", "last", "lastpage", "isend", "end", "finished", "done"]
    private static let totals = [
        "total", "totalcount", "totalitems", "totalresults", "totalelements", "totalrecords", "totalhits", "count",
    ]
    private static let pageCounts = ["totalpages", "pagecount", "pages", "lastpage", "numpages", "nbpages", "maxpage"]
    private static let pages = [
        "page", "currentpage", "pageno", "pagenum", "pagenumber", "pageindex", "currentpagenumber", "number",
    ]
    private static let offsets = ["offset", "start", "skip", "startindex"]

    static func paging(of evidence: PagingEvidence, saying override: PagingOverride?) -> Paging {
        let more = more(of: evidence, saying: override)
        let step = step(of: evidence, saying: override, more: more)
        var paging = Paging(step: step, more: more ?? .untilEmpty, parameters: override?.parameters ?? [])
        if more == nil {
            switch step {
            case .cursor, .link: paging.more = .next
            case .none, .page, .offset, .lastID: break
            }
        }
        return paging
    }

    private static func step(
        of evidence: PagingEvidence,
        saying override: PagingOverride?,
        more: Paging.More?
    ) -> Paging.Step {
        let next = override?.next.map(keys)
        switch override?.by {
        case PagingOverride.Step.none?: return .none
        case .page?: return page(of: evidence, saying: override)
        case .offset?: return .offset(parameter: override?.parameter ?? offset(of: evidence) ?? "offset")
        case .id?: return .lastID(parameter: override?.parameter ?? "after")
        case .link?: return next.map { .link(path: $0) } ?? link(of: evidence) ?? .none
        case .cursor?:
            let found = cursor(of: evidence, parameter: override?.parameter)
            return next.map { cursor(at: $0, in: evidence, parameter: override?.parameter) } ?? found ?? .none
        case nil: break
        }
        if let next { return cursorOrLink(at: next, in: evidence, parameter: override?.parameter) }
        if let link = link(of: evidence) { return link }
        if let cursor = cursor(of: evidence, parameter: override?.parameter) { return cursor }
        if let offset = offset(of: evidence), more != nil { return .offset(parameter: override?.parameter ?? offset) }
        let hasNumber = evidence.member(pages) { $0.isCount && isPageNumber($0) } != nil
        return more != nil || hasNumber || override != nil ? page(of: evidence, saying: override) : .none
    }

    // MARK: What a request says

    private static func page(of evidence: PagingEvidence, saying override: PagingOverride?) -> Paging.Step {
        let number = evidence.member(pages) { $0.isCount && isPageNumber($0) }
        let least = number?.shape.numbers?.range?.lowerBound
        return .page(
            parameter: override?.parameter ?? number.map(pageParameter) ?? "page",
            first: override?.first ?? (least == 0 ? 0 : 1)
        )
    }

    /// `number` is a page's number only in an object that is about pages.
    private static func isPageNumber(_ member: PagingEvidence.Member) -> Bool {
        member.word != "number" || member.holder != nil || member.path.count == 1
    }

    /// What a server answers as `current_page`, it is asked for as `page`.
    private static func pageParameter(_ member: PagingEvidence.Member) -> String {
        ["currentpage", "currentpagenumber", "number"].contains(member.word) ? "page" : member.path.last ?? "page"
    }

    private static func offset(of evidence: PagingEvidence) -> String? {
        evidence.member(offsets) { $0.isCount }?.path.last
    }

    private static func link(of evidence: PagingEvidence) -> Paging.Step? {
        let found = evidence.member(links) { member in
            guard member.isLink else { return false }
            // `href` says something only inside `next`.
            return member.word != "href" || member.holder == "next"
        }
        return found.map { .link(path: $0.path) }
    }

    private static func cursor(of evidence: PagingEvidence, parameter: String?) -> Paging.Step? {
        let found = evidence.member(cursors) { member in
            // A number that is the next page's, or a text; an `after` at the top is any text.
            guard member.isText && !member.isLink || member.isCount && member.word.hasPrefix("next") else {
                return false
            }
            return !["after", "next", "end"].contains(member.word) || member.holder != nil || member.word == "next"
        }
        return found.map { cursor(at: $0.path, in: evidence, parameter: parameter) }
    }

    private static func cursorOrLink(at path: [String], in evidence: PagingEvidence, parameter: String?) -> Paging.Step
    {
        let isLink = evidence.members.first { $0.path == path }?.isLink ?? false
        return isLink ? .link(path: path) : cursor(at: path, in: evidence, parameter: parameter)
    }

    private static func cursor(at path: [String], in evidence: PagingEvidence, parameter: String?) -> Paging.Step {
        let isNumber = evidence.members.first { $0.path == path }?.isCount ?? false
        let own = path.last.map { cursorParameter($0, isNumber: isNumber) } ?? "cursor"
        return .cursor(parameter: parameter ?? own, path: path, isNumber: isNumber)
    }

    /// What a server answers as `next_cursor`, it is asked for as `cursor`; `end_cursor` as `after`.
    private static func cursorParameter(_ key: String, isNumber: Bool) -> String {
        let word = PagingEvidence.word(key)
        if isNumber, ["next", "nextpage", "nextpagenumber"].contains(word) { return "page" }
        if word == "endcursor" { return "after" }
        guard word.hasPrefix("next"), word != "next" else { return word == "next" ? "cursor" : key }
        let rest = key.dropFirst(4).drop { $0 == "_" || $0 == "-" }
        guard let first = rest.first else { return "cursor" }
        return first.lowercased() + rest.dropFirst()
    }

    // MARK: Whether there is more

    private static func more(of evidence: PagingEvidence, saying override: PagingOverride?) -> Paging.More? {
        if let override {
            if let path = override.more.map(keys) { return flag(at: path, isLast: false, in: evidence) }
            if let path = override.last.map(keys) { return flag(at: path, isLast: true, in: evidence) }
            if let path = override.pages.map(keys) { return .pageCount(path: path) }
            if let path = override.total.map(keys) { return .total(path: path) }
        }
        if let member = evidence.member(flags, where: { $0.isFlag || $0.isNumericFlag }) {
            return flag(at: member.path, isLast: false, in: evidence)
        }
        if let member = evidence.member(endFlags, where: { $0.isFlag }) {
            return flag(at: member.path, isLast: true, in: evidence)
        }
        if let member = evidence.member(pageCounts, where: { $0.isCount }) { return .pageCount(path: member.path) }
        // A total that is never more than what is there says nothing of pages.
        let total = evidence.member(totals) { member in
            member.isCount && (member.shape.numbers?.range?.upperBound ?? 0) > evidence.longestList
        }
        return total.map { .total(path: $0.path) }
    }

    private static func flag(at path: [String], isLast: Bool, in evidence: PagingEvidence) -> Paging.More {
        let isNumber = evidence.members.first { $0.path == path }?.isNumericFlag ?? false
        return .flag(path: path, isLast: isLast, isNumber: isNumber)
    }

    private static func keys(_ pointer: JSONPointer) -> [String] {
        pointer.steps.compactMap { step in
            if case .key(let key) = step { key } else { nil }
        }
    }
}
