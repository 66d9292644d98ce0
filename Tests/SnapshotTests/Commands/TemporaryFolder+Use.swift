import Foundation
import ModelgenTestSupport

extension TemporaryFolder {
    /// Gives a new folder to the body; it is gone afterwards.
    static func use<Result>(_ body: (URL) throws -> Result) throws -> Result {
        let folder = try TemporaryFolder()
        return try withExtendedLifetime(folder) { try body(folder.url) }
    }
}
