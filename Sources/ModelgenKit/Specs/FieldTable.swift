import ModelgenResolve
import ModelgenShape
import ModelgenSource
import ModelgenSwift

/// The keys of an entry of `fields:`.
package enum FieldTable {
    package static let table = KeyTable<FieldOverride>(
        owner: "an entry of 'fields'",
        keys: [
            SpecKey("name", help: "the property's name") { node, field, reader in
                field.name = reader.name(node, for: "name", at: .property)
            },
            SpecKey("type", help: "a scalar type (Date, Decimal, …) or the name of the emitted type") {
                node, field, reader in
                field.type = reader.typeName(node, for: "type")
            },
            SpecKey("use", help: "a type of yours, or of this spec: none is emitted") { node, field, reader in
                field.use = reader.typeName(node, for: "use")
            },
            SpecKey("format", help: "of a date: seconds, milliseconds, microseconds, iso8601, rfc1123 or a pattern") {
                node, field, reader in
                field.format = reader.text(node, for: "format")
            },
            SpecKey("timeZone", help: "of a date that names none") { node, field, reader in
                guard case .word(let zone)? = reader.value(node, of: .timeZone, for: "timeZone") else { return }
                field.timeZone = zone
            },
            SpecKey("enum", help: "unknown values kept (open), refused (closed), or no enum (off)") {
                node, field, reader in
                field.enum = reader.choice(node, for: "enum", of: ModelOptions.Enums.self)
            },
            SpecKey("names", help: "names of cases, variants or map keys by their text") { node, field, reader in
                for member in reader.members(of: node, for: "names") ?? [] {
                    field.names[member.key] = reader.name(member.value, for: member.key, at: .enumCase)
                }
            },
            SpecKey("skip", help: "leave the field out") { node, field, reader in
                field.skip = reader.boolean(node, for: "skip") ?? false
            },
            SpecKey("identity", help: "whether it is the id of its type") { node, field, reader in
                field.identity = reader.boolean(node, for: "identity")
            },
            SpecKey("list", help: "whether it is the list that a store is for") { node, field, reader in
                field.isList = reader.boolean(node, for: "list")
            },
            SpecKey("section", help: "whether its values part a store's list into sections") { node, field, reader in
                field.isSection = reader.boolean(node, for: "section")
            },
            SpecKey("optional", help: "whether it may be missing, whatever the samples say") { node, field, reader in
                field.optional = reader.boolean(node, for: "optional")
            },
            SpecKey("lossy", help: "skip and count elements that do not decode") { node, field, reader in
                field.lossy = reader.boolean(node, for: "lossy") ?? false
            },
            SpecKey("lenient", help: "whether text for a number and the like is taken") { node, field, reader in
                field.lenient = reader.boolean(node, for: "lenient")
            },
            SpecKey("map", help: "whether it is a map (true) or a record (false)") { node, field, reader in
                field.map = reader.boolean(node, for: "map")
            },
            SpecKey("default", help: "what a missing value becomes") { node, field, _ in
                field.default = NodeJSON.text(of: node)
            },
        ]
    )
}
