import Foundation
import ModelgenTestSupport
import Testing

@Suite struct EmittedAPITests {
    private let sources: [String]

    init() throws {
        let folder = ProjectFolder.root.appending(path: "Tests/SnapshotTests/Expected")
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
            $0.hasSuffix(".generated.swift")
        }
        let all = try names.map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
        // Lists and tables are held to what their stubs declare (Tests/Stubs).
        sources = all.filter { !$0.contains("import SwiftUI") }
    }

    @Test func usesOnlyWhatEverySystemHas() {
        let foreign = SwiftNames.foreign(in: sources)
        let known = EmittedAPI.everywhere.union(EmittedAPI.observation).union(EmittedAPI.tuples)
        #expect(foreign.subtracting(known).isEmpty)
        let plain = sources.filter { !$0.contains("@Observable") }
        let own = sources.reduce(into: Set<String>()) { $0.formUnion(SwiftNames($1).declared) }
        let used = plain.reduce(into: Set<String>()) { $0.formUnion(SwiftNames($1).used) }.subtracting(own)
        #expect(used.subtracting(EmittedAPI.everywhere).subtracting(EmittedAPI.tuples).isEmpty)
    }

    @Test func saysWhereItNeedsMore() {
        let observing = sources.filter { $0.contains("@Observable") }
        #expect(!observing.isEmpty)
        for source in observing {
            let classes = source.components(separatedBy: "@Observable").count - 1
            let annotations = source.components(separatedBy: EmittedAPI.observationAvailability).count - 1
            #expect(annotations >= classes)
        }
        for source in sources where !source.contains("@Observable") { #expect(!source.contains("import Observation")) }
    }

    @Test(arguments: [
        ("let a = try decoder.container(keyedBy: Keys.self)", ["decoder", "container", "Keys"]),
        (#"throw "not \(value.count) of /* it */" // gone"#, ["value", "count"]),
        ("func f(_ form: DateForm) -> Date { form.date }", ["DateForm", "Date", "date"]),
    ])
    func tellsForeignNamesFromOwn(source: String, wanted: [String]) {
        #expect(SwiftNames.foreign(in: [source]) == Set(wanted))
    }
}
