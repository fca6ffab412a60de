import SwiftUI

@Observable
final class Purse {
    var coins = 3
}

struct PurseView: View {
    @Environment(Purse.self) var purse

    var body: some View {
        NavigationStack {
            NavigationLink("Open", destination: Text("\(purse.coins) coins"))
        }
    }
}
