/// A place in documents: RFC 6901, with `-` for each element of an array and `*` for each value of a map.
///
/// `/data/articles/-/author` is the author of each article. A key that is itself `-` or `*` is spelled `~2` or `~3`;
/// `~0` is `~` and `~1` is `/`, as in the RFC.
package struct JSONPointer: Hashable, Sendable, Comparable, CustomStringConvertible {
    package enum Step: Hashable, Sendable {
        case key(String)
        case eachElement
        case eachValue
    }

    package var steps: [Step]

    package init(_ steps: [Step] = []) {
        self.steps = steps
    }

    /// Reads `/data/-/id`; nil where the text does not start with `/` (the empty text is the whole document) or holds a
    /// `~` that escapes nothing.
    package init?(_ text: String) {
        // By scalars: a key may start with a mark, which joins the slash to one character.
        let scalars = text.unicodeScalars
        guard scalars.isEmpty || scalars.first == "/" else { return nil }
        var steps: [Step] = []
        for part in scalars.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map(Substring.init) {
            switch part {
            case "-": steps.append(.eachElement)
            case "*": steps.append(.eachValue)
            default:
                guard let key = Self.unescaped(part) else { return nil }
                steps.append(.key(key))
            }
        }
        self.steps = steps
    }

    /// This pointer and one step more.
    package func appending(_ step: Step) -> JSONPointer {
        JSONPointer(steps + [step])
    }

    package var description: String {
        steps.map { step in
            switch step {
            case .eachElement: "/-"
            case .eachValue: "/*"
            case .key("-"): "/~2"
            case .key("*"): "/~3"
            case .key(let key): "/" + Self.escaped(key)
            }
        }.joined()
    }

    package static func < (left: Self, right: Self) -> Bool {
        left.description < right.description
    }

    private static func escaped(_ key: String) -> String {
        var text = ""
        for scalar in key.unicodeScalars {
            switch scalar {
            case "~": text += "~0"
            case "/": text += "~1"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }

    private static func unescaped(_ part: Substring) -> String? {
        var key = String.UnicodeScalarView()
        var scalars = part.unicodeScalars.makeIterator()
        while let scalar = scalars.next() {
            guard scalar == "~" else {
                key.append(scalar)
                continue
            }
            switch scalars.next() {
            case "0": key.append("~")
            case "1": key.append("/")
            case "2": key.append("-")
            case "3": key.append("*")
            default: return nil
            }
        }
        return String(key)
    }
}
