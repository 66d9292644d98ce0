// Written by `MODELGEN_RECORD=1 swift test` from Specs/. Do not edit.

import Foundation

/// Every root of every case: a document in, what its models make of it out.
package nonisolated enum ExpectedCases {
    /// Decodes a document and encodes it again; nil where the case's models only decode.
    package typealias RoundTrip = @Sendable (Data) throws -> Data?

    /// By `case/Root`.
    package static let all: [String: RoundTrip] = [:]
}
