import Testing

/// Random models and documents that fit them: what modelgen emits compiles, and every document survives it.
///
/// `make property COUNT=1000 SEED=7` looks further.
@Suite(.serialized) struct PropertyTests {
    @Test func documentsSurvive() throws {
        let count = PropertyRun.count ?? 36
        let run = PropertyRun(variant: .standard, seeds: PropertyRun.seed..<PropertyRun.seed + count)
        for report in try run.reports() { Issue.record("\(report)") }
    }

    @Test(arguments: Variant.others) func documentsSurviveEveryOption(_ variant: Variant) throws {
        // Each option has models of its own, so that together they see more.
        let place = Variant.others.firstIndex { $0.description == variant.description } ?? 0
        let count = PropertyRun.count.map { $0 / 10 } ?? 3
        let start = PropertyRun.seed + 1_000_000 * (place + 1)
        for report in try PropertyRun(variant: variant, seeds: start..<start + count).reports() {
            Issue.record("\(report)")
        }
    }

    @Test func modelsComeTheSameEveryTime() {
        for seed in 0..<20 {
            #expect(PropertyRun.propertyCase(seed: seed).documents == PropertyRun.propertyCase(seed: seed).documents)
        }
    }
}
