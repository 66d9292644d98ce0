import ModelgenShape
import ModelgenSource

/// Options as a mapping of a spec or of a `modelgen.yaml`.
package enum OptionNodes {
    /// What a mapping says, its folders made relative to where the file is.
    package static func layer(
        of node: YAMLNode,
        in layer: Option.Layers,
        with reader: inout NodeReader
    ) -> OptionLayer {
        var result = OptionLayer()
        for member in reader.members(of: node, for: "options") ?? [] {
            if let setting = setting(of: member, in: layer, with: &reader) { result.settings.append(setting) }
        }
        return result
    }

    /// What one member says; nil where it was complained of.
    package static func setting(
        of member: YAMLNode.Member,
        in layer: Option.Layers,
        with reader: inout NodeReader
    ) -> OptionLayer.Setting? {
        guard let option = OptionTable.option(named: member.key) else {
            let known = OptionTable.options(in: layer).map(\.name)
            reader.complainAboutUnknown(member, in: "the options", known: known)
            return nil
        }
        guard option.layers.contains(layer) else {
            let message = "'\(option.name)' is a flag, not an option of a file"
            let remedy = "give it on the command line: --\(option.name)"
            reader.complain(
                .unknownKey, at: member.keyPosition, length: option.name.utf8.count, message, remedy: remedy)
            return nil
        }
        guard let value = reader.value(member.value, of: option.form, for: option.name) else { return nil }
        let place = Place(file: reader.path, position: member.value.position)
        if option.form == .folder || option.form == .file, case .word(let folder) = value {
            let path = FilePath.join(FilePath.folder(of: reader.path), folder)
            return OptionLayer.Setting(name: option.name, value: .word(path), place: place)
        }
        return OptionLayer.Setting(name: option.name, value: value, place: place)
    }
}
