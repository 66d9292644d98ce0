import ModelgenKit
import ModelgenRender
import ModelgenSource
import Testing

@Suite struct DeclaredOutputsTests {
    private let model = RenderedFile(name: "Order.generated.swift", text: "struct Order {}\n")

    @Test func filesThatNobodyAskedForHoldTheirHeaderOnly() throws {
        let files = try DeclaredOutputs.completed([model], specs: ["/a/order.yaml"])
        #expect(
            files.map(\.name) == [
                "ModelgenSupport.generated.swift", "ModelgenTable.generated.swift", "Order.generated.swift",
                "OrderCoding.generated.swift", "OrderList.generated.swift", "OrderStore.generated.swift",
            ])
        for file in files where file != model {
            let header = try #require(GeneratedFile(parsing: Array(file.text.utf8)), "\(file.name)")
            #expect(header.isIntact && file.text == header.header.text)
            #expect(header.header.origin == (file.name.hasPrefix("Modelgen") ? .support : .source("order.yaml")))
        }
    }

    @Test func aFileThatWasNotDeclaredIsAFault() {
        let error = #expect(throws: Diagnostics.self) {
            try DeclaredOutputs.completed([model], specs: ["/a/article.yaml"])
        }
        #expect(error?.all.map(\.code) == [.internalFault])
    }
}
