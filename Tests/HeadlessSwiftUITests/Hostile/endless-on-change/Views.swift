import SwiftUI

struct ChasingItself: View {
    @State private var count = 0

    var body: some View {
        Button("Count \(count)") { count += 1 }
            .onChange(of: count) { count += 1 }
    }
}

struct PingPong: View {
    @State private var ping = 0
    @State private var pong = 0

    var body: some View {
        Button("Serve") { ping += 1 }
            .onChange(of: ping) { pong += 1 }
            .onChange(of: pong) { ping += 1 }
    }
}
