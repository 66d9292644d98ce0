import Foundation
import ModelgenKit
import ModelgenShape
import ModelgenSource
import Testing

/// What came, went and changed its kind in thirty-eight real formats over the years is what `diff` names.
@Suite(.enabled(if: SharedCorpus.isThere, "the shared corpus is not beside the project"))
struct EvolutionDiffTests {
    /// Histories of documents with records and maps in them.
    private static let witnesses = ["github-push", "k8s-node", "slack-conversations-info"]
    private typealias Places = [JSONPointer: Set<String>]

    @Test func thereAreHistories() {
        #expect(Set(EvolutionStep.all.map(\.name)).count == 38)
    }

    @Test(arguments: EvolutionStep.all)
    func namesWhatChangedAndNothingElse(step: EvolutionStep) throws {
        let files = (try step.file(step.old), try step.file(step.new))
        let places = (try EvolutionStep.places(of: files.0), try EvolutionStep.places(of: files.1))
        // The places are counted as the table counts them.
        let counted = Self.changes(places.0, places.1)
        #expect(counted.added.count == step.added)
        #expect(counted.removed.count == step.removed)
        #expect(counted.retyped.count == step.retyped)

        let diff = try Self.diff(files.0, files.1)
        // Keys of a map are data: all its values are one place.
        let wanted = Self.changes(Self.folded(places.0, diff.maps), Self.folded(places.1, diff.maps))
        #expect(Self.pointers(diff, .added) == wanted.added)
        #expect(Self.pointers(diff, .removed) == wanted.removed)
        let others = diff.changes.filter { $0.kind != .added && $0.kind != .removed && $0.old?.kinds != $0.new?.kinds }
        #expect(Set(others.map(\.pointer)) == wanted.retyped)
        let retyped = Self.pointers(diff, .retyped)
        #expect(retyped.isSubset(of: wanted.retyped))
        if diff.maps.isEmpty { #expect(wanted == counted) }
    }

    /// Most of what the table counts is named as it is, not as a map's value.
    @Test func mapsHideLittle() throws {
        var (literal, all) = (0, 0)
        for step in EvolutionStep.all where Self.witnesses.contains(step.name) {
            let files = (try step.file(step.old), try step.file(step.new))
            let counted = Self.changes(try EvolutionStep.places(of: files.0), try EvolutionStep.places(of: files.1))
            let diff = try Self.diff(files.0, files.1)
            let named = Set(diff.changes.map(\.pointer))
            literal += counted.all.intersection(named).count
            all += counted.all.count
        }
        #expect(literal * 20 > all * 19, "\(literal) of \(all)")
    }

    private static func diff(_ old: String, _ new: String) throws -> ModelDiff {
        let diff = ModelDiff.run(
            old: GenerationRequest(inputs: [old]), new: GenerationRequest(inputs: [new]), in: DiskFileSystem())
        #expect(!diff.diagnostics.contains { $0.severity == .error })
        return diff
    }

    private struct Changes: Equatable {
        var added: Set<JSONPointer>
        var removed: Set<JSONPointer>
        var retyped: Set<JSONPointer>

        var all: Set<JSONPointer> { added.union(removed).union(retyped) }
    }

    private static func changes(_ old: Places, _ new: Places) -> Changes {
        let keys = (Set(old.keys), Set(new.keys))
        return Changes(
            added: keys.1.subtracting(keys.0), removed: keys.0.subtracting(keys.1),
            retyped: keys.0.intersection(keys.1).filter { old[$0] != new[$0] })
    }

    private static func folded(_ places: Places, _ maps: Set<JSONPointer>) -> Places {
        places.reduce(into: [:]) { result, place in
            var pointer = JSONPointer()
            for step in place.key.steps {
                if case .key = step, maps.contains(pointer) {
                    pointer = pointer.appending(.eachValue)
                } else {
                    pointer = pointer.appending(step)
                }
            }
            result[pointer, default: []].formUnion(place.value)
        }
    }

    private static func pointers(_ diff: ModelDiff, _ kind: ModelChange.Kind) -> Set<JSONPointer> {
        Set(diff.changes.filter { $0.kind == kind }.map(\.pointer))
    }
}
