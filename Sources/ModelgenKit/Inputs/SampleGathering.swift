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
        // Each thread merges what it reads: shapes add up in any grouping, and few are held at once.
        let size = samples.count > Self.groupSize * Self.groupSize ? Self.groupSize : 1
        let groups = stride(from: 0, to: samples.count, by: size).map { start in
            samples[start..<min(start + size, samples.count)]
        }
        return Self.merged(
            each(of: groups) { group, threads in
                if threads == nil, group.contains(where: \.isLarge) { return nil }
                return Self.merged(
                    group.lazy.map { SampleReader.read($0, limits: limits, threads: threads ?? 1) })
            })
    }

    /// Maps samples on several threads: small ones side by side, then each large one with all threads.
    /// - Parameter transform: Is given the number of threads; at first none, and gives nil for what is large.
    private func each<Sample: Sendable, Result: Sendable>(
        of samples: [Sample],
        _ transform: @escaping @Sendable (Sample, Int?) -> Result?
    ) -> [Result] {
        let small = ConcurrentMap.map(samples, threads: threads) { transform($0, nil) }
        let all = threads ?? ConcurrentMap.processors
        return zip(samples, small).compactMap { sample, result in result ?? transform(sample, all) }
    }

    /// So many samples are merged by the thread that reads them; where there are many: a few large ones are read apart.
    private static let groupSize = 16

    /// A sample of a root by itself.
    struct Sample: Hashable, Sendable {
        /// The file's name without its folder.
        var name: String
        /// What tells its bytes apart.
        var digest: String
        var reading: Reading
    }

    /// The shape of what a root of a spec names, with the complaints about it.
    package func reading(of root: Spec.Root, in spec: Spec) -> Reading {
        let (samples, diagnostics) = samples(of: root, in: spec)
        var sum = Self.merged(samples.map(\.reading))
        sum.diagnostics += diagnostics
        return sum
    }

    /// What a root of a spec names, sample by sample.
    /// - Parameter remembered: The shape file of the spec, which is none of its samples.
    func samples(of root: Spec.Root, in spec: Spec, besides remembered: String? = nil) -> ([Sample], [Diagnostic]) {
        var (found, diagnostics) = places(of: root, in: spec)
        if let remembered { found[remembered] = nil }
        let paths = found.sorted { $0.key < $1.key }
        let needsDigest = remembered != nil
        var samples = each(of: paths) { sample, threads in
            read(sample.key, namedAt: sample.value, needsDigest: needsDigest, threads: threads)
        }
        if let document = root.document {
            let digest = SampleDigest.text(of: Array(NodeJSON.text(of: document).utf8))
            let reading = YAMLReader.shape(of: document, file: spec.path)
            samples.append(Sample(name: FilePath.name(of: spec.path), digest: digest, reading: reading))
        }
        return (samples, diagnostics)
    }

    /// The files that a root of a spec names, each with where it is named.
    private func places(of root: Spec.Root, in spec: Spec) -> ([String: Place], [Diagnostic]) {
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
        return (found, diagnostics)
    }

    /// The document that previews of a root's list show; nil where no sample is short enough.
    func preview(of root: Spec.Root, in spec: Spec) -> String? {
        if let document = root.document { return NodeJSON.text(of: document) }
        let paths = places(of: root, in: spec).0.keys.sorted()
        return PreviewDocument.text(among: paths.compactMap { try? files.source($0) })
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

    private func read(_ path: String, namedAt place: Place, needsDigest: Bool, threads: Int?) -> Sample? {
        let name = FilePath.name(of: path)
        do {
            let file = try files.source(path)
            if threads == nil, file.isLarge { return nil }
            let digest = needsDigest ? SampleDigest.text(of: file.bytes) : ""
            let reading = SampleReader.read(file, limits: limits, threads: threads ?? 1)
            return Sample(name: name, digest: digest, reading: reading)
        } catch {
            return Sample(name: name, digest: "", reading: Reading(diagnostics: [.unreadable(error, at: place)]))
        }
    }

    private static func merged(_ readings: some Sequence<Reading>) -> Reading {
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
