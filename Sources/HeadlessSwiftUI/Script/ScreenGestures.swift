extension Screen {
    /// Holds the finger on an element; only what has `onLongPressGesture` answers.
    public func longPress(_ target: ScreenTarget) throws(ScreenError) {
        let path = try find(target)
        guard let press = path.outwards.lazy.compactMap(\.traits.longPress).first else {
            throw .cannot(action: "long-pressed", what: "\(target)", screen: excerpt)
        }
        guard path.isEnabled else { throw .disabled(what: "\(target)", screen: excerpt) }
        run(press)
    }

    /// Puts the cursor into a field.
    public func focus(_ target: ScreenTarget) throws(ScreenError) {
        let path = try findEnabled(target, doing: "focused") { $0.handlers.type != nil }
        takeFocus(path.element)
    }
}
