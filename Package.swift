// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
    name: "modelgen",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "modelgen", targets: ["modelgen"]),
        .plugin(name: "ModelgenPlugin", targets: ["ModelgenPlugin"]),
        .plugin(name: "GenerateModels", targets: ["GenerateModels"]),
    ],
    targets: [
        .systemLibrary(
            name: "CModelgenYAML",
            pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
        ),
        .target(name: "CModelgenScan"),
        .target(name: "ModelgenSource", swiftSettings: settings),
        .target(
            name: "ModelgenShape",
            dependencies: ["ModelgenSource", "CModelgenScan", "CModelgenYAML"],
            swiftSettings: settings
        ),
        .target(name: "ModelgenSwift", swiftSettings: settings),
        .target(
            name: "ModelgenResolve",
            dependencies: ["ModelgenSource", "ModelgenShape", "ModelgenSwift"],
            swiftSettings: settings
        ),
        .target(name: "ModelgenMustache", dependencies: ["ModelgenSource"], swiftSettings: settings),
        .target(
            name: "ModelgenTemplates",
            path: "Templates",
            exclude: [
                "README.md",
                "ModelgenSupport.mustache", "ModelgenTable.mustache", "alias.mustache", "coding.mustache",
                "codingKeys.mustache", "document.mustache", "documentation.mustache", "file.mustache",
                "head.mustache", "initializer.mustache", "kindUnion.mustache", "list.mustache",
                "listFilters.mustache", "listFooter.mustache", "listLoading.mustache", "listPicker.mustache",
                "listPreview.mustache", "listRow.mustache", "listRowImage.mustache", "listRowKinds.mustache",
                "listRowLayout.mustache", "listRowText.mustache", "listState.mustache", "listTable.mustache",
                "listView.mustache", "row.mustache", "store.mustache", "storeAcceptance.mustache",
                "storeIdentity.mustache", "storeLoading.mustache", "storePage.mustache", "storeUpdate.mustache",
                "stringEnum.mustache", "structure.mustache", "taggedUnion.mustache",
            ],
            sources: ["Templates.generated.swift"],
            swiftSettings: settings
        ),
        .target(
            name: "ModelgenRender",
            dependencies: ["ModelgenSource", "ModelgenSwift", "ModelgenMustache", "ModelgenTemplates"],
            swiftSettings: settings
        ),
        .target(
            name: "ModelgenKit",
            dependencies: [
                "ModelgenSource", "ModelgenShape", "ModelgenSwift", "ModelgenResolve", "ModelgenMustache",
                "ModelgenTemplates", "ModelgenRender",
            ],
            swiftSettings: settings
        ),
        .executableTarget(name: "modelgen", dependencies: ["ModelgenKit", "ModelgenSource"], swiftSettings: settings),
        .plugin(name: "ModelgenPlugin", capability: .buildTool(), dependencies: ["modelgen"]),
        .plugin(
            name: "GenerateModels",
            capability: .command(
                intent: .custom(
                    verb: "generate-models", description: "Generate Swift models from specs, to be committed"),
                permissions: [
                    .writeToPackageDirectory(reason: "to write the models into each target's folder Generated")
                ]
            ),
            dependencies: ["modelgen"]
        ),
        .target(name: "ModelgenTestSupport", path: "Tests/TestSupport", swiftSettings: settings),
        .testTarget(
            name: "ModelgenSourceTests",
            dependencies: ["ModelgenSource", "ModelgenTestSupport"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "ModelgenShapeTests",
            dependencies: ["ModelgenSource", "ModelgenShape", "CModelgenScan", "ModelgenTestSupport"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "ModelgenSwiftTests",
            dependencies: ["ModelgenSwift", "ModelgenTestSupport"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "ModelgenResolveTests",
            dependencies: ["ModelgenSource", "ModelgenShape", "ModelgenSwift", "ModelgenResolve"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "ModelgenMustacheTests",
            dependencies: ["ModelgenSource", "ModelgenMustache"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "ModelgenRenderTests",
            dependencies: ["ModelgenSource", "ModelgenSwift", "ModelgenTemplates", "ModelgenRender"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "ModelgenKitTests",
            dependencies: [
                "ModelgenKit", "ModelgenRender", "ModelgenResolve", "ModelgenShape", "ModelgenSource", "ModelgenSwift",
                "ModelgenTestSupport",
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "CommandTests",
            dependencies: ["ModelgenSource", "ModelgenTestSupport"],
            swiftSettings: settings
        ),
        .testTarget(name: "HouseTests", dependencies: ["ModelgenTestSupport"], swiftSettings: settings),
        .target(name: "ExpectedModels", path: "Tests/SnapshotTests/Expected", swiftSettings: settings),
        // The same files again through a link, as they compile in an app that isolates everything to the main actor.
        .target(
            name: "ExpectedModelsOnMainActor",
            path: "Tests/SnapshotTests/ExpectedMainActor",
            swiftSettings: settings + [.defaultIsolation(MainActor.self)]
        ),
        .testTarget(
            name: "SnapshotTests",
            dependencies: [
                "ModelgenKit", "ModelgenShape", "ModelgenSource", "ModelgenSwift", "ExpectedModels",
                "ExpectedModelsOnMainActor", "ModelgenTestSupport",
            ],
            exclude: ["Diagnostics", "Expected", "ExpectedMainActor"],
            swiftSettings: settings
        ),
        // The stores among the expected models, driven through what goes wrong on a network.
        .testTarget(name: "StoreTests", dependencies: ["ExpectedModels"], swiftSettings: settings),
        .testTarget(
            name: "PropertyTests",
            dependencies: ["ModelgenKit", "ModelgenRender", "ModelgenSource", "ModelgenTestSupport"],
            swiftSettings: settings
        ),
        .target(
            name: "ModelgenFuzz",
            dependencies: [
                "ModelgenKit", "ModelgenMustache", "ModelgenResolve", "ModelgenShape", "ModelgenSource",
                "ModelgenSwift",
            ],
            path: "Fuzz/Targets",
            swiftSettings: settings
        ),
        .testTarget(
            name: "DifferentialTests",
            dependencies: ["ModelgenShape", "ModelgenSource", "ModelgenTestSupport"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "FuzzTests",
            dependencies: ["ModelgenFuzz", "ModelgenShape", "ModelgenSource", "ModelgenTestSupport"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "PluginTests",
            dependencies: ["ModelgenSource", "ModelgenSwift", "ModelgenTestSupport"],
            swiftSettings: settings
        ),
        // Models that the plugin makes of Specs/ while this package is built, reached through a link.
        .testTarget(
            name: "SpecsInBuildTests",
            dependencies: ["ModelgenTestSupport"],
            swiftSettings: settings,
            plugins: ["ModelgenPlugin"]
        ),
        .testTarget(
            name: "SupportTests",
            dependencies: ["ModelgenSwift"],
            exclude: ["Driver"],
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)
