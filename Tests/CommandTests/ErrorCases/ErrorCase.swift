import Foundation
import ModelgenTestSupport
import Testing

/// A case of `Specs/errors/CODE/case.txt`: input, commands and what each says, as `Specs/errors/README.md` tells.
struct ErrorCase: CustomTestStringConvertible, Sendable {
    struct Step: Sendable {
        /// A line for the shell.
        var command: String
        /// All of standard error.
        var error = ""
        var status: Int32 = 0
    }

    /// The code, which is the folder's name.
    var code: String
    /// What the case shows.
    var about: String
    /// The input by its paths, in order.
    var files: [(path: String, text: String)] = []
    var steps: [Step] = []

    var testDescription: String { code }

    static let folder = "Specs/errors"

    static let all: [ErrorCase] = ProjectFolder.files(below: folder, ending: "/case.txt").compactMap { path in
        let code = path.split(separator: "/").dropLast().last.map(String.init) ?? ""
        return (try? ProjectFolder.text(path)).map { ErrorCase(code: code, text: $0) }
    }

    var url: URL {
        ProjectFolder.root.appending(path: "\(Self.folder)/\(code)/case.txt")
    }

    init(code: String, text: String) {
        self.code = code
        var about: [Substring] = []
        var sections: [(head: Substring, body: [Substring])] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix(Self.fileMark) || line.hasPrefix(Self.commandMark) {
                sections.append((line, []))
            } else if sections.isEmpty {
                about.append(line)
            } else {
                sections[sections.count - 1].body.append(line)
            }
        }
        self.about = about.joined(separator: "\n").trimmingCharacters(in: .newlines)
        for (head, lines) in sections {
            var body = lines
            // The empty line that parts sections, or the end of the last line.
            if body.last?.isEmpty == true { body.removeLast() }
            if head.hasPrefix(Self.fileMark) {
                let path = String(head.dropFirst(Self.fileMark.count))
                files.append((path, body.map { $0 + "\n" }.joined()))
                continue
            }
            var step = Step(command: String(head.dropFirst(Self.commandMark.count)))
            if let last = body.last, last.hasPrefix(Self.statusMark),
                let status = Int32(last.dropFirst(Self.statusMark.count))
            {
                step.status = status
                body.removeLast()
            }
            step.error = body.map { $0 + "\n" }.joined()
            steps.append(step)
        }
    }

    /// As the file has it.
    var text: String {
        let files = files.map { "\(Self.fileMark)\($0.path)\n\($0.text)" }
        let steps = steps.map { step in
            let status = step.status == 0 ? "" : "\(Self.statusMark)\(step.status)\n"
            return "\(Self.commandMark)\(step.command)\n\(step.error)\(status)"
        }
        return ([about + "\n"] + files + steps).joined(separator: "\n")
    }

    private static let fileMark = "==> "
    private static let commandMark = "$ "
    private static let statusMark = "exit "
}
