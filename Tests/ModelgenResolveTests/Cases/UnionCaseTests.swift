import Testing

/// Reports of places that hold one thing or another, each in other words and values.
@Suite struct UnionCaseTests {
    /// Case 50: text in most documents, an object with a type and a value in some.
    @Test func textOrObject() {
        let books = ModelOutline([
            #"""
            {"key": "/books/B7", "name": "Reeds", "about": "Marsh birds.", "pictures": [5, -1], "topics": ["Birds"],
             "made": {"type": "/kind/time", "value": "2015-08-09T10:11:12.987654"}, "version": 2}
            """#,
            #"""
            {"key": "/books/B8", "name": "Foam", "about": {"type": "/kind/text", "value": "Sea."},
             "made": {"type": "/kind/time", "value": "2016-01-02T03:04:05.000321"}, "version": 6, "printed": "June 1971"}
            """#,
        ])
        #expect(
            books.line("Item")
                == "Item: key String, name String, about About, pictures [Int]?, topics [String]?, made Made, version Int, "
                + "printed String?"
        )
        #expect(books.line("About") == "About: string String | object AboutObject")
        #expect(books.line("AboutObject") == "AboutObject: type String, value String")
        #expect(books.line("Made") == "Made: type String, value Date")
        #expect(books.dateForm == "DateForm(separator: \"T\", fractionDigits: 6, zone: \"UTC\")")
    }

    /// Case 52: an id, or the whole object that it names, or null, or the remains of a deleted one.
    @Test func idOrExpandedObject() {
        let payments = ModelOutline([
            #"""
            {"object": "list", "url": "/v1/payments", "data": [
             {"id": "pa_1", "amount": 900, "created": 1650000000, "buyer": "bu_1", "result": {"network": "ok", "reason": null}},
             {"id": "pa_2", "amount": 50, "created": 1650000010, "result": null,
              "buyer": {"id": "bu_2", "object": "buyer", "email": "y@example.test", "created": 1640000000}},
             {"id": "pa_3", "amount": 1, "created": 1650000020, "buyer": null, "result": null},
             {"id": "pa_4", "amount": 1, "created": 1650000030, "buyer": {"id": "bu_3", "object": "buyer", "deleted": true},
              "result": null}]}
            """#
        ])
        #expect(
            payments.members("ItemData")?.contains("buyer: Buyer?") == true
        )
        #expect(payments.line("Buyer") == "Buyer: string String | object BuyerObject")
        #expect(
            payments.line("BuyerObject")
                == "BuyerObject (identifiable): id String, object String, email String?, deleted Bool?, created Date?"
        )
        #expect(payments.dateForm == ".seconds")
    }

    /// Case 53: an envelope whose payload is an object, null, or a text: a union that shows it, not a text that hides it.
    @Test func envelopeWhosePayloadVaries() {
        let replies = ModelOutline([
            #"{"code": 0, "message": "ok", "data": {"state": "B", "metres": 812}, "time": 1722000000.25}"#,
            #"{"code": 0, "message": "ok", "data": {"state": null, "metres": 812}}"#,
            #"{"message": "请登录", "data": null}"#,
            #"{"code": 1, "message": "完成", "data": "x7Rr0w1BvGk3Jd9QeW5mZA=="}"#,
        ])
        #expect(replies.line("Item") == "Item: code Int?, message String, data ItemData?, time Double?")
        #expect(replies.line("ItemData") == "ItemData: string String | object DataObject")
        #expect(replies.line("DataObject")?.hasSuffix("metres Int") == true)
        #expect(replies.line("DataObject")?.contains("?, metres") == true)
    }

    private let frames = #"""
        [[52, {"a": ["20.10", 3, "3.500"], "b": ["20.00", 4, "0.750"]}, "spread", "DOT/EUR"],
         {"channel": 77, "title": "spread", "event": "joined", "pair": "DOT/GBP"},
         {"problem": "No such pair", "event": "joined"}]
        """#

    /// Case 55: frames are arrays of fixed positions beside objects. A list of arrays and objects is no row itself.
    @Test func framesAndEvents() {
        let several = ModelOutline(
            [frames, #"[{"channel": 5, "title": "book", "event": "left", "pair": "A/B"}]"#], name: "Frame")
        #expect(several.root == "[Frame]")
        #expect(several.line("Frame") == "Frame: row FrameRow | object FrameObject")
        #expect(several.line("FrameRow") == "FrameRow: row Int, Second, String, String")
        #expect(several.line("Second") == "Second: a A, b A")
        #expect(several.line("A") == "A: row String, Int, String")
        #expect(
            several.members("FrameObject").map(Set.init) == [
                "channel: Int?", "title: String?", "event: String", "pair: String?", "problem: String?",
            ]
        )
        #expect(ModelOutline([frames], name: "Frame").root == "[Frame]")
    }

    /// Case 55 again: however odd a row at the root is, what it holds is named in words.
    @Test func columnsOfARootHaveNames() {
        let row = ModelOutline([#"[7, {"low": 1, "high": 2}, {"host": "a", "port": 5}]"#], name: "Frame")
        #expect(row.lines.count == 3)
        #expect(row.line("Frame") == "Frame: row Int, Second, Third")
    }

    /// Case 56: levels of an order book are pairs of texts, a third one only sometimes.
    @Test func orderBook() {
        let book = ModelOutline([
            #"""
            {"seq": 88, "stamp": "1590000000", "micros": "1590000000654321", "buys": [["81.00", "2.5"], ["80.95", "0.1"]],
             "sells": [["81.05", "0.020", "2"], ["82.00", "9"]]}
            """#
        ])
        #expect(
            book.lines == ["Item: seq Int, stamp String, micros String, buys [[String]], sells [[String]]"]
        )
    }

    /// Case 58: each kind of entry has members of its own, which one struct would make optional all.
    @Test func tagBesideThePayload() {
        let deck = ModelOutline([
            #"""
            {"title": "Deck", "cards": [{"cardType": "text", "words": "Hello"},
             {"cardType": "poll", "question": "Tea?", "open": true},
             {"cardType": "photo", "source": "a.png", "width": 20.5}, {"cardType": "text", "words": "Bye"}]}
            """#
        ])
        #expect(deck.tagging("Card") == "cardType")
        #expect(deck.line("Card") == "Card: text TextCard | poll PollCard | photo PhotoCard")
        #expect(deck.line("TextCard") == "TextCard: words String")
        #expect(deck.line("PollCard") == "PollCard: question String, open Bool")
    }

    /// Case 59: the tag says what the content beside it holds.
    @Test func tagBesideTheContent() {
        let drawing = ModelOutline([
            #"{"marks": [{"type": "dot", "at": {"radius": 3}}, {"type": "line", "at": {"dx": 4, "dy": 1}}, {"type": "dot", "at": {"radius": 0.5}}]}"#
        ])
        #expect(drawing.tagging("Mark") == "type/at")
        #expect(drawing.line("Mark") == "Mark: dot DotMark | line LineMark")
        #expect(drawing.line("DotMark") == "DotMark: radius Double")
        #expect(drawing.line("LineMark") == "LineMark: dx Int, dy Int")
    }

    /// Case 61: the depth of coordinates goes with the type, geometry may be null, ids are numbers or texts.
    @Test func geometry() {
        let map = ModelOutline([
            #"""
            {"type": "FeatureCollection", "features": [
             {"type": "Feature", "id": 4, "properties": {"title": "Pier", "NOTE": null, "height_m": 2},
              "geometry": {"type": "Point", "coordinates": [12.6, 55.7]}},
             {"type": "Feature", "id": "node/8", "properties": {"title": "Quay", "NOTE": "Stone", "height_m": null},
              "geometry": {"type": "Polygon", "coordinates": [[[12.5, 55.6], [12.6, 55.6], [12.6, 55.7], [12.5, 55.6]]]}},
             {"type": "Feature", "properties": {"title": "Lost", "NOTE": null, "height_m": null}, "geometry": null}]}
            """#
        ])
        #expect(
            map.line("Feature")?.contains("type String, id IntOrString?, properties Properties, geometry Geometry?")
                == true
        )
        #expect(map.line("Geometry") == "Geometry: point [Double] | polygon [[[Double]]]")
        #expect(map.tagging("Geometry") == "type/coordinates")
        #expect(map.members("Properties") == ["title: String", "note = NOTE: String?", "heightM = height_m: Int?"])
    }

    /// Case 65: a value that nobody listed made the whole answer unreadable; enums from samples are open.
    @Test func newValueOfAnEnum() {
        func users(_ roles: String) -> String {
            #"{"data": [{"type": "users", "id": "u\#(roles.count)", "attributes": {"mail": "m@example.test", "roles": [\#(roles)]}}]}"#
        }
        let roles = ModelOutline([
            users(#""SALES", "HELP_DESK""#), users(#""ADMIN", "SALES""#), users(#""EDIT_OWN_KEYS""#),
        ])
        #expect(roles.members("Attributes") == ["mail: String", "roles: [Role]"])
        #expect(
            roles.values("Role").map(Set.init) == [
                "admin = ADMIN", "editOwnKeys = EDIT_OWN_KEYS", "helpDesk = HELP_DESK", "sales = SALES", "unknown(…)",
            ]
        )
    }

    /// Case 71: documents of several kinds in one YAML file, and ports that are a number or a name.
    @Test func kindsOfDocuments() {
        let objects = ModelOutline(
            [
                """
                apiVersion: v1
                kind: Queue
                metadata: {name: mail}
                spec:
                  ports:
                    - {name: smtp, port: 25, targetPort: 2525}
                    - {name: stats, port: 9100, targetPort: stats}
                ---
                apiVersion: jobs/v1
                kind: Worker
                metadata: {name: mail}
                spec:
                  count: 3
                  template: {image: "example.test/mail:4", check: {path: /up, port: stats}}
                """
            ],
            name: "Resource"
        )
        #expect(objects.tagging("Resource") == "kind")
        #expect(objects.line("Resource") == "Resource: queue QueueResource | worker WorkerResource")
        #expect(objects.line("Port") == "Port: name String, port Int, targetPort IntOrString")
        #expect(objects.line("IntOrString") == "IntOrString: int Int | string String")
    }
    /// Case 71 again: a specification that has nothing in common from kind to kind, and a kind that has none.
    @Test func kindsWithOtherContents() {
        let objects = ModelOutline(
            [
                """
                kind: Settings
                metadata: {name: mail}
                data: {LEVEL: debug, RETRIES: "3"}
                """,
                """
                kind: Queue
                metadata: {name: mail}
                spec: {ports: [{name: smtp, port: 25}], policy: local}
                """,
                """
                kind: Worker
                metadata: {name: mail}
                spec: {count: 3, idle: false, image: "example.test/mail:4"}
                """,
            ],
            name: "Resource"
        )
        #expect(objects.tagging("Resource") == "kind")
    }
}
