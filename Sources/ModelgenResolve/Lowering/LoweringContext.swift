import ModelgenShape
import ModelgenSwift

/// What every part of lowering needs: the types, and how this model spells and codes them.
package struct LoweringContext: Sendable {
    package let resolution: TypeResolution
    package let options: ModelOptions
    package let lowering: TypeLowering
    package let style: NameStyle
    /// Whether each member decodes its dates itself, since the model has several forms.
    package let hasManyDateForms: Bool

    package init(
        resolution: TypeResolution,
        options: ModelOptions,
        lowering: TypeLowering,
        style: NameStyle,
        hasManyDateForms: Bool
    ) {
        self.resolution = resolution
        self.options = options
        self.lowering = lowering
        self.style = style
        self.hasManyDateForms = hasManyDateForms
    }

    /// What a spec says of the value at a slot.
    package func override(at slot: Slot) -> FieldOverride? {
        resolution.types.overrides[slot]
    }

    /// What a type was the last time.
    package func remembered(_ type: NamedType) -> NameMemory.TypeEntry? {
        resolution.types.rememberedEntry(of: type)
    }
}
