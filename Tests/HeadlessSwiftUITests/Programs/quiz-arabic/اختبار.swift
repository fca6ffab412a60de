import SwiftUI

struct سؤال: Identifiable {
    let id: Int
    let الأول: Int
    let الثاني: Int

    var النتيجة: Int { الأول * الثاني }
}

struct شاشة_الاختبار: View {
    struct نتيجة: Identifiable {
        let id = UUID()
        let صحيح: Bool
    }

    @State private var الجواب: Int?
    @State private var النتيجة: نتيجة?
    @State private var رقم = 0

    private let الأسئلة = [سؤال(id: 1, الأول: 12, الثاني: 5), سؤال(id: 2, الأول: 7, الثاني: 8)]

    var body: some View {
        Form {
            Section {
                Text(verbatim: "\(الأسئلة[رقم].الأول) × \(الأسئلة[رقم].الثاني)")
                TextField("الجواب", value: $الجواب, format: .number)
            } header: {
                Label("سؤال \(رقم + 1)", systemImage: "questionmark.circle")
            }
            Button("تحقق") {
                النتيجة = نتيجة(صحيح: الجواب == الأسئلة[رقم].النتيجة)
            }
            .disabled(الجواب == nil)
        }
        .environment(\.layoutDirection, .rightToLeft)
        .alert(item: $النتيجة) { النتيجة in
            if النتيجة.صحيح {
                Alert(
                    title: Text("صحيح!"),
                    message: Text("إجابتك صحيحة. مبارك!"),
                    primaryButton: .default(Text("التالي")) {
                        رقم = min(رقم + 1, الأسئلة.count - 1)
                        الجواب = nil
                    },
                    secondaryButton: .cancel(Text("إغلاق")))
            } else {
                Alert(title: Text("خطأ"), message: Text("حاول مرة أخرى."), dismissButton: .default(Text("حسنا")))
            }
        }
    }
}

#Preview {
    شاشة_الاختبار()
        .environment(\.locale, Locale(identifier: "ar_SA"))
}
