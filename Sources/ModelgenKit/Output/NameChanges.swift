import ModelgenSource

/// Says which names of the files in an output folder a run takes away: more samples may make a key clash, a record a map,
/// two types one. Code that uses the models must follow; whoever wants the old name is told how to keep it.
package enum NameChanges {
    /// Of more changes than this only the number is told.
    private static let most = 12

    /// - Parameters:
    ///   - plan: What the run is to write.
    ///   - folder: What stands there now.
    ///   - path: Of the folder, as the user named it.
    package static func diagnostics(of plan: OutputPlan, over folder: OutputFolder, at path: String) -> [Diagnostic] {
        var changes: [Diagnostic] = []
        for step in plan.steps(.update) {
            guard let old = folder.files[step.name]?.bytes, let new = step.text else { continue }
            let names = (DeclaredNames(of: String(decoding: old, as: UTF8.self)), DeclaredNames(of: new))
            changes += messages(names.0, names.1).map { message, remedy in
                Diagnostic(
                    .nameChanged, .warning, path: FilePath.join(path, step.name), message: message, remedy: remedy)
            }
        }
        guard changes.count > most else { return changes }
        var told = Array(changes.prefix(most))
        let rest = "\(changes.count - most) more names are gone or changed"
        told.append(
            Diagnostic(.nameChanged, .warning, path: path, message: rest, remedy: "'modelgen diff' tells of all"))
        return told
    }

    private static func messages(_ old: DeclaredNames, _ new: DeclaredNames) -> [(String, String)] {
        var found: [(String, String)] = []
        for (type, members) in old.types.sorted(by: { $0.key < $1.key }) {
            guard let now = new.types[type] else {
                // Of a type that is gone, those inside it are gone too.
                let outer = type.split(separator: ".").dropLast().joined(separator: ".")
                if outer.isEmpty || old.types[outer] == nil || new.types[outer] != nil {
                    found.append(gone(type, members, old, new))
                }
                continue
            }
            for (key, name) in members.properties.sorted(by: { $0.key < $1.key }) {
                guard let other = now.properties[key], other != name else { continue }
                found.append(
                    (
                        "\(key) of \(type) is '\(other)' now and was '\(name)'",
                        "to keep the name, write { name: \(name) } for it under 'fields' of a spec; 'remember' keeps all"
                    ))
            }
            for (text, name) in members.cases.sorted(by: { $0.key < $1.key }) {
                guard let other = now.cases[text], other != name else { continue }
                found.append(
                    (
                        "the case \(text) of \(type) is '\(other)' now and was '\(name)'",
                        "to keep the name, write { names: { \(text): \(name) } } under 'fields' of a spec; 'remember' keeps all"
                    ))
            }
        }
        return found
    }

    private static func gone(
        _ type: String, _ members: DeclaredNames.Members, _ old: DeclaredNames, _ new: DeclaredNames
    ) -> (String, String) {
        let name = type.split(separator: ".").last.map(String.init) ?? type
        let remedy =
            "to keep the name, write { type: \(name) } for it under 'fields' of a spec, or { map: false } if it became a map; "
            + "'remember' keeps all"
        let keys = Set(members.properties.keys)
        let heirs = new.types.filter { old.types[$0.key] == nil && Set($0.value.properties.keys) == keys }
        if heirs.count == 1, let heir = heirs.first?.key, !keys.isEmpty {
            return ("the type \(type) is called \(heir) now", remedy)
        }
        return ("the type \(type) is gone", remedy)
    }
}
