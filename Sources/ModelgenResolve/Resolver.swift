import ModelgenShape
import ModelgenSource
import ModelgenSwift

/// Turns what was seen into what Swift says.
package enum Resolver {
    /// The model of a request. The same request gives the same model, byte for byte.
    package static func resolve(_ request: ModelRequest) -> Resolution {
        Resolution(model: nil)
    }
}
