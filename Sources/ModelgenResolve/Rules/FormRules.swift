import ModelgenShape

/// What objects and arrays are, from the evidence of one place.
package struct FormRules: Hashable, Sendable {
    /// How keys of the documents are mostly written; a key of another style is likelier to be data.
    package var convention: KeyConvention

    package init(convention: KeyConvention) {
        self.convention = convention
    }

    /// A map, a union of structs, or a struct.
    /// - Parameters:
    ///   - record: all the objects as one record, which costs too much to make twice.
    ///   - key: the key under which the objects stand, themselves or in a list or a map.
    ///   - isListed: whether they stand in a list or a map, so that the key names the list and not them.
    ///   - isElement: whether they stand in a list; what a map holds is alike oftener than what a list holds.
    ///   - texts: the texts at the same place, where there are any.
    package func form(
        of objects: ObjectShape,
        record: RecordShape,
        key: String?,
        isListed: Bool,
        isElement: Bool,
        beside texts: StringShape?
    ) -> ObjectForm {
        // An object that never had a member: its keys are not known, so they are data.
        guard !record.fields.isEmpty else { return .map }
        if let tagging = TagRule.tagging(
            of: objects, record: record, isRoot: key == nil && !isListed, isListed: isListed, isElement: isElement,
            besideWords: texts?.values?.keys.allSatisfy(EnumRule.isToken) ?? false)
        {
            return .tagged(tagging)
        }
        if MapRule.isMap(record, name: isListed ? nil : key, convention: convention) { return .map }
        return .record
    }

    /// Whether arrays are rows: their positions differ in kind, and each position agrees with itself.
    package func isRow(_ arrays: ArrayShape) -> Bool {
        RowRule.isRow(arrays)
    }
}
