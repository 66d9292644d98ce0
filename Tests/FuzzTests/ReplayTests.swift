import Foundation
import ModelgenFuzz
import ModelgenTestSupport
import Testing

/// Inputs that once broke something, and those that fuzzing starts from, go through without a fault.
@Suite struct ReplayTests {
    @Test(arguments: FuzzTarget.allCases) func seedsPass(_ target: FuzzTarget) throws {
        let inputs = ProjectFolder.files(below: "Fuzz/Seeds/\(target.rawValue)", ending: "")
        #expect(inputs.count > 2)
        for input in inputs { try run(input, target) }
    }

    @Test(arguments: FuzzTarget.allCases) func whatWasFoundPasses(_ target: FuzzTarget) throws {
        for input in ProjectFolder.files(below: "Fuzz/Found/\(target.rawValue)", ending: "") { try run(input, target) }
    }

    private func run(_ path: String, _ target: FuzzTarget) throws {
        let bytes = Array(try Data(contentsOf: ProjectFolder.root.appending(path: path)))
        let fault = target.fault(in: bytes)
        #expect(fault == nil, "\(path)")
    }
}
