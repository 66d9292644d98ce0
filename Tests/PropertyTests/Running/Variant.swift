import ModelgenKit

/// Options to generate with, and how the compiler is called for what they give.
struct Variant: Sendable, CustomStringConvertible {
    var description: String
    /// Options by name.
    var options: [String: String] = [:]
    var languageMode = "6"
    var compilerArguments: [String] = []
    /// Whether models encode; those that do not are compiled and decoded only.
    var encodes = true
    /// Models that may be compiled as one module: those of a flat layout would share their names.
    var batchSize = 60

    static let standard = Variant(description: "as it comes")

    static let others = [
        Variant(description: "access public", options: ["access": "public"]),
        Variant(description: "layout flat", options: ["layout": "flat"], batchSize: 1),
        Variant(description: "properties var", options: ["properties": "var"]),
        Variant(description: "isolation none, Swift 5", options: ["isolation": "none"], languageMode: "5"),
        Variant(description: "kind observable", options: ["kind": "observable"]),
        Variant(description: "coding decodable", options: ["coding": "decodable"], encodes: false),
        Variant(
            description: "on the main actor", compilerArguments: ["-default-isolation", "MainActor"]),
        Variant(description: "Swift 5", languageMode: "5"),
    ]

    /// The options as flags.
    var flags: OptionLayer {
        get throws {
            OptionLayer(
                settings: try options.sorted { $0.key < $1.key }.compactMap { name, text in
                    try OptionFlags.option(named: name).map { try OptionFlags.setting(of: $0, text: text) }
                })
        }
    }
}
