import ModelgenShape
import ModelgenSource

/// Reads the samples of one root into one shape.
package struct SampleGathering: Sendable {
    private let files: any FileSystem
    private let limits: ReadingLimits
    private let threads: Int?

    package init(_ files: any FileSystem, limits: ReadingLimits = ReadingLimits(), threads: Int? = nil) {
        self.files = files
        self.limits = limits
        self.threads = threads
    }

    /// The shape of samples that are in memory already.
    package func reading(of samples: [SourceFile]) -> Reading {
        Self.merged(readings(of: samples) { sample in sample })
    }

    /// Reads samples on several threads: small ones side by side, then each large one with all threads.
    private func readings<Sample: Sendable>(
        of samples: [Sample],
        open: @escaping @Sendable (Sample) throws(Diagnostics) -> SourceFile
    ) -> [Reading] {
        let read: @Sendable (Sample, Int?) -> Reading? = { sample, threads in
            do throws(Diagnostics) {
                let file = try open(sample)
                if threads == nil, file.isLarge { return nil }
                return SampleReader.read(file, limits: limits, threads: threads ?? 1)
            } catch {
                return Reading(diagnostics: error.all)
            }
        }
        let all = threads ?? ConcurrentMap.processors
        let small = ConcurrentMap.map(samples, threads: threads) { read($0, nil) }
        return zip(samples, small).compactMap { sample, reading in reading ?? read(sample, all) }
    }

    /// The shape of what a root of a spec names, with the complaints about it.
    package func reading(of root: Spec.Root, in spec: Spec) -> Reading {
        let folder = FilePath.folder(of: spec.path)
        var diagnostics: [Diagnostic] = []
        var found: [String: Place] = [:]
        for sample in root.samples {
            do {
                let paths = try paths(of: sample, below: folder == "." ? "" : folder)
                // A file that several entries name counts once.
                for path in paths where found[path] == nil { found[path] = sample.place }
            } catch {
                diagnostics += error.all
            }
        }
        let samples = found.sorted { $0.key < $1.key }
        var readings = readings(of: samples) { sample throws(Diagnostics) in
            do throws(FileFailure) {
                return try files.source(sample.key)
            } catch {
                throw Diagnostics([.unreadable(error, at: sample.value)])
            }
        }
        if let document = root.document { readings.append(YAMLReader.shape(of: document, file: spec.path)) }
        var sum = Self.merged(readings)
        sum.diagnostics += diagnostics
        return sum
    }

    /// The files of one entry of `samples:`; specs among those that a folder or a pattern gives are no samples.
    private func paths(of sample: Placed<String>, below folder: String) throws(Diagnostics) -> [String] {
        let paths = try InputFinder(files).files(named: sample.value, below: folder, at: sample.place)
        guard paths == [FilePath.join(folder, sample.value)] else {
            let samples = paths.filter { !isSpec($0) }
            if !samples.isEmpty { return samples }
            let message = "'\(sample.value)' gives specs only"
            throw Diagnostics([Diagnostic(.noSamples, at: sample.place, message: message, remedy: "name the samples")])
        }
        return paths
    }

    private func isSpec(_ path: String) -> Bool {
        guard let file = try? files.source(path) else { return false }
        return InputKind(of: file, limits: limits) == .spec
    }

    private static func merged(_ readings: [Reading]) -> Reading {
        var sum = Reading()
        for reading in readings {
            sum.shape.merge(reading.shape)
            sum.documents += reading.documents
            sum.diagnostics += reading.diagnostics
        }
        return sum
    }
}

extension SourceFile {
    /// Whether several threads read the file sooner than one.
    fileprivate var isLarge: Bool {
        (mapping?.count ?? 0) > 8 << 20
    }
}
