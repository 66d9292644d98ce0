import ModelgenShape
import ModelgenSource

/// Choices that change how modelgen works rather than what it says in Swift.
package struct ToolOptions: Hashable, Sendable {
    package enum Color: String, CaseIterable, Hashable, Sendable {
        /// On a terminal.
        case auto
        case always
        case never
    }

    /// A folder whose templates replace built-in ones of the same name.
    package var templates: String?
    /// How many samples are read at once; nil for as many as there are processors.
    package var threads: Int?
    /// The shape file that a spec keeps beside it: evidence and names of the runs before.
    package var remember: String?
    /// Places below `root:` of which nothing is remembered.
    package var forget: [JSONPointer] = []
    /// Bounds within which inputs are read.
    package var limits = ReadingLimits()
    /// Whether warnings fail the run.
    package var strict = false
    /// Whether only errors are told.
    package var quiet = false
    /// Whether files that modelgen did not write, or that were edited, are overwritten.
    package var force = false
    package var color = Color.auto
    package var format = DiagnosticPrinter.Format.text

    package init() {}
}
