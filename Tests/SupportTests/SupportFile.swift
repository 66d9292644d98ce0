import Foundation
import Testing

/// The support file as it is emitted, but for its two header lines.
struct SupportFile: Sendable, CustomTestStringConvertible {
    /// `public `, `package ` or nothing.
    var access = ""
    /// `nonisolated ` or nothing.
    var isolation = "nonisolated "

    static let project = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The template with its slots filled by plain replacement, so that this suite needs no renderer.
    var text: String {
        get throws {
            let template = Self.project.appendingPathComponent("Templates/ModelgenSupport.mustache")
            return try String(contentsOf: template, encoding: .utf8)
                .replacingOccurrences(of: "{{{access}}}", with: access)
                .replacingOccurrences(of: "{{{nonisolated}}}", with: isolation)
        }
    }

    var testDescription: String { "\(access)\(isolation)" }
}
