import SwiftUI

/// Row and list in one view, with an older form of the link and rows that are tapped without being buttons.
struct MultiSelector<LabelView: View, Selectable: Identifiable & Hashable>: View {
    let label: LabelView
    let options: [Selectable]
    let optionToString: (Selectable) -> String
    @Binding var selected: Set<Selectable>
    @Environment(\.locale) var locale

    var body: some View {
        NavigationLink(destination: list) {
            VStack(alignment: .leading, spacing: 4) {
                label.font(.headline)
                if !chosen.isEmpty {
                    Text(chosen.map { optionToString($0) }, format: .list(type: .and).locale(locale))
                        .font(.subheadline)
                        .foregroundColor(.gray)
                }
            }
        }
    }

    private var chosen: [Selectable] { options.filter(contains) }

    private var list: some View {
        Form {
            Section(header: Text("Choose as many as you like")) {
                ForEach(options, id: \.id) { option in
                    HStack {
                        Image(systemName: "checkmark")
                            .opacity(contains(option) ? 1 : 0)
                        Text(verbatim: optionToString(option))
                        Spacer()
                    }
                    .contentShape(Rectangle())
                    .onTapGesture { flip(option) }
                }
            }
        }
        .navigationBarTitle("Options", displayMode: .inline)
    }

    private func contains(_ option: Selectable) -> Bool {
        for value in selected where value.id == option.id { return true }
        return false
    }

    private func flip(_ option: Selectable) {
        let others = selected.filter { $0.id != option.id }
        selected = others.count == selected.count ? others.union([option]) : others
    }
}
