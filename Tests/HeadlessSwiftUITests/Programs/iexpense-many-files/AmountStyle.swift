import SwiftUI

struct AmountStyle: ViewModifier {
    let amount: Double

    private var color: Color {
        switch amount {
        case ..<10: .green
        case ..<100: .orange
        default: .red
        }
    }

    func body(content: Content) -> some View {
        content
            .font(.body.monospacedDigit())
            .bold(amount >= 100)
            .foregroundStyle(color)
    }
}

extension View {
    func amountStyle(_ amount: Double) -> some View {
        modifier(AmountStyle(amount: amount))
    }
}

extension FormatStyle where Self == FloatingPointFormatStyle<Double>.Currency {
    static var localCurrency: Self {
        .currency(code: "EUR")
    }
}
