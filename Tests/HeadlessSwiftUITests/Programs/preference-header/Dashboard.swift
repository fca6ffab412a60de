import SwiftUI

struct TitleKey: PreferenceKey {
    static let defaultValue = ""

    static func reduce(value: inout String, nextValue: () -> String) {
        let next = nextValue()
        value = value.isEmpty ? next : value + " · " + next
    }
}

private struct CurrencyCodeKey: EnvironmentKey {
    static let defaultValue = "USD"
}

extension EnvironmentValues {
    var currencyCode: String {
        get { self[CurrencyCodeKey.self] }
        set { self[CurrencyCodeKey.self] = newValue }
    }
}

extension View {
    func currencyCode(_ code: String) -> some View {
        environment(\.currencyCode, code)
    }

    @ViewBuilder
    func hidden(when isHidden: Bool) -> some View {
        if isHidden {
            hidden()
        } else {
            self
        }
    }
}

struct Card<Content: View>: View {
    let title: String
    @ViewBuilder let content: () -> Content

    var body: some View {
        GroupBox(title) {
            content()
        }
        .preference(key: TitleKey.self, value: title)
    }
}

struct AmountText: View {
    @Environment(\.currencyCode) private var code
    let amount: Double

    init(_ amount: Double) {
        self.amount = amount
    }

    var body: some View {
        Text(amount.formatted(.currency(code: code)))
    }
}

struct Dashboard: View {
    @State private var titles = ""
    @State private var code = "USD"
    @State private var log: [String] = []
    @State private var showsSpent = true

    var body: some View {
        VStack {
            Text(titles)
            Card(title: "Budget") {
                AmountText(300)
            }
            if showsSpent {
                Card(title: "Spent") {
                    AmountText(120.5)
                    Text("so far")
                }
                .onAppear { log.append("appeared") }
                .onDisappear { log.append("disappeared") }
            }
            Button("Spent on or off") { showsSpent.toggle() }
            Button("Euro") { code = "EUR" }
            Text(log.joined(separator: ", "))
            GeometryReader { proxy in
                Text(proxy.size.width > 0 ? "There is room" : "There is none")
            }
            AnyView(Text("Any"))
        }
        .currencyCode(code)
        .onPreferenceChange(TitleKey.self) { titles = $0 }
        .task {
            log.append("task")
        }
    }
}

#Preview {
    Dashboard()
}
