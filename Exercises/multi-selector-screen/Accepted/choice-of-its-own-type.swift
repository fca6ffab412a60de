import SwiftUI

/// What is chosen of the options, and how it changes.
struct Choice<Option: Identifiable & Hashable> {
    var options: [Option]
    @Binding var values: Set<Option>

    var chosen: [Option] { options.filter { self[$0] } }

    subscript(option: Option) -> Bool {
        get { values.contains { $0.id == option.id } }
        nonmutating set {
            var changed = values.filter { $0.id != option.id }
            if newValue { changed.insert(option) }
            values = changed
        }
    }
}

struct MultiSelector<LabelView: View, Selectable: Identifiable & Hashable>: View {
    private let label: LabelView
    private let optionToString: (Selectable) -> String
    private let choice: Choice<Selectable>
    @State private var isOpen = false

    init(
        label: LabelView, options: [Selectable], optionToString: @escaping (Selectable) -> String,
        selected: Binding<Set<Selectable>>
    ) {
        self.label = label
        self.optionToString = optionToString
        choice = Choice(options: options, values: selected)
    }

    var body: some View {
        Button {
            isOpen = true
        } label: {
            LabeledContent {
                Summary(texts: choice.chosen.map(optionToString))
            } label: {
                label
            }
        }
        .navigationDestination(isPresented: $isOpen) {
            ScrollView {
                VStack(alignment: .leading) {
                    ForEach(choice.options) { option in
                        OptionRow(title: optionToString(option), isOn: choice[option]) {
                            choice[option].toggle()
                        }
                    }
                }
                .padding()
            }
        }
    }
}

private struct Summary: View {
    let texts: [String]
    @Environment(\.locale) private var locale

    var body: some View {
        Text(texts.formatted(ListFormatStyle<StringStyle, [String]>.list(type: .and, width: .standard).locale(locale)))
    }
}

private struct OptionRow: View {
    let title: String
    let isOn: Bool
    let action: () -> Void

    var body: some View {
        Button(action: action) {
            if isOn {
                Label(title, systemImage: "checkmark")
            } else {
                Text(title)
            }
        }
        .buttonStyle(.plain)
    }
}
