/// Dialogs whose title is a `Text`.
extension View {
    nonisolated public func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        DialogView(
            role: .alert, content: self, title: title, isPresented: isPresented, data: data, actions: actions,
            message: { _ in EmptyView() })
    }
    nonisolated public func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        DialogView(
            role: .alert, content: self, title: title, isPresented: isPresented, data: data, actions: actions,
            message: message)
    }
    nonisolated public func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        confirmationDialog(
            title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions
        ) { EmptyView() }
    }
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View {
        DialogView(
            role: .confirmationDialog, content: self, title: title,
            hasHiddenTitle: titleVisibility == .hidden, isPresented: isPresented, data: true,
            actions: { _ in actions() }, message: { _ in message() })
    }
}
