import Foundation
import ModelgenTestSupport
import Testing

/// Every sample decodes through the compiled models and encodes again to an equal document.
@Suite(.enabled(if: !Recording.isOn, "expected files are being written"))
struct RoundTripTests {
    @Test(arguments: SpecCase.all, CompiledModels.allCases)
    func samplesSurvive(_ specCase: SpecCase, _ compiled: CompiledModels) throws {
        var differences: [Difference] = []
        for root in specCase.roots {
            let roundTrip = try #require(compiled.roundTrips["\(specCase.name)/\(root.name)"])
            let samples = try specCase.samples(of: root)
            #expect(!samples.isEmpty, "\(root.name) has no samples")
            for sample in samples {
                for document in try SampleDocuments.read(sample) {
                    let name = sample.lastPathComponent
                    guard let encoded = try succeed(name, { try roundTrip(document) }) else { continue }
                    let wanted = try #require(try JSONDocumentReader.read(document).part(at: root.pointer), "\(name)")
                    differences += Difference.all(from: wanted, to: try JSONDocumentReader.read(encoded))
                }
            }
        }
        let declared = Departure.declared[specCase.name] ?? []
        let departures = differences.map { Departure($0.kind, $0.pointer) }
        for (difference, departure) in zip(differences, departures) where !declared.contains(departure) {
            Issue.record("\(difference)")
        }
        for departure in declared where !departures.contains(departure) {
            Issue.record("\(departure.pointer) is declared \(departure.kind.rawValue), but no sample shows it")
        }
    }

    /// A departure from the samples' spelling is named in a note.
    @Test(arguments: Departure.declared.keys.sorted())
    func departuresAreNoted(_ name: String) throws {
        let specCase = try #require(SpecCase.all.first { $0.name == name })
        let notes = GeneratedCase.alone(specCase).report.split(separator: "\n").filter { $0.contains(": note: ") }
        for departure in Departure.declared[name] ?? [] {
            let key = departure.pointer.split(separator: "/").last ?? ""
            #expect(notes.contains { $0.contains("'\(key)' of ") }, "no note names \(departure.pointer)")
        }
    }

    @Test func everyRootIsReached() {
        let roots = SpecCase.all.flatMap { specCase in specCase.roots.map { "\(specCase.name)/\($0.name)" } }
        for compiled in CompiledModels.allCases {
            #expect(compiled.roundTrips.keys.sorted() == roots.sorted())
        }
    }

    @Test func thereAreCases() {
        #expect(SpecCase.all.count >= 14)
    }

    private func succeed(_ sample: String, _ body: () throws -> Data?) throws -> Data? {
        do {
            return try body()
        } catch {
            Issue.record("\(sample): \(error)")
            return nil
        }
    }
}
