/// Prints one statement, broken where swift-format breaks it.
///
/// This is the printer of swift-format (`PrettyPrint/PrettyPrint.swift`), after Derek Oppen's "Pretty Printing" (1979), as
/// far as generated statements need it: a break is taken where what follows it does not fit.
struct LayoutPrinter {
    /// Columns of a line, as `.swift-format` has them.
    static let lineLength = 120
    static let indentation = 4

    private struct OpenBreak {
        let isContinuation: Bool
        let line: Int
        let addsContinuation: Bool
        var addsBlock: Bool
    }

    private struct Chain {
        enum Breaking { case unset, continuation, maintain }

        let line: Int
        var breaking = Breaking.unset
    }

    private let baseIndentation: Int
    private var output = ""
    private var line = 1
    private var column = 0
    private var pendingSpaces = 0
    private var isAtLineStart = true
    private var openBreaks: [OpenBreak] = []
    private var outerContinuations: [Bool] = []
    private var isContinuation = false
    private var chains: [Chain] = []
    private var endedChain: Chain?
    private var elementLines: [Int] = []

    /// - Parameter indentation: the columns before the statement.
    static func print(_ tokens: [LayoutToken], indentation: Int) -> String {
        var printer = LayoutPrinter(baseIndentation: indentation)
        for (token, length) in zip(tokens, LayoutLengths.lengths(of: tokens)) {
            printer.print(token, length: length)
        }
        // A statement may end with a break that leads to the next line.
        if printer.isAtLineStart { printer.output.removeLast() }
        return printer.output
    }

    private init(baseIndentation: Int) {
        self.baseIndentation = baseIndentation
    }

    private mutating func print(_ token: LayoutToken, length: Int) {
        switch token {
        case .open, .close: break
        case .text(let text): write(text)
        case .space: addSpaces(1)
        case .lineBreak(let kind, let spaces, let isForced):
            printBreak(kind, spaces: spaces, isForced: isForced, length: length)
        case .chainStart:
            chains.append(Chain(line: line))
            endedChain = nil
        case .chainEnd:
            let closed = chains.popLast()
            endedChain = chains.isEmpty ? nil : closed
        case .elementsStart: elementLines.append(lineOfBreak)
        case .elementsEnd(let isSingle):
            if let start = elementLines.popLast(), start != lineOfBreak, !isSingle { write(",") }
        }
    }

    private mutating func printBreak(_ kind: LayoutToken.BreakKind, spaces: Int, isForced: Bool, length: Int) {
        var mustBreak = isForced
        var continuesIfBroken = false
        switch kind {
        case .open: openBlock()
        case .openContinuation: openContinuation(willBreak: !fits(length) || mustBreak)
        case .close(let mustClose):
            (mustBreak, continuesIfBroken) = closeBreak(mustClose: mustClose, isForced: isForced)
        case .continuation: continuesIfBroken = true
        case .same: break
        case .reset: mustBreak = mustBreak || isContinuation
        case .chain: continuesIfBroken = chainBreak(willBreak: !fits(length) || mustBreak)
        }
        if mustBreak || !fits(length) {
            isContinuation = continuesIfBroken
            startLine()
        } else {
            if isAtLineStart { isContinuation = continuesIfBroken }
            addSpaces(spaces)
        }
    }

    private mutating func openBlock() {
        // Of several open breaks on a line only the last one indents.
        if let last = openBreaks.last, last.line == lineOfBreak { openBreaks[openBreaks.count - 1].addsBlock = false }
        push(OpenBreak(isContinuation: false, line: lineOfBreak, addsContinuation: isContinuation, addsBlock: true))
    }

    private mutating func openContinuation(willBreak: Bool) {
        let adds = isContinuation || isAtLineStart || willBreak
        push(OpenBreak(isContinuation: true, line: lineOfBreak, addsContinuation: adds, addsBlock: false))
    }

    private mutating func push(_ openBreak: OpenBreak) {
        openBreaks.append(openBreak)
        outerContinuations.append(isContinuation)
        isContinuation = false
    }

    private mutating func closeBreak(mustClose: Bool, isForced: Bool) -> (mustBreak: Bool, continuesIfBroken: Bool) {
        guard let opened = openBreaks.popLast() else { return (isForced, false) }
        let isOnOtherLine = lineOfBreak != opened.line
        if opened.addsBlock, opened.line == line, let last = openBreaks.last, !last.isContinuation, !last.addsBlock {
            openBreaks[openBreaks.count - 1].addsBlock = true
        }
        var mustBreak = isForced
        if mustClose {
            mustBreak = mustBreak || isOnOtherLine
        } else if !fits(1) {
            mustBreak = true
        } else {
            isContinuation = (opened.addsContinuation || opened.addsBlock) && isOnOtherLine
        }
        let wasContinuation =
            (outerContinuations.popLast() ?? false) || opened.addsContinuation
            || (opened.isContinuation && isOnOtherLine)
        isContinuation = isContinuation || wasContinuation
        return (mustBreak, wasContinuation)
    }

    /// Whether the line after the break is indented further.
    private mutating func chainBreak(willBreak: Bool) -> Bool {
        if willBreak, let endedChain, let last = chains.last, last.breaking == .unset {
            chains[chains.count - 1].breaking = endedChain.line == line ? .continuation : .maintain
        }
        endedChain = nil
        return chains.last?.breaking == .maintain ? isContinuation : true
    }

    private var lineOfBreak: Int {
        line - (isAtLineStart ? 1 : 0)
    }

    private func fits(_ length: Int) -> Bool {
        isAtLineStart || length <= Self.lineLength - column
    }

    private var currentIndentation: Int {
        let blocks = openBreaks.reduce(0) { $0 + ($1.addsBlock ? 1 : 0) + ($1.addsContinuation ? 1 : 0) }
        return baseIndentation + (blocks + (isContinuation ? 1 : 0)) * Self.indentation
    }

    private mutating func write(_ text: String) {
        if isAtLineStart {
            column = currentIndentation
            output += String(repeating: " ", count: column)
            isAtLineStart = false
        } else {
            output += String(repeating: " ", count: pendingSpaces)
        }
        output += text
        column += text.count
        pendingSpaces = 0
    }

    private mutating func addSpaces(_ count: Int) {
        pendingSpaces += count
        column += count
    }

    private mutating func startLine() {
        guard !isAtLineStart else { return }
        output += "\n"
        line += 1
        isAtLineStart = true
        pendingSpaces = 0
        column = 0
    }
}
