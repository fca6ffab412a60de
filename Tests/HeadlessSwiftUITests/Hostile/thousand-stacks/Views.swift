import SwiftUI

struct Deep: View {
    let depth: Int

    var body: some View {
        stack(depth)
    }

    private func stack(_ rest: Int) -> AnyView {
        rest == 0 ? AnyView(Text("The innermost")) : AnyView(VStack { stack(rest - 1) })
    }
}

struct NestedStacks: View {
    let depth: Int

    var body: some View {
        if depth > 0 {
            NavigationStack { NestedStacks(depth: depth - 1) }
        } else {
            Text("The last stack")
        }
    }
}
