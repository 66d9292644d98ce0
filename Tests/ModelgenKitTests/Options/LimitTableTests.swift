import ModelgenKit
import ModelgenSource
import ModelgenTestSupport
import Testing

/// Limits by their names.
@Suite struct LimitTableTests {
    @Test func thePageTellsEachLimit() throws {
        let page = try ProjectFolder.text("Documentation/Limits.md")
        for limit in LimitTable.all {
            let (least, most) = (limit.range.lowerBound, limit.range.upperBound)
            let takes = most == .max ? "\(least) or more" : "\(least) to \(most)"
            let row = "| `\(limit.name)` | \(limit.value(in: Options())) | \(takes) | \(limit.help) |"
            #expect(page.contains(row), "\(row)")
        }
    }

    @Test func aFlagSetsSomeAndLeavesTheRest() throws {
        let option = try #require(OptionTable.option(named: "limits"))
        let setting = try OptionFlags.setting(of: option, text: "depth=64, types=10")
        let options = Options(layers: [OptionLayer(settings: [setting])])
        #expect(LimitTable.all.map { $0.value(in: options) } == [64, 1_000_000, 64 << 20, 10, 80])
    }

    @Test(arguments: [
        ("depth=0", "takes 1 to 512 for 'depth', not '0'"),
        ("depth=513", "takes 1 to 512 for 'depth', not '513'"),
        ("nameLength=23", "takes 24 to 1000 for 'nameLength', not '23'"),
        ("types=-1", "takes 1 or more for 'types', not '-1'"),
        ("yamlSize=99999999999999999999", "takes 1 or more for 'yamlSize', not '99999999999999999999'"),
        ("depht=4", "takes depth, aliases, yamlSize, types or nameLength, not 'depht'; did you mean 'depth'?"),
        ("depth", "is a list of NAME=NUMBER, or a mapping of names to numbers, not 'depth'"),
    ])
    func refusesWhatIsNoLimit(text: String, message: String) throws {
        let option = try #require(OptionTable.option(named: "limits"))
        let error = #expect(throws: Diagnostics.self) { try OptionFlags.setting(of: option, text: text) }
        #expect(error?.all.map(\.line) == ["modelgen: error: '--limits' \(message) [MG0901]"])
    }
}
