/// The systems for which each line of a file is compiled, by the `#if` around it.
struct SystemConditions {
    private var stack: [(present: Set<String>, others: Set<String>)] = []
    private let all: Set<String>

    init(_ systems: Set<String>) {
        all = systems
    }

    var present: Set<String> {
        stack.last?.present ?? all
    }

    /// Takes a line in; false where it is no condition.
    mutating func read(_ line: some StringProtocol) -> Bool {
        let words = line.split(separator: " ").map { String($0) }
        switch words.first {
        case "#if":
            let outer = present
            let conditions = words.dropFirst().filter { $0 != "&&" }
            let inner = outer.filter { system in conditions.allSatisfy { holds($0, system) } }
            stack.append((inner, outer.subtracting(inner)))
        case "#else":
            if let last = stack.popLast() { stack.append((last.others, [])) }
        case "#endif": _ = stack.popLast()
        default: return false
        }
        return true
    }

    private func holds(_ condition: String, _ system: String) -> Bool {
        if condition.hasPrefix("!") { return !holds(String(condition.dropFirst()), system) }
        switch condition {
        case "canImport(UIKit)": return system != "macOS"
        case "canImport(SwiftUI)", "DEBUG": return true
        default: return condition == "os(\(system))"
        }
    }
}
