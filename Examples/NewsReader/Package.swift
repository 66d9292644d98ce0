// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "NewsReader",
    platforms: [.macOS(.v14)],
    targets: [.executableTarget(name: "NewsReader")],
    swiftLanguageModes: [.v6]
)
