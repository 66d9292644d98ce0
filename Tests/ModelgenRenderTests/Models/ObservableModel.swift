import ModelgenSwift

/// A player and its songs as observable classes.
enum ObservableModel {
    static let model = Model(
        source: "player.yaml",
        stem: "Player",
        access: .public,
        declarations: [
            Declaration(
                name: "Player",
                documentation: ["What plays."],
                conformances: ["Codable", "Hashable", "Identifiable"],
                body: .structure(
                    Structure(
                        isObservable: true,
                        properties: [
                            Property(name: "playerID", key: "player_id", type: .int),
                            Property(name: "volume", key: "volume", type: .double),
                            Property(name: "song", key: "song", type: .named("Song"), isOptional: true),
                            Property(name: "hasher", key: "hasher", type: .array(.string)),
                        ],
                        identity: Structure.Identity(property: "playerID", type: .int)
                    ))
            ),
            Declaration(
                name: "Song",
                enclosing: "Player",
                conformances: ["Codable", "Hashable"],
                body: .structure(
                    Structure(isObservable: true, properties: [Property(name: "title", key: "title", type: .string)]))
            ),
        ],
        codings: [
            Coding(name: "PlayerCoding", root: .named("Player"), model: "Player", subject: "player")
        ]
    )
}
