import Foundation
import ModelgenKit
import Testing

/// Keys from everywhere: all compile, no two collide, each comes back. `MODELGEN_KEYS=5000` takes more of them.
@Suite struct ManyKeysTests {
    private static let count = ProcessInfo.processInfo.environment["MODELGEN_KEYS"].flatMap { Int($0) } ?? 600
    private static let groupSize = 150

    @Test func keysComeBack() throws {
        let keys = Array(OddKeys.all.prefix(Self.count))
        #expect(keys.count == Self.count)
        var cases: [PropertyCase] = []
        // Neighbours in the list are alike, and so stand in one object.
        for start in stride(from: 0, to: keys.count, by: Self.groupSize) {
            let group = keys[start..<min(start + Self.groupSize, keys.count)]
            // Values of many kinds, so that no group is taken for a map.
            let values: [Document] = [
                .number("1"), .boolean(true), .string("text"), .array([.number("1.5")]),
                .object([Document.Member("x", .number("1"))]),
            ]
            let members = group.enumerated().map { Document.Member($0.element, values[$0.offset % values.count]) }
            let document = Document.object(members)
            cases.append(PropertyCase(name: "Keys\(start)", documents: [document]))
        }
        for (name, verdict) in try Batch(variant: .standard, cases: cases).verdicts() {
            if case .failed(let fault) = verdict { Issue.record("\(name): \(String(describing: fault).prefix(800))") }
        }
        for item in cases {
            let model = try item.generate(.standard).files.first { $0.name == "\(item.name).generated.swift" }
            #expect(model?.text.contains("struct \(item.name)") == true, "\(item.name) is no struct")
        }
    }
}
