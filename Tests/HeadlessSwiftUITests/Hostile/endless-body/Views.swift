import SwiftUI

struct Mirror: View {
    var body: some View {
        VStack {
            Text("In a mirror")
            OtherMirror()
        }
    }
}

struct OtherMirror: View {
    var body: some View {
        Mirror()
    }
}
