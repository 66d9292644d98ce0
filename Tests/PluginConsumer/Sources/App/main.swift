import Feed
import Foundation

// Decodes the samples that the models were made from, in the package folder given.
let package = URL(filePath: CommandLine.arguments[1])

func data(_ path: String) throws -> Data {
    try Data(contentsOf: package.appending(path: path))
}

let articles = try ["1", "2"].flatMap { try ArticleCoding.decode(data("Specs/article/\($0).json")) }
print("articles:", articles.count, articles.map(\.author.name).joined(separator: " "))
// The samples name no zone; modelgen.yaml does.
print("first:", articles.compactMap(\.published).map { Int($0.timeIntervalSince1970) }.min() ?? 0)

let order = try OrderCoding.decode(data("Sources/App/Orders/order/1.json"))
print("order:", order.id, order.status == .paid, order.lines.count)

let feed = try FeedCoding.decode(data("Sources/Feed/Specs/feed/1.json"))
print("feed:", feed.title, feed.entries.count)

// The forecast's sample is YAML; the model reads JSON of the same form.
let forecast = try ForecastCoding.decode(Data(#"{"city": "Faro", "hours": [{"hour": 8, "celsius": 18.5}]}"#.utf8))
print("forecast:", forecast.city, forecast.hours.count)
