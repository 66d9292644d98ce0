/// How a document says that the request failed: `{"status": 40101, "message": "please sign in"}`.
package struct ServerFailure: Hashable, Sendable {
    /// What is sent where all went well.
    package enum Success: Hashable, Sendable {
        /// One of these numbers: `[0]`.
        case numbers([Int])
        /// One of these texts: `["ok"]`.
        case texts([String])
        /// The Boolean that means well.
        case boolean(Bool)
    }

    /// The members that lead to the code, raw.
    package var path: [String]
    package var success: Success
    /// The members that lead to a text for people, raw; nil where there is none.
    package var message: [String]?

    package init(path: [String], success: Success, message: [String]? = nil) {
        self.path = path
        self.success = success
        self.message = message
    }
}
