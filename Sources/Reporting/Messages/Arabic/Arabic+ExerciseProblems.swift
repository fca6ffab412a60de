import CourseModel

extension Arabic {
    func exercise(_ problem: ExerciseProblem) -> Explained {
        switch problem {
        case .badFileName(let name):
            Explained("لا يمكن أن يُسمّى ملف الطالب \(code(name)).", "يُختار اسم بسيط ينتهي بـ`.swift`.")
        case .unknownOracle(let name, let suggestion):
            Explained(
                "ليس في `learn` حل مرجعي باسم \(code(name)).",
                meant(suggestion) ?? "يُحذف `oracle` إن كان للتمرين ملف `Oracle.swift` خاص به.")
        case .recordOfTwoNames(let first, let second):
            Explained(
                "للأمر اسم واحد، ولهذا الأمر اسمان: \(code(first)) و\(code(second)).",
                "يُقسم إلى أمرين، أو تُزاح الحقول إلى الداخل.")
        case .unknownCommand(let caseName):
            Explained(
                "في الحالة \(code(caseName)) أمر لا يعرفه الحل المرجعي.",
                "يُقارن اسمه وحقوله وقيمها بالحالات الأخرى.")
        case .fileMissing(let path):
            Explained("ليس في التمرين ملف \(code(path)).", "يُضاف الملف.")
        case .adviceWithoutMistake(let mistake, let suggestion):
            Explained(
                "ليس في التمرين خطأ باسم \(code(mistake)).",
                meant(suggestion) ?? "يُضاف \(code("Mistakes/\(mistake).swift")) إلى التمرين أو تُحذف النصيحة.")
        case .mistakeWithoutAdvice(let mistake):
            Explained("ليس في الخطوة نصيحة للخطأ \(code(mistake)) الذي في التمرين.", "تُكتب النصيحة تحت `mistakes`.")
        case .notUsed:
            Explained(
                "لا تستعمل أي خطوة في الدورة هذا التمرين.", "تُضاف إلى درس خطوة `code:` باسم مجلده، أو يُحذف المجلد.")
        case .phrasesMissing(let language):
            Explained("ليس في `say` شيء بلغة الدورة \(code(language)).", "تُضاف العبارات بتلك اللغة.")
        case .phraseMissing(let key, let language):
            Explained("ليس في `say` عبارة لـ\(code(key)) بلغة \(code(language)).", "تُضاف العبارة.")
        }
    }
}
