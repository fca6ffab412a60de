import SwiftUI

/// The row of a form in which several options can be chosen: its label, and a summary of what is chosen.
struct MultiSelector<LabelView: View, Selectable: Identifiable & Hashable>: View {
    let label: LabelView
    let options: [Selectable]
    let optionToString: (Selectable) -> String
    @Binding var selected: Set<Selectable>

    private var chosenOptions: [Selectable] {
        let chosenIDs = Set(selected.map { $0.id })
        return options.filter { chosenIDs.contains($0.id) }
    }

    private var summary: String {
        chosenOptions
            .map(optionToString)
            .formatted(.list(type: .and))
    }

    var body: some View {
        NavigationLink {
            MultiSelectionView(options: options, optionToString: optionToString, selected: $selected)
        } label: {
            HStack {
                label
                Spacer()
                Text(summary)
                    .foregroundStyle(.secondary)
                    .multilineTextAlignment(.trailing)
            }
        }
    }
}

/// The list that a tap on the row opens: all options, with a check mark next to those that are chosen.
struct MultiSelectionView<Selectable: Identifiable & Hashable>: View {
    let options: [Selectable]
    let optionToString: (Selectable) -> String
    @Binding var selected: Set<Selectable>

    var body: some View {
        List {
            ForEach(options) { option in
                Button {
                    toggleSelection(option)
                } label: {
                    HStack {
                        Text(optionToString(option))
                            .foregroundStyle(Color.primary)
                        Spacer()
                        if isSelected(option) {
                            Image(systemName: "checkmark")
                                .foregroundStyle(Color.accentColor)
                        }
                    }
                }
                .accessibilityAddTraits(isSelected(option) ? .isSelected : [])
            }
        }
    }

    private func isSelected(_ option: Selectable) -> Bool {
        selected.contains(where: { $0.id == option.id })
    }

    private func toggleSelection(_ option: Selectable) {
        if isSelected(option) {
            selected = selected.filter { $0.id != option.id }
        } else {
            selected.insert(option)
        }
    }
}
