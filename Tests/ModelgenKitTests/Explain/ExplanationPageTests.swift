import Foundation
import ModelgenKit
import ModelgenSource
import ModelgenTestSupport
import Testing

/// `explain --format html`, read as text, and in a browser where one is installed.
@Suite struct ExplanationPageTests {
    private static let browser: String? = ["chromium", "chromium-browser", "google-chrome"].lazy.compactMap { name in
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return path.split(separator: ":").map { "\($0)/\(name)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }.first

    private static func page() throws -> String {
        let folder = try TemporaryFolder([
            "a.json":
                #"[{"id": 1, "status": "open", "x<y>": true}, {"id": 2, "status": "closed", "x<y>": null}, {"id": 3}]"#
        ])
        var request = GenerationRequest(inputs: [folder.path])
        request.fallbackName = "Page"
        return ExplanationHTML.text(Preparer(DiskFileSystem()).prepare(request).explanations)
    }

    @Test func standsAlone() throws {
        let page = try Self.page()
        #expect(page.hasPrefix("<!doctype html>"))
        for outside in ["http://", "https://", "src=", "@import", "<link"] { #expect(!page.contains(outside)) }
        #expect(page.contains("x&lt;y&gt;") && !page.contains("x<y>"))
        #expect(page.components(separatedBy: "<details").count - 1 == 5)
        #expect(
            page.contains("3 seen, 0 of them null, 0 missing") && page.contains("2 seen, 1 of them null, 1 missing"))
        #expect(
            page.contains("<i class=\"value\" style=\"width: 33%\"></i><i class=\"null\" style=\"width: 33%\"></i>"))
        #expect(page.contains("<dt>closed</dt>"))
    }

    @Test(.enabled(if: browser != nil, "no Chromium is installed")) func searchesAndOpensInABrowser() throws {
        let browser = try #require(Self.browser)
        let script = """
            <script>
            search.value = "closed"; search.dispatchEvent(new Event("input"));
            rows.find(row => !row.hidden).querySelector("summary").click();
            </script>
            </html>
            """
        let folder = try TemporaryFolder([
            "page.html": Self.page().replacing("</html>", with: script)
        ])
        let process = Process()
        // A browser that hangs is a failure, not a run without an end.
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [
            "timeout", "60", browser, "--headless", "--no-sandbox", "--disable-gpu", "--dump-dom",
            "file://\(folder.path("page.html"))",
        ]
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        let dom = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(dom.contains("1 of 5 places"))
        #expect(dom.components(separatedBy: "hidden=\"\"").count - 1 == 4)
        #expect(dom.components(separatedBy: "open=\"\"").count - 1 == 1)
    }
}
