public import Foundation

/// Presents a dialog while a condition holds.
nonisolated struct DialogView<Content: View, Data, Actions: View, Message: View>: View {
    let role: ScreenElement.Role
    let content: Content
    let title: Text
    var hasHiddenTitle = false
    @Binding var isPresented: Bool
    let data: Data?
    let actions: (Data) -> Actions
    let message: (Data) -> Message

    @MainActor var body: some View {
        let (data, actions, message) = (data, actions, message)
        PresentationView(
            content: content,
            request: PresentationRequest(
                role: role, isPresented: isPresented && data != nil, title: title, hasHiddenTitle: hasHiddenTitle,
                content: { context in
                    guard let data else { return [] }
                    return context.step(0).closure { message(data) } + context.step(1).closure { actions(data) }
                },
                close: { isPresented = false }))
    }
}

extension View {
    nonisolated private func dialog<A: View, M: View>(
        _ role: ScreenElement.Role, _ title: Text, hidden: Bool = false, _ isPresented: Binding<Bool>,
        _ actions: @escaping () -> A, _ message: @escaping () -> M
    ) -> some View {
        DialogView(
            role: role, content: self, title: title, hasHiddenTitle: hidden, isPresented: isPresented, data: true,
            actions: { _ in actions() }, message: { _ in message() })
    }

    nonisolated public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View { dialog(.alert, Text(titleKey), isPresented, actions) { EmptyView() } }
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View { dialog(.alert, Text(title), isPresented, actions) { EmptyView() } }
    nonisolated public func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View { dialog(.alert, title, isPresented, actions) { EmptyView() } }
    nonisolated public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View { dialog(.alert, Text(titleKey), isPresented, actions, message) }
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View { dialog(.alert, Text(title), isPresented, actions, message) }
    nonisolated public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View { dialog(.alert, title, isPresented, actions, message) }

    nonisolated public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        DialogView(
            role: .alert, content: self, title: Text(titleKey), isPresented: isPresented, data: data, actions: actions,
            message: { _ in EmptyView() })
    }
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        DialogView(
            role: .alert, content: self, title: Text(title), isPresented: isPresented, data: data, actions: actions,
            message: { _ in EmptyView() })
    }
    nonisolated public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        DialogView(
            role: .alert, content: self, title: Text(titleKey), isPresented: isPresented, data: data, actions: actions,
            message: message)
    }
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        DialogView(
            role: .alert, content: self, title: Text(title), isPresented: isPresented, data: data, actions: actions,
            message: message)
    }
    nonisolated public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        dialog(.alert, Text(verbatim: error?.errorDescription ?? ""), isPresented, actions) { EmptyView() }
    }
    nonisolated public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
        @ViewBuilder message: @escaping (E) -> M
    ) -> some View {
        DialogView(
            role: .alert, content: self, title: Text(verbatim: error?.errorDescription ?? ""),
            isPresented: isPresented, data: error, actions: actions, message: message)
    }

    nonisolated public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        dialog(.confirmationDialog, Text(titleKey), hidden: titleVisibility == .hidden, isPresented, actions) {
            EmptyView()
        }
    }
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        dialog(.confirmationDialog, Text(title), hidden: titleVisibility == .hidden, isPresented, actions) {
            EmptyView()
        }
    }
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View {
        dialog(
            .confirmationDialog, Text(titleKey), hidden: titleVisibility == .hidden, isPresented, actions, message)
    }
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View {
        dialog(.confirmationDialog, Text(title), hidden: titleVisibility == .hidden, isPresented, actions, message)
    }
    nonisolated public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        DialogView(
            role: .confirmationDialog, content: self, title: Text(titleKey),
            hasHiddenTitle: titleVisibility == .hidden, isPresented: isPresented, data: data, actions: actions,
            message: { _ in EmptyView() })
    }
    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        DialogView(
            role: .confirmationDialog, content: self, title: Text(titleKey),
            hasHiddenTitle: titleVisibility == .hidden, isPresented: isPresented, data: data, actions: actions,
            message: message)
    }
}
