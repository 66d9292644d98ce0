import ModelgenKit

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

ProgressLine.start()
let words = Array(CommandLine.arguments.dropFirst())
DeepStack.run { exit(CommandTable.run(words).rawValue) }
