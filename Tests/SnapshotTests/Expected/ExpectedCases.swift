// Written by `MODELGEN_RECORD=1 swift test` from Specs/. Do not edit.

import Foundation

/// Every root of every case: a document in, what its models make of it out.
package nonisolated enum ExpectedCases {
    /// Decodes a document and encodes it again; nil where the case's models only decode.
    package typealias RoundTrip = @Sendable (Data) throws -> Data?

    /// By `case/Root`.
    package static let all: [String: RoundTrip] = [
        "access-log/LogEntry": { try LogEntryCoding.encode(LogEntryCoding.decode($0)) },
        "agenda/Agenda": { try AgendaCoding.encode(AgendaCoding.decode($0)) },
        "article/Article": { try ArticleCoding.encoder.encode(ArticleCoding.decode($0)) },
        "big-numbers/Reading": { try ReadingCoding.encode(ReadingCoding.decode($0)) },
        "blank/Blank": { try BlankCoding.encode(BlankCoding.decode($0)) },
        "bot-updates/BotUpdate": { try BotUpdateCoding.encode(BotUpdateCoding.decode($0)) },
        "candles/CandleFeed": { try CandleFeedCoding.encode(CandleFeedCoding.decode($0)) },
        "canvas/Canvas": { try CanvasCoding.encode(CanvasCoding.decode($0)) },
        "catalogue/CatalogueItem": { try CatalogueItemCoding.encode(CatalogueItemCoding.decode($0)) },
        "chat-blocks/ChatMessage": { try ChatMessageCoding.encode(ChatMessageCoding.decode($0)) },
        "chats/ChatArchive": { try ChatArchiveCoding.encode(ChatArchiveCoding.decode($0)) },
        "cities/CityClimate": { try CityClimateCoding.encode(CityClimateCoding.decode($0)) },
        "creatures/Creature": { try CreatureCoding.encode(CreatureCoding.decode($0)) },
        "deployment/Deployment": { try DeploymentCoding.encode(DeploymentCoding.decode($0)) },
        "dispatches/Dispatch": { try DispatchCoding.encoder.encode(DispatchCoding.decode($0)) },
        "event/IssueEvent": { try IssueEventCoding.encode(IssueEventCoding.decode($0)) },
        "exchange/Exchange": { try ExchangeCoding.encode(ExchangeCoding.decode($0)) },
        "feature-flags/FlagSet": { try FlagSetCoding.encode(FlagSetCoding.decode($0)) },
        "feed/Feed": { try FeedCoding.encode(FeedCoding.decode($0)) },
        "forum/ForumReply": { try ForumReplyCoding.encoder.encode(ForumReplyCoding.decode($0)) },
        "forum/ForumTopic": { try ForumTopicCoding.encode(ForumTopicCoding.decode($0)) },
        "keywords/Keywords": { try KeywordsCoding.encode(KeywordsCoding.decode($0)) },
        "listeners/Listener": { try ListenerCoding.encoder.encode(ListenerCoding.decode($0)) },
        "manifests/Manifest": { try ManifestCoding.encode(ManifestCoding.decode($0)) },
        "menu/Menu": { try MenuCoding.encode(MenuCoding.decode($0)) },
        "moments/Moments": { try MomentsCoding.encoder.encode(MomentsCoding.decode($0)) },
        "notices/NoticeFeed": { try NoticeFeedCoding.encode(NoticeFeedCoding.decode($0)) },
        "order-book/OrderBook": { try OrderBookCoding.encode(OrderBookCoding.decode($0)) },
        "order/Order": { try OrderCoding.encode(OrderCoding.decode($0)) },
        "places/PlaceCollection": { try PlaceCollectionCoding.encode(PlaceCollectionCoding.decode($0)) },
        "playlist/Playlist": { try PlaylistCoding.encode(PlaylistCoding.decode($0)) },
        "predictions/Prediction": { try PredictionCoding.encode(PredictionCoding.decode($0)) },
        "recipe/Recipe": { try RecipeCoding.encode(RecipeCoding.decode($0)) },
        "repositories/RepositoryPage": { try RepositoryPageCoding.encode(RepositoryPageCoding.decode($0)) },
        "rules/VersionRules": { try VersionRulesCoding.encode(VersionRulesCoding.decode($0)) },
        "shop-category/ShopCategory": { try ShopCategoryCoding.encode(ShopCategoryCoding.decode($0)) },
        "stock-series/StockSeries": { try StockSeriesCoding.encode(StockSeriesCoding.decode($0)) },
        "taxonomy/Taxon": { try TaxonCoding.encode(TaxonCoding.decode($0)) },
        "tickets/Ticket": { try TicketCoding.encode(TicketCoding.decode($0)) },
        "timeline/Timeline": { try TimelineCoding.encode(TimelineCoding.decode($0)) },
        "translations/Translations": { try TranslationsCoding.encode(TranslationsCoding.decode($0)) },
        "users/User": { try UserCoding.encode(UserCoding.decode($0)) },
        "watch-list/WatchList": {
            _ = try WatchListCoding.decode($0)
            return nil
        },
        "weather/WeatherReport": { try WeatherReportCoding.encode(WeatherReportCoding.decode($0)) },
        "works/LibraryWork": { try LibraryWorkCoding.encode(LibraryWorkCoding.decode($0)) },
    ]
}
