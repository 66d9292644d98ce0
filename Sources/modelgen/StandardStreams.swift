import ModelgenKit
import ModelgenSource

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Standard output for data, standard error for diagnostics.
enum StandardStreams {
    static func output(_ text: String) {
        write(text, to: STDOUT_FILENO)
    }

    static func error(_ text: String) {
        write(text, to: STDERR_FILENO)
    }

    /// Prints diagnostics as the options ask: with excerpts and colors where a person sits at a terminal.
    static func tell(_ diagnostics: [Diagnostic], _ options: ToolOptions) {
        let isTerminal = isatty(STDERR_FILENO) == 1
        let isColored =
            switch options.color {
            case .always: true
            case .never: false
            case .auto: isTerminal && getenv("NO_COLOR") == nil && !isDumb
            }
        let printer = DiagnosticPrinter(
            format: options.format,
            isColored: isColored && options.format == .text,
            showsExcerpts: isTerminal || options.color == .always,
            // Who is told that warnings fail the run must see them.
            showsErrorsOnly: options.quiet && !options.strict
        ) { path in
            let bytes = path == InputReader.standardInput ? nil : try? DiskFileSystem().read(path)
            return bytes.map { SourceFile(path: path, bytes: $0) }
        }
        let told = options.quiet ? diagnostics.filter { $0.severity != .note } : diagnostics
        error(printer.text(of: told))
    }

    private static var isDumb: Bool {
        guard let terminal = getenv("TERM") else { return true }
        return String(cString: terminal) == "dumb"
    }

    private static func write(_ text: String, to descriptor: Int32) {
        ProgressLine.end()
        var text = text
        text.withUTF8 { bytes in
            var rest = UnsafeRawBufferPointer(bytes)
            while !rest.isEmpty {
                #if canImport(Glibc)
                    let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
                #else
                    let count = Darwin.write(descriptor, rest.baseAddress, rest.count)
                #endif
                if count > 0 {
                    rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
                } else if errno != EINTR {
                    return
                }
            }
        }
    }
}
