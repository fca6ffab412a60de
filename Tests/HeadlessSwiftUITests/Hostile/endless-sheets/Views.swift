import SwiftUI

struct SheetOverSheet: View {
    @State private var isShown = false

    var body: some View {
        Text("Another one")
            .onAppear { isShown = true }
            .sheet(isPresented: $isShown) { SheetOverSheet() }
    }
}
