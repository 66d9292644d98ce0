import ModelgenKit

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

exit(CommandTable.run(Array(CommandLine.arguments.dropFirst())).rawValue)
