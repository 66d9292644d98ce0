import Foundation
import Testing

@Suite struct RecursionTests {
    @Test(arguments: [
        // Through a list nothing needs a box.
        (
            #"{"name": "a", "children": [{"name": "b", "children": [{"name": "c", "children": []}]}]}"#,
            ["Item: name String, children [Item]"]
        ),
        // Through an optional a struct would hold itself.
        (
            #"{"id": 1, "title": "a", "parent": {"id": 2, "title": "b", "parent": null}}"#,
            ["Item (identifiable): id Int, title String, parent Item? (boxed)"]
        ),
        // Through a map nothing needs a box.
        (
            #"{"name": "a", "deps": {"1": {"name": "b", "deps": {"2": {"name": "c", "deps": {}}}}}}"#,
            ["Item: name String, deps [String: Item]"]
        ),
    ])
    func isOneType(document: String, wanted: [String]) {
        #expect(ModelOutline([document]).lines == wanted)
    }

    @Test func ofTwoTypesIsBrokenOnce() {
        let document =
            #"{"title": "a", "size": 1, "reply": {"text": "b", "by": "c", "thread": {"title": "d", "size": 2, "reply": null}}}"#
        let outline = ModelOutline([document])
        #expect(outline.lines.joined().components(separatedBy: "(boxed)").count == 2)
        #expect(outline.names == ["Item", "Reply"])
    }
}
