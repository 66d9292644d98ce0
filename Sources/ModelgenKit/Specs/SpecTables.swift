import ModelgenResolve
import ModelgenShape
import ModelgenSource
import ModelgenSwift

/// The keys of a spec. The reader and the published schema follow these tables.
package enum SpecTables {
    /// What the top of a spec holds while it is read.
    package struct Draft: Sendable {
        package var root = Spec.Root()
        package var options = OptionLayer()
        package var models: [Spec.Root] = []
    }

    /// Keys of a root, in a spec or in an entry of `models:`.
    package static let root = KeyTable<Spec.Root>(
        owner: "a model",
        keys: [
            SpecKey("samples", help: "files, folders and patterns, relative to the spec") { node, root, reader in
                for element in reader.elements(of: node, for: "samples") ?? [] {
                    guard let text = reader.text(element, for: "samples") else { continue }
                    root.samples.append(Placed(text, at: reader.place(of: element)))
                }
            },
            SpecKey("sample", help: "a document in place") { node, root, _ in root.document = node },
            SpecKey("root", help: "JSON Pointer to where the model starts; - means each element") {
                node, root, reader in
                guard let pointer = reader.pointer(node, for: "root") else { return }
                root.pointer = Placed(pointer, at: reader.place(of: node))
            },
            SpecKey("fields", help: "what is to be different, by JSON Pointer below root") { node, root, reader in
                for member in reader.members(of: node, for: "fields") ?? [] {
                    guard let pointer = reader.pointer(member.key, for: "'fields'", at: member.keyPosition) else {
                        continue
                    }
                    let place = Place(file: reader.path, position: member.keyPosition)
                    var field = FieldOverride(pointer: pointer, place: place)
                    FieldTable.table.read(member.value, as: member.key, into: &field, with: &reader)
                    root.fields.append(field)
                }
            },
            SpecKey("paging", help: "how a store's list goes on, where the samples do not tell") { node, root, reader in
                root.paging = PagingTable.paging(node, with: &reader)
            },
        ]
    )

    /// Keys at the top.
    package static let top = KeyTable<Draft>(
        owner: "a spec",
        keys: [
            SpecKey("modelgen", help: "the version of this format: 1") { node, _, reader in
                checkVersion(node, with: &reader)
            },
            SpecKey("name", help: "the root type; the file's name where nothing is said") { node, draft, reader in
                guard let name = reader.name(node, for: "name", at: .type) else { return }
                draft.root.name = Placed(name, at: reader.place(of: node))
            },
        ] + root.keys.map { $0.lifted(\.root) } + [
            SpecKey("emit", help: "what is written: models, store, list, table") { node, draft, reader in
                let member = YAMLNode.Member(key: "emit", keyPosition: node.position, value: node)
                guard let setting = OptionNodes.setting(of: member, in: .spec, with: &reader) else { return }
                draft.options.settings.append(setting)
            },
            SpecKey("options", help: "choices for all types of the spec") { node, draft, reader in
                draft.options.settings += OptionNodes.layer(of: node, in: .spec, with: &reader).settings
            },
            SpecKey("models", help: "several roots by name, their common types emitted once") { node, draft, reader in
                for member in reader.members(of: node, for: "models") ?? [] {
                    let name = YAMLNode(content: .string(member.key), position: member.keyPosition)
                    guard let text = reader.name(name, for: "models", at: .type) else { continue }
                    var root = Spec.Root()
                    root.name = Placed(text, at: reader.place(of: name))
                    SpecTables.root.read(member.value, as: text, into: &root, with: &reader)
                    reader.checkSamples(of: root, at: member.keyPosition)
                    draft.models.append(root)
                }
            },
        ]
    )

    /// Complains where the value of `modelgen:` is not 1.
    static func checkVersion(_ node: YAMLNode, with reader: inout NodeReader) {
        guard node.content != .number("1") else { return }
        let message = "this modelgen reads version 1 of its format, not \(node.content.kind)"
        reader.complain(.unsupportedVersion, at: node.position, message, remedy: "write 'modelgen: 1'")
    }
}

extension NodeReader {
    /// Complains of a model without samples, unless something else is wrong, which is then the likely cause.
    package mutating func checkSamples(of root: Spec.Root, at position: SourcePosition) {
        guard root.samples.isEmpty, root.document == nil, diagnostics.isEmpty else { return }
        let remedy = "add 'samples: [samples/*.json]', or 'sample:' with a document in place"
        complain(.missingKey, at: position, "there are no samples", remedy: remedy)
    }
}
