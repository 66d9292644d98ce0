import Foundation
import ModelgenRender
import ModelgenSwift
import Testing

/// What is printed compiles, warnings as errors.
struct CompilingTests {
    static let variants = [
        EverythingModel(),
        EverythingModel(access: .internal, isFlat: true, hasMutableProperties: true),
        EverythingModel(access: .package, isEncodable: false),
        EverythingModel(isNonisolated: false, conformances: []),
        EverythingModel(padding: 90, isFlat: true),
    ]

    @Test(arguments: variants)
    func compilesInSwift6Mode(variant: EverythingModel) throws {
        try Self.expectCompiling(variant.model, ["-swift-version", "6"])
    }

    @Test(arguments: [EverythingModel(), EverythingModel(access: .internal, hasMutableProperties: true)])
    func compilesInSwift5Mode(variant: EverythingModel) throws {
        try Self.expectCompiling(variant.model, ["-swift-version", "5"])
    }

    @Test(arguments: ["5", "6"])
    func compilesUnderMainActorIsolation(version: String) throws {
        try Self.expectCompiling(
            EverythingModel().model, ["-swift-version", version, "-default-isolation", "MainActor"])
    }

    @Test(arguments: [["-swift-version", "6"], ["-swift-version", "6", "-default-isolation", "MainActor"]])
    func observableModelsCompile(mode: [String]) throws {
        try Self.expectCompiling(ObservableModel.model, mode)
    }

    private static func expectCompiling(_ model: Model, _ mode: [String]) throws {
        let files = try Renderer().render(model)
        let output = try Toolchain.inScratchFolder { folder in
            let paths = try files.map { file in
                let url = folder.appendingPathComponent(file.name)
                try Data(file.text.utf8).write(to: url)
                return url.path
            }
            return try Toolchain.run(
                ["swiftc", "-typecheck", "-wmo", "-warnings-as-errors", "-package-name", "zoo"] + mode + paths)
        }
        #expect(output.status == 0, "\(output.output)")
    }
}
