/// How many columns each token needs: a group its content, a break what follows it up to the next break of its group.
enum LayoutLengths {
    static func lengths(of tokens: [LayoutToken]) -> [Int] {
        var lengths: [Int] = []
        var total = 0
        var pending: [Int] = []
        func settle(_ index: Int?) {
            if let index { lengths[index] += total }
        }
        func isBreak(_ index: Int?) -> Bool {
            guard let index, case .lineBreak = tokens[index] else { return false }
            return true
        }
        for (index, token) in tokens.enumerated() {
            switch token {
            case .open:
                lengths.append(-total)
                pending.append(index)
            case .close:
                lengths.append(0)
                if isBreak(pending.last) { settle(pending.popLast()) }
                settle(pending.popLast())
            case .lineBreak(_, let spaces, let isForced):
                if isBreak(pending.last) { settle(pending.popLast()) }
                lengths.append(-total)
                pending.append(index)
                total += isForced ? LayoutPrinter.lineLength : spaces
            case .text(let text):
                lengths.append(text.count)
                total += text.count
            case .space:
                lengths.append(1)
                total += 1
            case .elementsEnd(let isSingle):
                lengths.append(0)
                total += isSingle ? 0 : 1
            case .chainStart, .chainEnd, .elementsStart:
                lengths.append(0)
            }
        }
        while let index = pending.popLast() { settle(index) }
        return lengths
    }
}
