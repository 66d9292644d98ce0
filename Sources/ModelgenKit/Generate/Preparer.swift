import ModelgenResolve
import ModelgenShape
import ModelgenSource
import ModelgenSwift

/// Reads inputs into requests for models; the first half of every command that looks at samples.
package struct Preparer {
    private let files: any FileSystem

    package init(_ files: any FileSystem) {
        self.files = files
    }

    package func prepare(_ request: GenerationRequest) -> Preparation {
        let limits = Self.limits(request)
        let inputs: Inputs
        do {
            inputs = try InputReader(files, limits: limits).read(request.inputs)
        } catch {
            return Preparation(diagnostics: error.all)
        }
        let misuse = InputUsage.diagnostics(of: request, inputs: inputs)
        guard misuse.isEmpty else { return Preparation(diagnostics: misuse) }
        var preparation = Preparation()
        do {
            if !inputs.samples.isEmpty { try add(inputs.samples, request, to: &preparation) }
        } catch {
            preparation.diagnostics += error.all
        }
        for file in inputs.specs {
            do {
                try add(file, request, to: &preparation)
            } catch {
                preparation.diagnostics += error.all
            }
        }
        return preparation
    }

    private func add(_ file: SourceFile, _ request: GenerationRequest, to preparation: inout Preparation)
        throws(Diagnostics)
    {
        let spec = try SpecReader.read(file, limits: Self.limits(request))
        let options = try options(for: FilePath.folder(of: spec.path), layers: [spec.options, request.flags])
        let stem = FileStem.stem(forFileName: FilePath.name(of: spec.path))
        var roots: [ModelRequest.Root] = []
        var memory: Remembering?
        for root in spec.roots {
            let gathering = SampleGathering(files, limits: options.tool.limits, threads: options.tool.threads)
            let shape: Shape
            if let path = options.tool.remember {
                let remembering = try remembering(path, root, of: spec, options.tool, gathering, &preparation)
                shape = remembering.file.shape
                memory = remembering
            } else {
                let reading = gathering.reading(of: root, in: spec)
                preparation.diagnostics += reading.diagnostics
                shape = reading.shape
            }
            let name = root.name?.value ?? Self.typeName(stem)
            var request = ModelRequest.Root(name: name, shape: shape, overrides: root.fields)
            request.namePlace = root.name?.place
            request.root = root.pointer?.value ?? request.root
            request.rootPlace = root.pointer?.place
            request.paging = root.paging
            if options.model.emitsPreviews { request.preview = gathering.preview(of: root, in: spec) }
            roots.append(request)
        }
        let source = spec.path == InputReader.standardInput ? "standard input" : FilePath.name(of: spec.path)
        var model = ModelRequest(source: source, stem: stem, options: options.model, roots: roots)
        model.emitPlace = spec.options.settings.last { $0.name == "emit" }?.place
        model.names = memory?.file.memory?.names ?? model.names
        var item = Preparation.Item(request: model, tool: options.tool, spec: spec.path)
        item.memory = memory
        preparation.items.append(item)
    }

    private func remembering(
        _ path: String,
        _ root: Spec.Root,
        of spec: Spec,
        _ tool: ToolOptions,
        _ gathering: SampleGathering,
        _ preparation: inout Preparation
    ) throws(Diagnostics) -> Remembering {
        guard spec.roots.count == 1 else {
            let message = "'remember' is for a spec of one model, and this one has \(spec.roots.count)"
            let remedy = "give each model a spec, or take 'remember' out"
            throw Diagnostics([Diagnostic(.conflictingKeys, path: spec.path, message: message, remedy: remedy)])
        }
        let (samples, diagnostics) = gathering.samples(of: root, in: spec, besides: path)
        let complaints = samples.flatMap(\.reading.diagnostics) + diagnostics
        preparation.diagnostics += complaints
        let forgotten = tool.forget.map { pointer in
            (whole: JSONPointer((root.pointer?.value.steps ?? []) + pointer.steps), below: pointer)
        }
        return try Remembering.remember(
            path, samples: samples, forgotten: forgotten, files: files, limits: tool.limits)
    }

    private func add(
        _ samples: [SourceFile],
        _ request: GenerationRequest,
        to preparation: inout Preparation
    ) throws(Diagnostics) {
        let options = try options(for: ".", layers: [request.flags])
        let stem = samples.first.map { FileStem.stem(forFileName: FilePath.name(of: $0.path)) } ?? ""
        // Usage was checked before: without a name there is one sample, and its name serves.
        let isNameless = samples.count > 1 || samples.first?.path == InputReader.standardInput
        let name = request.name ?? (isNameless ? request.fallbackName : nil) ?? Self.typeName(stem)
        let gathering = SampleGathering(files, limits: options.tool.limits, threads: options.tool.threads)
        let reading = gathering.reading(of: samples)
        preparation.diagnostics += reading.diagnostics
        var root = ModelRequest.Root(name: name, shape: reading.shape)
        if options.model.emitsPreviews { root.preview = PreviewDocument.text(among: samples) }
        let source = SampleNames.text(of: samples.map(\.path))
        let model = ModelRequest(source: source, stem: request.name ?? stem, options: options.model, roots: [root])
        preparation.items.append(Preparation.Item(request: model, tool: options.tool))
    }

    /// The options of the `modelgen.yaml` that holds for a folder, and of the layers over it.
    private func options(for folder: String, layers: [OptionLayer]) throws(Diagnostics) -> Options {
        guard let path = OptionsFile.path(above: folder, in: files) else { return Options(layers: layers) }
        let file = try InputReader(files).file(path)
        return Options(layers: [try OptionsFile.read(file)] + layers)
    }

    /// The limits that hold for specs themselves: what they say of limits is not known yet.
    private static func limits(_ request: GenerationRequest) -> ReadingLimits {
        Options(layers: [request.flags]).tool.limits
    }

    /// The type that a file's name gives: the stem, or what stands for it where Swift has taken it (`data.yaml`).
    private static func typeName(_ stem: String) -> String {
        ReservedWords.declared(stem, at: .type)
    }
}
