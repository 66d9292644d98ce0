extension Feed {
    /// Whether no page follows.
    public var isLast: Bool {
        next == nil
    }
}
