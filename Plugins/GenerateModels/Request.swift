import PackagePlugin

/// What the command line asks for.
struct Request {
    /// Names of targets; empty for those that it follows from the package.
    var targets: [String]
    var isCheck: Bool
    /// Options of modelgen.
    var rest: [String]

    init(_ arguments: [String]) {
        var extractor = ArgumentExtractor(arguments)
        targets = extractor.extractOption(named: "target")
        isCheck = extractor.extractFlag(named: "check") > 0
        rest = extractor.remainingArguments
    }
}
