import Foundation

/// A screen in letters: what a list over the store would show.
@MainActor
struct Screen {
    let store: ArticleStore

    func show(_ caption: String) {
        print("\n== \(caption)")
        print(picker)
        for section in store.sections {
            print("-- \(section.title)")
            for article in section.articles { print("   \(article.title)\(subtitle(of: article))") }
        }
        if store.filteredArticles.isEmpty { print("   (nothing to show)") }
        print(footer)
    }

    /// `[All] Harbour  Town  Weather`
    private var picker: String {
        let choices = [nil] + Article.Category.allCases.map(Optional.some)
        return choices.map { choice in
            let label = choice?.rawValue ?? "all"
            return choice == store.category ? "[\(label)]" : label
        }.joined(separator: "  ")
    }

    private func subtitle(of article: Article) -> String {
        article.summary.map { " | \($0)" } ?? ""
    }

    private var footer: String {
        switch store.phase {
        case .idle: store.hasMore ? "   … more" : "   (end)"
        case .loading, .refreshing, .loadingMore: "   (loading)"
        case .failed(let error): "   ! \(error.localizedDescription)"
        }
    }
}
