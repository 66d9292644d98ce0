import ModelgenRender
import ModelgenSwift
import Testing

/// What is printed is what swift-format, with the project's configuration, leaves as it is.
struct FormattingTests {
    @Test(arguments: [AccessLevel.public, .internal])
    func isStableWithNamesOfAnyLength(access: AccessLevel) throws {
        let paddings = Array(0...24) + Array(stride(from: 25, through: 124, by: 3))
        let texts = try paddings.flatMap { padding in
            try Self.texts(EverythingModel(padding: padding, access: access, isFlat: padding % 2 == 1))
        }
        try Self.expectStable(texts)
    }

    @Test(arguments: [
        EverythingModel(hasMutableProperties: true),
        EverythingModel(padding: 40, hasMutableProperties: true),
        EverythingModel(isEncodable: false),
        EverythingModel(isNonisolated: false, conformances: []),
        EverythingModel(padding: 60, isNonisolated: false, conformances: ["Hashable"]),
    ])
    func isStableInEveryVariant(variant: EverythingModel) throws {
        try Self.expectStable(try Self.texts(variant))
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
