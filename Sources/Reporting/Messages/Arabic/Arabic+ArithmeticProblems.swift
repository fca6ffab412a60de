import CourseModel

extension Arabic {
    func arithmetic(_ problem: ArithmeticProblem) -> Explained {
        switch problem {
        case .notAQuestion(let text):
            Explained(
                "النص \(code(text)) ليس سؤالًا حسابيًا.",
                "السؤال عددان صحيحان بينهما واحدة من العمليات `+ - * /`، مثل `12 / 5`.")
        case .divisionByZero(let text): Explained("في \(code(text)) قسمة على صفر.", "يلزم عدد ثانٍ غير الصفر.")
        case .overflow(let text): Explained("ناتج \(code(text)) أكبر من الحد المسموح.", "يلزم اختيار أعداد أصغر.")
        case .divisionRemains(let text):
            Explained(
                "للقسمة \(code(text)) باقٍ، و`division: exact` لا تسمح به.",
                "يلزم اختيار أعداد أخرى، أو قيمة أخرى للمفتاح `division`.")
        case .divisionUnstated(let text):
            Explained(
                "للقسمة \(code(text)) باقٍ، ولم يُذكر ما المطلوب منها.",
                "يُضاف المفتاح `division:` وقيمته `integer` أو `remainder` أو `decimal` أو `fraction`.")
        case .nothingToAsk: Explained("لا أسئلة هنا.", "يُضاف المفتاح `questions`، أو `random` لأسئلة مولَّدة.")
        case .generatedDivisionByZero(let range):
            Explained("كل قسمة في المدى \(code(range)) هي قسمة على صفر.", "يلزم اختيار مدى فيه أعداد أخرى.")
        case .generatedOverflow(let range):
            Explained("قد تتجاوز نواتج أعداد المدى \(code(range)) الحد المسموح.", "يلزم اختيار مدى أصغر.")
        case .generatorTooNarrow(let range):
            Explained(
                "لا يكفي المدى \(code(range)) لعدد الأسئلة المختلفة الذي يطلبه `count`.",
                "يلزم اختيار مدى أوسع، أو `count` أصغر.")
        case .placesWithoutDecimal:
            Explained("لا معنى للمفتاح `places` من دون `division: decimal`.", "تُضاف هذه، أو يُحذف `places`.")
        case .lowestTermsWithoutFraction:
            Explained(
                "لا معنى للمفتاح `lowest-terms` من دون `division: fraction`.", "تُضاف هذه، أو يُحذف `lowest-terms`.")
        case .idleTolerance:
            Explained(
                "لا معنى للمفتاح `tolerance` مع `division: remainder` أو `lowest-terms: true`؛ فالجواب فيهما مضبوط.",
                "يُحذف `tolerance`، أو يُطلب غير ذلك من القسمة.")
        case .unknownLocale(let locale):
            Explained(
                "طريقة كتابة الأعداد في \(code(locale)) غير معروفة هنا.",
                "القيم الممكنة مذكورة في `Documentation/Authors.md`.")
        }
    }
}
