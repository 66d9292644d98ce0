import ModelgenKit
import Testing

@Suite struct UnifiedDiffTests {
    @Test(arguments: [
        ("a\nb\nc\n", "a\nb\nc\n", ""),
        ("a\nb\nc\n", "a\nx\nc\n", "--- f\n+++ f\n@@ -1,3 +1,3 @@\n a\n-b\n+x\n c\n"),
        ("", "a\n", "--- f\n+++ f\n@@ -0,0 +1 @@\n+a\n"),
        ("a\n", "", "--- f\n+++ f\n@@ -1 +0,0 @@\n-a\n"),
        ("a", "a\n", "--- f\n+++ f\n@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n"),
        (
            "1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n",
            "--- f\n+++ f\n@@ -7,3 +7,4 @@\n 7\n 8\n 9\n+10\n"
        ),
        // A line that stands often does not hold unlike things together.
        (
            "{\na\n}\n{\nb\n}\n", "{\na\n}\n{\nc\n}\n{\nb\n}\n",
            "--- f\n+++ f\n@@ -2,5 +2,8 @@\n a\n }\n {\n+c\n+}\n+{\n b\n }\n"
        ),
    ])
    func showsWhatChanged(old: String, new: String, diff: String) {
        #expect(UnifiedDiff.text(from: old, to: new, path: "f") == diff)
    }

    @Test func aFileThatComesOrGoesIsComparedWithNothing() {
        #expect(UnifiedDiff.text(from: nil, to: "a\n", path: "f") == "--- /dev/null\n+++ f\n@@ -0,0 +1 @@\n+a\n")
        #expect(UnifiedDiff.text(from: "a\n", to: nil, path: "f") == "--- f\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n")
    }

    @Test func farChangesAreHunksOfTheirOwn() {
        let old = (1...40).map { "\($0)\n" }
        var new = old
        new[4] = "five\n"
        new[30] = "thirty-one\n"
        let diff = UnifiedDiff.text(from: old.joined(), to: new.joined(), path: "f")
        #expect(diff.split(separator: "\n").filter { $0.hasPrefix("@@") } == ["@@ -2,7 +2,7 @@", "@@ -28,7 +28,7 @@"])
    }

    /// Texts without a common line, and with nothing but common ones, are compared in no time.
    @Test(.timeLimit(.minutes(1))) func longTextsAreNoTrouble() {
        let old = (0..<20_000).map { "old \($0)\n" }.joined()
        let new = (0..<20_000).map { "new \($0)\n" }.joined()
        #expect(UnifiedDiff.text(from: old, to: new, path: "f").utf8.count > 200_000)
        let same = String(repeating: "}\n", count: 20_000)
        #expect(UnifiedDiff.text(from: same, to: same + "x\n" + same, path: "f").contains("+x\n"))
    }
}
