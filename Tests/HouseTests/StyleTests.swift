import ModelgenTestSupport
import Testing

/// What the house asks of every file of the tool.
@Suite struct StyleTests {
    private static let files = ProjectFolder.files(below: "Sources", ending: ".swift")

    @Test func filesAreShort() throws {
        // What a script wrote nobody reads.
        for file in Self.files where !file.hasSuffix(".generated.swift") {
            let lines = try ProjectFolder.text(file).utf8.count { $0 == UInt8(ascii: "\n") }
            #expect(lines <= 400, "\(file) has \(lines) lines")
        }
    }

    /// Names that say nothing of what is inside.
    @Test(arguments: ["Util", "Helper", "Manager", "Misc", "Common"]) func namesSaySomething(word: String) throws {
        for file in Self.files {
            #expect(!file.contains(word), "\(file)")
            for line in try lines(of: file, containing: word) {
                let words = line.text.split { !$0.isLetter && !$0.isNumber }
                let declares = words.contains {
                    ["struct", "class", "enum", "protocol", "actor", "extension"].contains($0)
                }
                #expect(!declares || !words.contains { $0.contains(word) }, "\(file):\(line.number)")
            }
        }
    }

    /// Input of others must not stop the tool, and what is not done is not in the code.
    @Test(arguments: ["try!", "as!", "fatalError", "preconditionFailure", "unowned(unsafe)", "TODO", "FIXME"])
    func isNotWritten(text: String) throws {
        for file in Self.files {
            for line in try lines(of: file, containing: text) {
                Issue.record("'\(text)' in \(file):\(line.number)")
            }
        }
    }

    /// The lines of a file that hold a text; most files hold none, and are not split then.
    private func lines(of file: String, containing text: String) throws -> [(number: Int, text: Substring)] {
        let whole = try ProjectFolder.text(file)
        guard whole.contains(text) else { return [] }
        let lines = whole.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.enumerated().filter { $0.element.contains(text) }.map { ($0.offset + 1, $0.element) }
    }
}
