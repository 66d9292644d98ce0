// swift-tools-version: 6.2

import PackageDescription

// What a user's package looks like: `App` and its tests get their models in the build, `Feed` commits them.
let package = Package(
    name: "PluginConsumer",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "modelgen", path: "../..")],
    targets: [
        .target(name: "Feed", exclude: ["Specs"]),
        .executableTarget(
            name: "App",
            dependencies: ["Feed"],
            plugins: [.plugin(name: "ModelgenPlugin", package: "modelgen")]
        ),
        .testTarget(
            name: "AppTests",
            dependencies: ["App"],
            plugins: [.plugin(name: "ModelgenPlugin", package: "modelgen")]
        ),
    ],
    swiftLanguageModes: [.v6]
)
