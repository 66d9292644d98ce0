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
        let options = try OptionsFile.options(
            for: FilePath.folder(of: spec.path), layers: [spec.options, request.flags], in: files)
        let gathering = SampleGathering(files, limits: options.tool.limits, threads: options.tool.threads)
        var memory: Remembering?
        if let path = options.tool.remember {
            memory = try remembering(path, spec, options.tool, gathering, &preparation)
        }
        let roots = spec.roots.enumerated().map { index, root in
            var shape = memory?.models[index].evidence.shape
            if shape == nil {
                let reading = gathering.reading(of: root, in: spec)
                preparation.diagnostics += reading.diagnostics
                shape = reading.shape
            }
            let name = Self.name(of: root, in: spec)
            var request = ModelRequest.Root(name: name, shape: shape ?? Shape(), overrides: root.fields)
            request.namePlace = root.name?.place
            request.root = root.pointer?.value ?? request.root
            request.rootPlace = root.pointer?.place
            request.paging = root.paging
            if options.model.emitsPreviews { request.preview = gathering.preview(of: root, in: spec) }
            return request
        }
        let source = spec.path == InputReader.standardInput ? "standard input" : FilePath.name(of: spec.path)
        let stem = FileStem.stem(forFileName: FilePath.name(of: spec.path))
        var model = ModelRequest(source: source, stem: stem, options: options.model, roots: roots)
        model.emitPlace = spec.options.settings.last { $0.name == "emit" }?.place
        model.names = memory?.names ?? model.names
        var item = Preparation.Item(request: model, tool: options.tool, spec: spec.path)
        item.memory = memory
        preparation.items.append(item)
    }

    /// What a spec remembers, with its samples.
    private func remembering(
        _ path: String,
        _ spec: Spec,
        _ tool: ToolOptions,
        _ gathering: SampleGathering,
        _ preparation: inout Preparation
    ) throws(Diagnostics) -> Remembering {
        let inputs = spec.roots.map { root in
            let (samples, diagnostics) = gathering.samples(of: root, in: spec, besides: path)
            preparation.diagnostics += samples.flatMap(\.reading.diagnostics) + diagnostics
            let forgotten = tool.forget.map { pointer in
                (whole: JSONPointer((root.pointer?.value.steps ?? []) + pointer.steps), below: pointer)
            }
            return Remembering.Input(name: Self.name(of: root, in: spec), samples: samples, forgotten: forgotten)
        }
        return try Remembering.remember(path, inputs, files: files, limits: tool.limits)
    }

    /// The root type that a spec gives.
    private static func name(of root: Spec.Root, in spec: Spec) -> String {
        root.name?.value ?? typeName(FileStem.stem(forFileName: FilePath.name(of: spec.path)))
    }

    private func add(
        _ samples: [SourceFile],
        _ request: GenerationRequest,
        to preparation: inout Preparation
    ) throws(Diagnostics) {
        let options = try OptionsFile.options(for: ".", layers: [request.flags], in: files)
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

    /// The limits that hold for specs themselves: what they say of limits is not known yet.
    private static func limits(_ request: GenerationRequest) -> ReadingLimits {
        Options(layers: [request.flags]).tool.limits
    }

    /// The type that a file's name gives: the stem, or what stands for it where Swift has taken it (`data.yaml`).
    private static func typeName(_ stem: String) -> String {
        ReservedWords.declared(stem, at: .type)
    }
}
