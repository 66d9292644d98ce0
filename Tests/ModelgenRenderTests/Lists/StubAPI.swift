import Foundation

/// What the stubs declare, with the systems that have it where the emitted types ask for these versions.
///
/// Linux checks no availability, so this does.
struct StubAPI {
    /// The systems and versions of `@available` above each emitted view.
    static let floor: [String: Double] = ["macOS": 14, "iOS": 17, "tvOS": 17, "watchOS": 10]

    /// By name; of names that are declared more than once, the systems that have any.
    private(set) var systems: [String: Set<String>] = [:]

    /// Both stubs.
    static func stubs() throws -> StubAPI {
        let folder = ProjectFolder.url.appendingPathComponent("Tests/Stubs")
        var api = StubAPI()
        for name in ["SwiftUI", "UIKit"] {
            api.read(try String(contentsOf: folder.appendingPathComponent(name + ".swiftinterface"), encoding: .utf8))
        }
        return api
    }

    /// Adds the declarations of an interface.
    mutating func read(_ interface: String) {
        var enclosing = [Set(Self.floor.keys)]
        var demanded: Set<String>?
        for line in interface.split(separator: "\n").map({ $0.trimmingCharacters(in: .whitespaces) }) {
            if line.hasPrefix("@available(") {
                let present = Self.systems(ofAttribute: line)
                demanded = demanded.map { $0.intersection(present) } ?? present
                continue
            }
            if line.hasPrefix("}") {
                enclosing.removeLast()
                continue
            }
            let present = (demanded ?? Set(Self.floor.keys)).intersection(enclosing.last ?? [])
            demanded = nil
            if let name = Self.name(declaredBy: line) { systems[name, default: []].formUnion(present) }
            if line.hasSuffix("{") { enclosing.append(present) }
        }
    }

    /// `@available(iOS 13.0, tvOS 13.0, *)` is there on both; `@available(tvOS, unavailable)` on all others.
    private static func systems(ofAttribute line: String) -> Set<String> {
        let arguments = line.dropFirst("@available(".count).prefix { $0 != ")" }.components(separatedBy: ", ")
        if arguments.dropFirst().first == "unavailable" { return Set(floor.keys).subtracting([arguments[0]]) }
        let versions = arguments.map { $0.split(separator: " ") }.filter { $0.count == 2 }
        let present = versions.filter { pair in
            guard let least = floor[String(pair[0])], let version = Double(pair[1]) else { return false }
            return version <= least
        }.map { String($0[0]) }
        // Attributes of UIKit name the systems that have UIKit; in others, what is not named is there.
        return Set(present).union(line.contains("macOS") ? Set(floor.keys).subtracting(named(versions)) : [])
    }

    private static func named(_ versions: [[Substring]]) -> [String] {
        versions.map { String($0[0]) }
    }

    private static func name(declaredBy line: String) -> String? {
        let keywords: Set<Substring> = [
            "func", "var", "let", "struct", "class", "protocol", "enum", "case", "typealias",
        ]
        let words = line.split { $0 == " " }
        for (index, word) in words.enumerated().dropLast() where keywords.contains(word) {
            let name = words[index + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
            if keywords.contains(name) { continue }
            return name.isEmpty ? nil : String(name)
        }
        return nil
    }
}
