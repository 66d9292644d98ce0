import ModelgenKit

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

ProgressLine.start()
exit(CommandTable.run(Array(CommandLine.arguments.dropFirst())).rawValue)
