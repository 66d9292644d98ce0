import ModelgenFuzz
import Testing

/// Inputs of one kind over and over: deep ones end in an error rather than a full stack, long ones take linear time.
@Suite struct SizeTests {
    private static let deep: [(FuzzTarget, String, String)] = [
        (.json, "[", "]"), (.json, "{\"a\":", "}"), (.json, "[{\"type\":\"a\",\"b\":", "}]"),
        (.yaml, "[", "]"), (.yaml, "{a: ", "}"), (.yaml, "? [", "]"), (.yaml, "- ", ""),
        (.spec, "[", "]"), (.spec, "modelgen: [", "]"),
        (.shape, "{\"modelgen-shape\": 1, \"shape\": {\"array\": {\"lengths\": [1, 1], \"elements\": ", "}}"),
        (.mustache, "{{#one}}", "{{/one}}"), (.mustache, "{{^no}}", "{{/no}}"),
        (.model, "{\"a\":", "}"),
    ]

    @Test(arguments: deep) func deepInputsEnd(target: FuzzTarget, open: String, close: String) {
        for depth in [100, 200, 511, 512, 513, 20_000] {
            for text in [
                String(repeating: open, count: depth) + String(repeating: close, count: depth),
                String(repeating: open, count: depth),
            ] {
                let fault = target.fault(in: Array(text.utf8))
                #expect(fault == nil, "\(depth)")
            }
        }
    }

    private static let long: [(FuzzTarget, String, String)] = [
        (.json, "[1", ",1"), (.json, "{\"a0\":1", ",\"a\":1"), (.json, "\"", "\\u0041"), (.json, "1", "0"),
        (.json, "{\"a\":1}", "\n{\"a\":1}"), (.json, "\"", "\u{E9}"), (.json, "-1.", "0"), (.json, "1e", "9"),
        (.yaml, "- a", "\n- a"), (.yaml, "a: b", "\nc: d"), (.yaml, "x: ", "a b "), (.yaml, "x: |\n ", "y\n "),
        (.yaml, "a: ", "0"), (.yaml, "x: \"", "\\x41"), (.yaml, "", "# note\n"), (.yaml, "x: &a 1\ny: [*a", ",*a"),
        (.mustache, "", "{{name}}"), (.mustache, "", "{{#yes}}a{{/yes}}"), (.mustache, "", "{{=<% %>=}}<%={{ }}=%>"),
        (.mustache, "", "a\n"), (.mustache, "", "{{>missing}}\n"), (.mustache, "{{", "a."),
        (.names, "", "a"), (.names, "", "aB"), (.names, "", "a_"), (.names, "", "+"), (.names, "", "A"),
        (.names, "", "\u{301}"), (.names, "", "1a"), (.names, "", "ID"),
    ]

    @Test(.timeLimit(.minutes(5)), arguments: long)
    func longInputsTakeLinearTime(target: FuzzTarget, start: String, unit: String) {
        let clock = ContinuousClock()
        func time(_ size: Int) -> Duration {
            let text = start + String(repeating: unit, count: size / unit.utf8.count)
            return clock.measure { _ = target.fault(in: Array(text.utf8)) }
        }
        // Eight times the work, with room for a busy machine: quadratic time would take sixty-four.
        let short = time(3_000)
        let long = time(24_000)
        #expect(long < max(short, .milliseconds(10)) * 24, "\(short) and \(long)")
    }
}
