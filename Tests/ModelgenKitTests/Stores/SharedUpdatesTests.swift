import ModelgenKit
import ModelgenSource
import ModelgenTestSupport
import Testing

/// A class that the stores of several models hold is updated by one extension: a second would not compile.
@Suite struct SharedUpdatesTests {
    @Test(arguments: ["nested", "flat"]) func everyClassIsUpdatedOnce(_ layout: String) throws {
        let folder = try TemporaryFolder([
            "shop.yaml": """
            modelgen: 1
            options: { kind: observable, properties: var, emit: [models, store], layout: \(layout) }
            models: { Order: { samples: [orders.json] }, Refund: { samples: [refunds.json] } }
            """,
            "orders.json": #"[{"id": 1, "total": 5, "buyer": {"id": 1, "name": "n", "mail": "m"}}]"#,
            "refunds.json": #"[{"id": 2, "reason": "x", "buyer": {"id": 1, "name": "n", "mail": "m"}}]"#,
        ])
        let result = Generation(DiskFileSystem()).run(GenerationRequest(inputs: [folder.path("shop.yaml")]))
        #expect(!result.hasErrors, "\(result.diagnostics.map(\.line))")
        let text = try #require(result.files.first { $0.name == "ShopStore.generated.swift" }).text
        let updates = text.split(separator: "\n").filter { $0.contains("func update(from newer: ") }
            .compactMap { $0.split(separator: " ").last { $0.hasSuffix(")") }?.dropLast() }
        #expect(updates == (layout == "flat" ? ["Order", "Buyer", "Refund"] : ["Order", "Order.Buyer", "Refund"]))
    }
}
