import ExpectedModels
import ExpectedModelsOnMainActor
import Foundation

/// The modules in which the expected outputs are compiled.
enum CompiledModels: String, CaseIterable, Sendable {
    case plain
    /// Under `-default-isolation MainActor`.
    case onMainActor

    /// A document in, what the models make of it out, by `case/Root`.
    var roundTrips: [String: @Sendable (Data) throws -> Data?] {
        switch self {
        case .plain: ExpectedModels.ExpectedCases.all
        case .onMainActor: ExpectedModelsOnMainActor.ExpectedCases.all
        }
    }
}
