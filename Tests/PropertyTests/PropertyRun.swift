import Foundation

/// Random models by their seeds, judged batch by batch.
struct PropertyRun {
    /// The first seed of the run: `MODELGEN_PROPERTY_SEED`.
    static let seed = ProcessInfo.processInfo.environment["MODELGEN_PROPERTY_SEED"].flatMap { Int($0) } ?? 20_250
    /// Models in a larger run: `MODELGEN_PROPERTY_COUNT`; nil in a run of all tests.
    static let count = ProcessInfo.processInfo.environment["MODELGEN_PROPERTY_COUNT"].flatMap { Int($0) }
    /// Whether failing cases are shrunk; without, a larger run tells sooner what there is.
    static let shrinks = ProcessInfo.processInfo.environment["MODELGEN_PROPERTY_SHRINK"] != "0"

    let variant: Variant
    let seeds: Range<Int>

    /// A report of each fault: the smallest documents found with it, and how to see it again.
    func reports() throws -> [String] {
        var reports: [String] = []
        var shrunk: [String: Int] = [:]
        for start in stride(from: seeds.lowerBound, to: seeds.upperBound, by: variant.batchSize) {
            let batch = start..<min(start + variant.batchSize, seeds.upperBound)
            let cases = batch.map(Self.propertyCase)
            let verdicts = try Batch(variant: variant, cases: cases).verdicts()
            for (seed, item) in zip(batch, cases) {
                guard case .failed(let fault)? = verdicts[item.name] else { continue }
                let kind = "\(fault.kind) \(fault.mark)"
                // Faults of one kind are likely one fault: the first shows it.
                let isShrunk = Self.shrinks && shrunk[kind, default: 0] < 1
                shrunk[kind, default: 0] += 1
                let (small, found) = isShrunk ? try Shrinker(variant: variant).shrunk(item, fault) : (item, fault)
                let documents = small.documents.map { "    \($0.text.prefix(isShrunk ? 2_000 : 200))" }.joined(
                    separator: "\n")
                let report = """
                    seed \(seed), \(variant): \(found.kind.rawValue) (\(found.mark))
                    \(found.detail)
                    \(isShrunk ? "Documents with this fault" : "Documents"):
                    \(documents)
                    """
                // A long run tells what it finds when it finds it.
                if Self.count != nil { FileHandle.standardError.write(Data("\(report)\n\n".utf8)) }
                reports.append(report)
            }
        }
        return reports
    }

    static func propertyCase(seed: Int) -> PropertyCase {
        var model = RandomModel(seed: seed)
        return PropertyCase(name: "Case\(seed)", documents: model.documents())
    }
}
