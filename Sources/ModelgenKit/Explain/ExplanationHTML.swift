import ModelgenResolve
import ModelgenShape

/// `explain --format html`: one page that needs no other file, with a search field, and bars for presence and counts.
package enum ExplanationHTML {
    package static func text(_ explanations: [Explanation]) -> String {
        let sections = explanations.map { section($0, isAlone: explanations.count == 1) }.joined()
        let title = explanations.map(\.root).joined(separator: ", ")
        return """
            <!doctype html>
            <html lang="en">
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width">
            <title>\(escaped(title)): the evidence</title>
            <style>
            \(ExplanationPage.style)
            </style>
            <header>
            <h1>\(escaped(title))</h1>
            <input id="search" type="search" placeholder="Search places, types, cases, reasons" autofocus>
            <output id="count"></output>
            <span class="legend"><i class="value"></i>a value<i class="null"></i>null<i class="missing"></i>missing</span>
            </header>
            <main>
            \(sections)</main>
            <script>
            \(ExplanationPage.script)
            </script>
            </html>

            """
    }

    private static func section(_ explanation: Explanation, isAlone: Bool) -> String {
        let envelope = explanation.envelope.map {
            "<p>Envelopes: <code>root: \(escaped($0.description))</code> in a spec starts at their content.</p>\n"
        }
        let rows = explanation.fields.map(row).joined()
        let heading = isAlone ? "" : "<h2>\(escaped(explanation.root))</h2>\n"
        return "<section>\n\(heading)\(envelope ?? "")\(rows)</section>\n"
    }

    private static func row(_ field: FieldEvidence) -> String {
        let pointer = field.pointer.description
        let name = field.pointer.steps.last.map { String(JSONPointer([$0]).description.dropFirst()) } ?? "(root)"
        let values = (field.values ?? []) + field.counts.map(\.text)
        let words = ([pointer, field.type, field.why, field.near?.text ?? ""] + values).joined(separator: " ")
        return """
            <details class="place" style="--depth: \(field.pointer.steps.count)" data-words="\(escaped(words.lowercased()))">
            <summary><code>\(escaped(name))</code> <b>\(escaped(field.type))\(field.isOptional ? "?" : "")</b> \
            \(presence(field))\(field.why.isEmpty ? "" : "<small>\(escaped(field.why))</small>")</summary>
            \(details(field, pointer))</details>

            """
    }

    /// A bar of three parts: with a value, null, missing.
    private static func presence(_ field: FieldEvidence) -> String {
        let all = max(1, field.seen + field.missing)
        let title = "\(field.seen) seen, \(field.nulls) of them null, \(field.missing) missing"
        let (values, nulls) = (percent(field.seen - field.nulls, of: all), percent(field.nulls, of: all))
        let bar = "<i class=\"value\" style=\"width: \(values)%\"></i><i class=\"null\" style=\"width: \(nulls)%\"></i>"
        return "<span class=\"bar\" title=\"\(title)\">\(bar)</span>"
    }

    private static func details(_ field: FieldEvidence, _ pointer: String) -> String {
        var rows = [("place", pointer.isEmpty ? "(root)" : pointer), ("seen", "\(field.seen)")]
        if field.missing > 0 { rows.append(("missing", "\(field.missing)")) }
        if field.nulls > 0 { rows.append(("null", "\(field.nulls)")) }
        if let first = field.first { rows.append(("first", "\(first)")) }
        if let format = field.format { rows.append(("format", format)) }
        if let tag = field.tag { rows.append(("told apart by", tag)) }
        if !field.why.isEmpty { rows.append(("why", field.why)) }
        if let near = field.near { rows.append(("nearly", "\(near.text): \(near.override)")) }
        let list = rows.map { "<dt>\($0.0)</dt><dd>\(escaped($0.1))</dd>\n" }.joined()
        let most = max(1, field.counts.map(\.count).max() ?? 1)
        let bars = field.counts.map { value in
            "<dt>\(escaped(value.text))</dt><dd><span class=\"bar\"><i class=\"value\" style=\"width: "
                + "\(percent(value.count, of: most))%\"></i></span> \(value.count)</dd>\n"
        }
        return "<dl>\n\(list)\(bars.joined())</dl>\n"
    }

    private static func percent(_ part: Int, of all: Int) -> Int {
        part * 100 / all
    }

    /// Text as HTML has it, in an element or an attribute in double quotes.
    private static func escaped(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            default: result.append(character)
            }
        }
    }
}
