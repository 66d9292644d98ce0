import ModelgenRender
import ModelgenSwift
import Testing

/// What is printed is what swift-format, with the project's configuration, leaves as it is.
struct FormattingTests {
    /// Each length meets the end of the line in other places; the steps are chosen to share none.
    @Test(arguments: [(AccessLevel.public, 9), (.internal, 16)])
    func isStableWithNamesOfAnyLength(access: AccessLevel, step: Int) throws {
        let paddings = stride(from: 0, through: 120, by: step)
        let texts = try paddings.flatMap { padding in
            try Self.texts(EverythingModel(padding: padding, access: access, isFlat: padding % 2 == 1))
        }
        try Self.expectStable(texts)
    }

    @Test(arguments: [
        EverythingModel(hasMutableProperties: true),
        EverythingModel(padding: 40, hasMutableProperties: true),
        EverythingModel(isEncodable: false),
        EverythingModel(padding: 40, letter: "\u{E9}"),
        EverythingModel(padding: 70, letter: "名"),
        EverythingModel(isNonisolated: false, conformances: []),
        EverythingModel(padding: 60, isNonisolated: false, conformances: ["Hashable"]),
    ])
    func isStableInEveryVariant(variant: EverythingModel) throws {
        try Self.expectStable(try Self.texts(variant))
    }

    @Test func isStableInListsAndTables() throws {
        let files = try (ListCase.all + ListCase.namesakes).flatMap { try Renderer().render($0.model) }
        try Self.expectStable(files.filter { !$0.name.hasPrefix("ModelgenSupport") }.map(\.text))
    }

    private static func texts(_ variant: EverythingModel) throws -> [String] {
        try Renderer().render(variant.model).filter { !$0.name.hasPrefix("ModelgenSupport") }.map(\.text)
    }

    private static func expectStable(_ texts: [String]) throws {
        for (text, formatted) in zip(texts, try Toolchain.formatted(texts)) where text != formatted {
            let pair = zip(
                text.split(separator: "\n", omittingEmptySubsequences: false),
                formatted.split(separator: "\n", omittingEmptySubsequences: false)
            ).first { $0 != $1 }
            Issue.record("printed: \(pair?.0 ?? "")\nformatted: \(pair?.1 ?? "")")
        }
    }
}
