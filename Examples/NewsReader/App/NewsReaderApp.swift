import SwiftUI

@main
struct NewsReaderApp: App {
    @State private var store = URL(string: "https://api.example.test/articles").map { ArticleStore(url: $0) }

    var body: some Scene {
        WindowGroup {
            if let store { NavigationStack { ArticleList(store: store).navigationTitle("News") } }
        }
    }
}
