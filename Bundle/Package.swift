// swift-tools-version: 6.2

import PackageDescription

// The plugins over a binary of modelgen, for builds that need not wait for its sources to compile.
// `Scripts/bundle` puts the binary beside this file as modelgen.artifactbundle, and the whole into an archive.
let package = Package(
    name: "modelgen",
    products: [
        .plugin(name: "ModelgenPlugin", targets: ["ModelgenPlugin"]),
        .plugin(name: "GenerateModels", targets: ["GenerateModels"]),
    ],
    targets: [
        .binaryTarget(name: "modelgen", path: "modelgen.artifactbundle"),
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
    ]
)
