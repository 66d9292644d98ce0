import ModelgenRender
import Testing

/// Lists and tables use what the systems have that they are for, by what the stubs say of it.
struct ListAvailabilityTests {
    @Test(arguments: ListCase.all)
    func usesWhatIsThere(list: ListCase) throws {
        let api = try StubAPI.stubs()
        for file in try Renderer().render(list.model)
        where file.name.hasSuffix("List.generated.swift") || file.name.hasPrefix("ModelgenTable") {
            #expect(Self.surplus(in: file.text, api) == [], "\(file.name)")
        }
    }

    @Test(arguments: [
        (".pickerStyle(.segmented)", ["segmented: watchOS"]),
        ("#if !os(watchOS)\n.pickerStyle(.segmented)\n#endif", []),
        ("#if os(watchOS)\n#else\n.pickerStyle(.segmented)\n#endif", []),
        ("#if !os(tvOS)\n.listRowSeparator(.hidden)\n#endif", ["listRowSeparator: watchOS"]),
        ("#if !os(tvOS) && !os(watchOS)\n.listRowSeparator(.hidden)\n#endif", []),
        ("let control = UIRefreshControl()", ["UIRefreshControl: macOS, tvOS, watchOS"]),
        ("#if canImport(UIKit) && !os(watchOS)\nlet table: UITableView\n#endif", []),
        ("// UITableView\n\"UITableView\"", []),
    ])
    func tellsWhatASystemLacks(text: String, wanted: [String]) throws {
        #expect(Self.surplus(in: text, try StubAPI.stubs()) == wanted)
    }

    @Test(arguments: [
        ("@available(macOS 15.0, iOS 13.0, tvOS 13.0, watchOS 6.0, *)\nfunc a()", ["iOS", "tvOS", "watchOS"]),
        (
            "@available(macOS 10.15, iOS 18.0, tvOS 13.0, watchOS 6.0, *)\nextension X {\n  func a()\n}",
            ["macOS", "tvOS", "watchOS"]
        ),
        ("@available(macOS 10.15, iOS 13.0, *)\n@available(tvOS, unavailable)\nfunc a()", ["iOS", "macOS", "watchOS"]),
        (
            "@available(iOS 13.0, tvOS 13.0, *)\nclass A {\n  @available(iOS 16.0, tvOS 18.0, *)\n  var a: Int { get }\n}",
            ["iOS"]
        ),
        ("func a()", ["iOS", "macOS", "tvOS", "watchOS"]),
    ])
    func readsAvailability(interface: String, wanted: [String]) {
        var api = StubAPI()
        api.read(interface)
        #expect(api.systems["a"]?.sorted() == wanted)
    }

    /// `segmented: watchOS` for each name that a line uses on a system which lacks it.
    private static func surplus(in text: String, _ api: StubAPI) -> [String] {
        var conditions = SystemConditions(Set(StubAPI.floor.keys))
        var surplus: [String] = []
        for line in text.split(separator: "\n").map({ $0.drop { $0 == " " } }) {
            guard !conditions.read(line), !line.hasPrefix("//") else { continue }
            // Every other piece is the inside of a text.
            let code = line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
                .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined(separator: " ")
            for word in code.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
                guard let systems = api.systems[String(word)] else { continue }
                let lacking = conditions.present.subtracting(systems).sorted()
                if !lacking.isEmpty { surplus.append("\(word): \(lacking.joined(separator: ", "))") }
            }
        }
        return surplus
    }
}
