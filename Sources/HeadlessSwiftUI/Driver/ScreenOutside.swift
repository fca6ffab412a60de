extension Screen {
    /// Lets something happen that is no work of the user's, such as a change that comes from another device, with all that
    /// it sets off.
    public func letHappen(_ change: @MainActor () -> Void) { run(change) }
}
