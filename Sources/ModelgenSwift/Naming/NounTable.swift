/// English nouns that follow no rule, lower case.
enum NounTable {
    /// Singulars by their plurals.
    static let singulars = Dictionary(pairs.map { ($0.plural, $0.singular) }, uniquingKeysWith: { first, _ in first })

    /// Plurals by their singulars.
    static let plurals = Dictionary(pairs.map { ($0.singular, $0.plural) }, uniquingKeysWith: { first, _ in first })

    /// Words that have no other form, or end in s without being the plural of something.
    static let unchanging: Set<String> = [
        // One form for one and many
        "aircraft", "corps", "deer", "equipment", "feedback", "fish", "headquarters", "info", "information", "means",
        "metadata", "moose", "music", "offspring", "salmon", "series", "sheep", "software", "species", "staff",
        "traffic",
        // Plurals that name one thing, or that nobody uses in the singular
        "analytics", "aws", "data", "diabetes", "economics", "electronics", "goods", "jeans", "kudos", "logistics",
        "mathematics", "mechanics", "media", "news", "pants", "physics", "politics", "pos", "savings", "scissors",
        "thanks",
        // Not nouns
        "always", "as", "does", "has", "perhaps", "was", "yes",
        // Singulars in s, beside those in ss, us and is
        "alias", "atlas", "bias", "canvas", "chaos", "cosmos", "gas", "lens", "texas",
        // Names and abbreviations
        "css", "dns", "gps", "https", "ios", "kubernetes", "macos", "postgres", "rss", "sms", "sys", "tls", "tvos",
        "watchos",
    ]

    private static let pairs: [(singular: String, plural: String)] = [
        ("person", "people"), ("child", "children"), ("man", "men"), ("woman", "women"), ("foot", "feet"),
        ("tooth", "teeth"), ("goose", "geese"), ("mouse", "mice"), ("ox", "oxen"),
        // Greek and Latin
        ("index", "indices"), ("vertex", "vertices"), ("matrix", "matrices"), ("appendix", "appendices"),
        ("analysis", "analyses"), ("crisis", "crises"), ("diagnosis", "diagnoses"), ("hypothesis", "hypotheses"),
        ("synopsis", "synopses"), ("thesis", "theses"), ("axis", "axes"), ("parenthesis", "parentheses"),
        ("criterion", "criteria"), ("phenomenon", "phenomena"), ("curriculum", "curricula"), ("stratum", "strata"),
        ("radius", "radii"), ("nucleus", "nuclei"), ("stimulus", "stimuli"), ("alumnus", "alumni"),
        ("bacterium", "bacteria"), ("corpus", "corpora"), ("genus", "genera"),
        // f and ve
        ("leaf", "leaves"), ("knife", "knives"), ("life", "lives"), ("wife", "wives"), ("thief", "thieves"),
        ("loaf", "loaves"), ("half", "halves"), ("shelf", "shelves"), ("scarf", "scarves"), ("wolf", "wolves"),
        ("elf", "elves"), ("self", "selves"), ("calf", "calves"),
        // ie, where the rule would say y
        ("movie", "movies"), ("cookie", "cookies"), ("zombie", "zombies"), ("selfie", "selfies"),
        ("calorie", "calories"), ("brownie", "brownies"), ("newbie", "newbies"), ("rookie", "rookies"),
        ("hoodie", "hoodies"), ("smoothie", "smoothies"),
        // i and u before an s that is a plural's
        ("api", "apis"), ("emoji", "emojis"), ("kpi", "kpis"), ("safari", "safaris"), ("ski", "skis"),
        ("taxi", "taxis"), ("uri", "uris"), ("wiki", "wikis"), ("cpu", "cpus"), ("emu", "emus"), ("gpu", "gpus"),
        ("menu", "menus"), ("sku", "skus"), ("submenu", "submenus"),
        // o
        ("hero", "heroes"), ("echo", "echoes"), ("potato", "potatoes"), ("tomato", "tomatoes"), ("veto", "vetoes"),
        ("canoe", "canoes"), ("shoe", "shoes"),
        // s, z, x and ch
        ("bus", "buses"), ("gas", "gases"), ("alias", "aliases"), ("lens", "lenses"), ("canvas", "canvases"),
        ("atlas", "atlases"), ("bias", "biases"), ("virus", "viruses"), ("bonus", "bonuses"), ("census", "censuses"),
        ("campus", "campuses"), ("chorus", "choruses"), ("iris", "irises"), ("quiz", "quizzes"), ("cache", "caches"),
        ("ache", "aches"), ("headache", "headaches"), ("niche", "niches"), ("avalanche", "avalanches"),
    ]
}
