import SwiftUI

struct Russian: View {
    let depth: Int

    var body: some View {
        doll(depth)
    }

    private func doll(_ rest: Int) -> AnyView {
        rest == 0 ? AnyView(Text("The innermost")) : AnyView(Group { HStack { doll(rest - 1) } })
    }
}
