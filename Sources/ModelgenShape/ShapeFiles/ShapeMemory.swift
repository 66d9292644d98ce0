/// What a shape file that a spec remembers holds beside the shape.
///
/// Counts add up, so no sample may count twice: those that did are known by the digest of their bytes. Time is counted in
/// generations, a new one whenever the file learns something.
package struct ShapeMemory: Hashable, Sendable {
    /// A sample whose evidence is in the shape.
    package struct Sample: Hashable, Sendable {
        /// The file's name without its folder.
        package var name: String
        package var digest: String
        /// The generation that it came with.
        package var generation: Int
        /// The model whose shape it is; nil where the file holds one.
        package var model: String?

        package init(name: String, digest: String, generation: Int, model: String? = nil) {
            self.name = name
            self.digest = digest
            self.generation = generation
            self.model = model
        }
    }

    /// 0 before the first.
    package var generation = 0
    /// By name, then digest, then model.
    package var samples: [Sample] = []
    /// Members that no sample at hand holds any more, and the last generation whose samples did.
    ///
    /// Here and in `names` a place is a pointer below `root:`; where the file holds several models, behind the model's name
    /// and a colon: `Article:/-/title`.
    package var unseen: [String: Int] = [:]
    package var names = NameMemory()

    package init() {}
}
