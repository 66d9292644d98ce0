/// Finds a small case with the fault of a big one.
struct Shrinker {
    let variant: Variant
    /// Compilations that it may take.
    var rounds = 30
    /// Candidates that are compiled together.
    var width = 16

    func shrunk(_ item: PropertyCase, _ fault: Verdict.Fault) throws -> (item: PropertyCase, fault: Verdict.Fault) {
        var best = (item: item, fault: fault)
        var rounds = rounds
        var start = 0
        while rounds > 0 {
            let candidates = Reductions.candidates(for: best.item.documents)[...].dropFirst(start)
            guard !candidates.isEmpty else { break }
            let isFast = fault.kind == .generation || fault.kind == .order
            let chunk = candidates.prefix(variant.batchSize == 1 ? 1 : isFast ? 4 * width : width)
            rounds -= 1
            if let found = try smallest(chunk.map { $0 }, of: item.name, fault) {
                best = found
                start = 0
            } else {
                start += chunk.count
            }
        }
        return best
    }

    /// The smallest of some candidates that has the fault.
    private func smallest(_ candidates: [[Document]], of name: String, _ fault: Verdict.Fault) throws
        -> (item: PropertyCase, fault: Verdict.Fault)?
    {
        let items = candidates.enumerated().map { index, documents in
            PropertyCase(name: "\(name)Try\(index)", documents: documents)
        }
        let isFast = fault.kind == .generation || fault.kind == .order
        let verdicts = isFast ? [:] : try Batch(variant: variant, cases: items).verdicts()
        for item in items {
            let verdict = try isFast ? Batch.fault(of: item, variant).map(Verdict.failed) : verdicts[item.name]
            guard case .failed(let other)? = verdict, other.kind == fault.kind, other.mark == fault.mark else {
                continue
            }
            return (PropertyCase(name: name, documents: item.documents), other)
        }
        return nil
    }
}
