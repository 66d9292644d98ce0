import ModelgenRender
import ModelgenResolve
import ModelgenShape
import ModelgenSource
import ModelgenSwift

/// The main job: inputs to files in memory. Nothing is written.
///
/// ```swift
/// let result = Generation(DiskFileSystem()).run(GenerationRequest(inputs: ["Specs/article.yaml"]))
/// result.files.map(\.name)  // ["Article.generated.swift", "ArticleCoding.generated.swift", …]
/// ```
package struct Generation {
    private let files: any FileSystem

    package init(_ files: any FileSystem) {
        self.files = files
    }

    /// - Parameter folder: What is in the output folder already: the shared files there serve models beyond this run.
    package func run(_ request: GenerationRequest, into folder: OutputFolder = OutputFolder()) -> GenerationResult {
        let preparation = Preparer(files).prepare(request)
        guard !preparation.hasErrors else { return GenerationResult(diagnostics: preparation.diagnostics) }
        var result = GenerationResult(diagnostics: preparation.diagnostics)
        result.specs = preparation.items.compactMap(\.spec)
        var outputs: [Output] = []
        var renderers = Renderers(files)
        for item in preparation.items {
            let resolution = Resolver.resolve(item.request)
            result.diagnostics += resolution.diagnostics
            guard !Diagnostics(resolution.diagnostics).hasErrors else { continue }
            guard let model = resolution.model else {
                result.diagnostics.append(Self.fault(item))
                continue
            }
            do {
                let renderer = try renderers.renderer(templates: item.tool.templates)
                let rendered = try renderer.render(model)
                if let memory = item.memory {
                    let roots = item.request.roots
                    let finished = memory.finished(names: resolution.names, roots: roots, spec: item.spec)
                    result.remembered.append(finished.file)
                    result.diagnostics += finished.notes
                }
                outputs.append(Output(item: item, model: model, renderer: renderer, files: rendered))
            } catch {
                result.diagnostics += error.all
            }
        }
        result.diagnostics += SameOutput.diagnostics(of: outputs)
        guard !result.hasErrors else {
            result.remembered = []
            return result
        }
        do {
            var files = outputs.flatMap(\.files).filter { SharedFile.named($0.name) == nil }
            for shared in SharedFile.allCases {
                if let file = try shared.rendered(for: outputs, in: folder) { files.append(file) }
            }
            result.files = files.sorted { $0.name < $1.name }
        } catch {
            result.diagnostics += error.all
        }
        return result
    }

    /// The files of one model, and what they were made with.
    struct Output {
        var item: Preparation.Item
        var model: Model
        var renderer: Renderer
        var files: [RenderedFile]
    }

    private static func fault(_ item: Preparation.Item) -> Diagnostic {
        Diagnostic(
            .internalFault,
            path: item.spec,
            message: "no model was made of '\(item.request.source)', and nothing says why",
            remedy: "this is a fault of modelgen: please report it with the input"
        )
    }
}
