import SwiftUI

struct Goal: Hashable, Identifiable {
    let id: Int
    let name: String
}

final class مهمة: ObservableObject {
    @Published var العنوان = ""
    @Published var الأهداف: Set<Goal> = []
}

struct محرر_المهمة: View {
    @StateObject private var المهمة = مهمة()

    private let goals = [
        Goal(id: 1, name: "تعلم اليابانية"),
        Goal(id: 2, name: "تعلم سويفت"),
        Goal(id: 3, name: "قراءة كتاب"),
    ]

    var body: some View {
        NavigationStack {
            Form {
                Section("الاسم") {
                    TextField("مثلا: البحث عن كتاب جيد", text: $المهمة.العنوان)
                }
                Section("العلاقات") {
                    NavigationLink {
                        اختيار_الأهداف(goals: goals)
                            .environmentObject(المهمة)
                    } label: {
                        LabeledContent("الأهداف", value: summary)
                    }
                }
            }
            .navigationTitle("تعديل المهمة")
        }
        .environment(\.layoutDirection, .rightToLeft)
    }

    private var summary: String {
        let names = goals.filter { المهمة.الأهداف.contains($0) }.map(\.name)
        return names.isEmpty ? "لا شيء" : ListFormatter.localizedString(byJoining: names)
    }
}

struct اختيار_الأهداف: View {
    @EnvironmentObject private var المهمة: مهمة
    let goals: [Goal]

    var body: some View {
        List(goals) { goal in
            HStack {
                Text(goal.name)
                Spacer()
                if المهمة.الأهداف.contains(goal) {
                    Image(systemName: "checkmark")
                        .foregroundStyle(.tint)
                }
            }
            .contentShape(Rectangle())
            .onTapGesture {
                if المهمة.الأهداف.remove(goal) == nil {
                    المهمة.الأهداف.insert(goal)
                }
            }
        }
        .navigationTitle("الأهداف")
    }
}

#Preview("بالعربية") {
    محرر_المهمة()
        .environment(\.locale, Locale(identifier: "ar"))
}
