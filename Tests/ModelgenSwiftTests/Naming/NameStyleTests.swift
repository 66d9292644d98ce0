import ModelgenSwift
import Testing

@Suite("Names from keys")
struct NameStyleTests {
    private let style = NameStyle()

    @Test(
        "A property",
        arguments: [
            ("title", "title"), ("avatar_url_2x", "avatarURL2x"), ("http2Server", "http2Server"),
            ("iso_639_1", "iso6391"), ("is_2fa_enabled", "is2FAEnabled"), ("HTTPServer", "httpServer"),
            ("NOT_AVAILABLE", "notAvailable"), ("OK", "ok"), ("id", "id"), ("_id", "id"), ("ID", "id"), ("ids", "ids"),
            ("user_ids", "userIDs"), ("userIDs", "userIDs"), ("UserId", "userID"), ("URLs", "urls"), ("urls", "urls"),
            ("image-urls", "imageURLs"), ("USER_ID", "userID"), ("URL", "url"), ("X-Request-ID", "xRequestID"),
            ("@type", "type"), ("$ref", "ref"), ("__typename", "typename"), ("created at", "createdAt"),
            ("productSKU", "productSKU"), ("product_sku", "productSku"), ("PRODUCT_SKU", "productSku"),
            ("Not AVAILABLE", "notAvailable"), ("IPv4Address", "ipv4Address"), ("server_ipv4", "serverIPv4"),
            ("safari_ios", "safariIOS"), ("ios", "ios"), ("iOSVersion", "iOSVersion"),
            ("oauthToken", "oauthToken"), ("user_oauth_token", "userOAuthToken"), ("use_https", "useHTTPS"),
            ("iPhone", "iPhone"), ("don't_ask", "dontAsk"), ("MD5Hash", "md5Hash"), ("fileMD5", "fileMD5"),
            ("2x", "_2x"), ("3DModel", "_3dModel"), ("has3DModel", "has3DModel"), ("price_usd", "priceUSD"),
            ("技术", "技术"), ("文章-列表", "文章列表"), ("größe", "größe"), ("ÉTAT_civil", "étatCivil"),
            ("дата_создания", "датаСоздания"),
            ("gpt-3.5-turbo", "gpt3_5Turbo"), ("party🎉", "party"), ("m²", "m"),
        ]
    )
    func property(key: String, wanted: String) {
        #expect(style.propertyCandidates(for: key).first == wanted)
    }

    @Test(
        "Nothing left: symbols are spelled",
        arguments: [
            ("+1", "plus1"), ("-1", "minus1"), ("*", "asterisk"), ("", "empty"), (" ", "space"), ("🎉", "partyPopper"),
            ("<=", "lessThanEquals"), ("100%", "_100Percent"), ("1.0", "_1_0"), ("16:9", "_16_9"),
            ("2024-01-15", "_2024_01_15"), ("-1.5", "minus1_5"), ("_", "underscore"), ("1", "_1"), ("$", "dollar"),
            ("🇩🇪", "flagDe"), ("❤️", "heavyBlackHeart"), ("\u{200B}", "zeroWidthSpace"), ("\t", "tab"), ("\u{1}", "u1"),
            ("…", "horizontalEllipsis"), ("👍🏽", "thumbsUpEmojiModifierFitzpatrickType4"),
        ]
    )
    func symbols(key: String, wanted: String) {
        #expect(style.propertyCandidates(for: key).first == wanted)
    }

    @Test(
        "A type",
        arguments: [
            ("author", "Author"), ("line_item", "LineItem"), ("url", "URL"), ("HTTPServer", "HTTPServer"),
            ("USER", "User"), ("2x", "_2xModel"), ("+1", "Plus1"), ("", "Empty"), ("技术", "技术Model"), ("élan", "Élan"),
            ("user_id", "UserID"),
        ]
    )
    func type(key: String, wanted: String) {
        #expect(style.typeCandidates(for: key).first == wanted)
    }

    @Test("A type is never called like the property that holds it")
    func typesDiffer() {
        for key in OddKeys.make(count: 2000) {
            let types = Set(style.typeCandidates(for: key))
            #expect(types.isDisjoint(with: style.propertyCandidates(for: key).prefix(1)))
        }
    }

    @Test(
        "Further candidates say more of the key",
        arguments: [
            ("user_id", ["userID", "user_id", "user_id"]),
            ("user-id", ["userID", "userDashID", "user_dash_id"]),
            ("User-Id", ["userID", "userDashID", "User_dash_Id"]),
            ("-price", ["price", "dashPrice", "dash_price"]),
            ("UTC+5", ["utc5", "utcPlus5", "UTC_plus_5"]),
            ("c++", ["c", "cPlusPlus", "c_plus_plus"]),
            ("*", ["asterisk", "asterisk", "asterisk_sign"]),
            ("", ["empty", "empty", "empty_key"]),
        ]
    )
    func furtherCandidates(key: String, wanted: [String]) {
        let candidates = style.propertyCandidates(for: key)
        #expect(Array(candidates.prefix(3)) == wanted)
        #expect(candidates.count == 5)
    }

    @Test("The last candidates end in the hash of the key")
    func hash() {
        #expect(style.propertyCandidates(for: "a").suffix(2) == ["a_296230c0", "a_af63dc4c8601ec8c"])
        #expect(style.typeCandidates(for: "a").last == "A_af63dc4c8601ec8c")
    }

    @Test("A long name is cut and keeps its hash")
    func longName() {
        let key = String(repeating: "word_", count: 40)
        let other = key + "x"
        for candidate in style.propertyCandidates(for: key) { #expect(candidate.count == NameStyle.longestName) }
        #expect(style.propertyCandidates(for: key).first != style.propertyCandidates(for: other).first)
    }

    @Test(
        "Canonically equal keys give the same scalars",
        arguments: [("e\u{301}tat", "\u{E9}tat"), ("\u{212A}ey", "Key")])
    func canonicallyEqual(first: String, second: String) {
        let scalars = { (names: [String]) in names.map { Array($0.unicodeScalars) } }
        #expect(scalars(style.propertyCandidates(for: first)) == scalars(style.propertyCandidates(for: second)))
        #expect(scalars(style.typeCandidates(for: first)) == scalars(style.typeCandidates(for: second)))
    }

    @Test("Acronyms can be added and taken out")
    func acronyms() {
        let style = NameStyle(acronyms: .standard.adding(["SKU", "GraphQL"], removing: ["ID"]))
        #expect(style.propertyCandidates(for: "product_sku").first == "productSKU")
        #expect(style.propertyCandidates(for: "product_skus").first == "productSKUs")
        #expect(style.propertyCandidates(for: "my_graphql_url").first == "myGraphQLURL")
        #expect(style.propertyCandidates(for: "user_id").first == "userId")
        #expect(style.propertyCandidates(for: "userID").first == "userId")
        #expect(style.propertyCandidates(for: "userIDs").first == "userIds")
    }
}
