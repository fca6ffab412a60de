import SwiftUI

final class Wallet: ObservableObject {
    @Published var coins = 3
}

struct WalletView: View {
    @EnvironmentObject var wallet: Wallet

    var body: some View {
        Text("\(wallet.coins) coins")
    }
}
