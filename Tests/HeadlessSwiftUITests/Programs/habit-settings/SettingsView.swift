import SwiftUI

enum Theme: String, CaseIterable, Identifiable {
    case system, light, dark
    var id: String { rawValue }
}

extension EnvironmentValues {
    @Entry var studentName = "nobody"
}

struct Greeting: View {
    @Environment(\.studentName) private var studentName

    var body: some View {
        Text("Hello, \(studentName)!")
    }
}

struct SettingsView: View {
    @AppStorage("name") private var name = ""
    @AppStorage("theme") private var theme = Theme.system
    @AppStorage("reminders") private var reminders = false
    @State private var goal = 3
    @State private var volume = 0.5
    @State private var secret = ""
    @State private var notes = "Practise daily."
    @State private var start = Date(timeIntervalSince1970: 1_767_225_600)
    @State private var colour = "Red"

    var body: some View {
        Form {
            Section {
                TextField("Your name", text: $name)
                    .textInputAutocapitalization(.words)
                    .autocorrectionDisabled()
                SecureField("Password", text: $secret)
                Greeting()
                    .environment(\.studentName, name.isEmpty ? "stranger" : name)
            } header: {
                Text("You")
            }

            Section("Habit") {
                Stepper("Goal: \(goal) days", value: $goal, in: 1...7)
                Toggle("Remind me", isOn: $reminders.animation())
                if reminders {
                    DatePicker("Start", selection: $start, displayedComponents: [.date])
                }
                Slider(value: $volume, in: 0...1) {
                    Text("Volume")
                } minimumValueLabel: {
                    Image(systemName: "speaker")
                } maximumValueLabel: {
                    Image(systemName: "speaker.wave.3")
                }
                ProgressView("Progress", value: Double(goal), total: 7)
            }

            Picker("Theme", selection: $theme) {
                ForEach(Theme.allCases) { theme in
                    Text(theme.rawValue.capitalized).tag(theme)
                }
            }
            .pickerStyle(.menu)

            DisclosureGroup("More") {
                TextEditor(text: $notes)
                    .frame(minHeight: 80)
                Link("Apple's documentation", destination: URL(string: "https://developer.apple.com")!)
            }

            Menu("Colour") {
                Button("Red") { colour = "Red" }
                Button("Blue") { colour = "Blue" }
            }
            Text("Colour: \(colour)")
                .onLongPressGesture { colour = "none" }
        }
        .navigationTitle("Settings")
    }
}

#Preview {
    NavigationStack {
        SettingsView()
    }
}
