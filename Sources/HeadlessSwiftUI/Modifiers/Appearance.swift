extension View {
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        let action = onMainActor(action ?? {})
        return EffectView(content: self, show: { _ in action() }, hide: { _ in })
    }

    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        let action = onMainActor(action ?? {})
        return EffectView(content: self, show: { _ in }, hide: { _ in action() })
    }

    /// Runs while the view is on screen; it is cancelled when the view leaves.
    nonisolated public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { task(id: 0, priority: priority, action) }

    /// Runs while the view is on screen, and again from its start when `id` changes.
    nonisolated public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        return EffectView(
            content: self, identity: AnyHashable(TaskIdentity(value: value)),
            show: { $0.start(action) },
            hide: { $0.task?.cancel() })
    }
}

/// An id that need not be hashable.
struct TaskIdentity<Value: Equatable>: Hashable {
    let value: Value
    func hash(into hasher: inout Hasher) {}
}

extension EffectNode {
    @MainActor
    func start(_ action: @escaping @Sendable () async -> Void) {
        let id = ObjectIdentifier(self)
        runtime.freshTasks[id] = studentName
        task = Task { @MainActor [runtime] in
            await action()
            runtime.freshTasks[id] = nil
        }
    }
}
