import CourseModel

extension Arabic {
    func shape(_ problem: ShapeProblem) -> Explained {
        switch problem {
        case .duplicateKey(let key, let firstLine):
            Explained(
                "المفتاح \(code(key)) مكرر هنا؛ وهو من قبل في السطر \(firstLine).", "تكفي مرة واحدة.")
        case .unknownKey(let key, let suggestion, let known):
            Explained("لا مفتاح هنا باسم \(code(key)).", meant(suggestion) ?? "المفاتيح الممكنة: \(listed(known)).")
        case .missingKey(let key): Explained("المفتاح \(code(key)) ناقص هنا.", "تلزم إضافته.")
        case .wrongKind(let key, let expected, let found):
            Explained(
                "المنتظر في \(code(key)): \(name(of: expected))؛ والموجود: \(name(of: found)).",
                shape(of: expected, key))
        case .emptyValue(let key): Explained("المفتاح \(code(key)) بلا قيمة.", "تُكتب قيمته بعد النقطتين.")
        case .notAnInteger(let key, let value):
            Explained(
                "قيمة \(code(key)) عدد صحيح، والموجود \(code(value)).", "تُكتب أرقام فقط، مثل `3`.")
        case .outOfRange(let key, let value, let allowed):
            Explained("القيمة \(code(value)) غير ممكنة للمفتاح \(code(key)).", "المسموح: \(code(allowed)).")
        case .notATruthValue(let key, let value):
            Explained("قيمة \(code(key)) إما `true` وإما `false`، والموجود \(code(value)).", "تُكتب `true` أو `false`.")
        case .notAChoice(let key, let value, let suggestion, let choices):
            Explained(
                "القيمة \(code(value)) غير ممكنة للمفتاح \(code(key)).",
                meant(suggestion) ?? "القيم الممكنة: \(listed(choices)).")
        case .stepWithoutKind(let suggestion):
            Explained(
                "لا يُعرف نوع هذه الخطوة.",
                meant(suggestion)
                    ?? "تبدأ الخطوة بواحد من هذه: \(listed(StepKind.allCases.map { "\($0.rawValue): ID" })).")
        case .stepOfTwoKinds(let first, let second):
            Explained("لهذه الخطوة نوعان معًا: \(code(first)) و\(code(second)).", "يلزم تقسيمها إلى خطوتين.")
        case .badIdentifier(let value, let suggestion):
            Explained(
                "لا يصلح \(code(value)) معرِّفًا.",
                meant(suggestion) ?? "يتألف المعرِّف من أحرف لاتينية صغيرة وأرقام وشرطات.")
        case .badLanguage(let value):
            Explained("القيمة \(code(value)) ليست رمز لغة.", "رمز اللغة مثل `en` أو `tr` أو `pt-br`.")
        case .badRange(let value):
            Explained("القيمة \(code(value)) ليست مدى.", "يُكتب المدى هكذا: `1...50`، والعدد الأصغر أولًا.")
        case .badNumber(let key, let value):
            Explained("قيمة \(code(key)) عدد، والموجود \(code(value)).", "يُكتب عدد، مثل `0.5`.")
        case .tooManyItems(let key, let limit):
            Explained("عناصر القائمة \(code(key)) أكثر من الحد المسموح، وهو \(limit).", "يُحذف بعضها، أو يُقسَّم الدرس.")
        }
    }

    private func name(of kind: ShapeProblem.ValueKind) -> String {
        switch kind {
        case .text: "نص"
        case .list: "قائمة"
        case .mapping: "مفاتيح وقيم"
        case .integer: "عدد صحيح"
        case .textOrList: "نص أو قائمة نصوص"
        case .integerOrList: "عدد صحيح أو قائمة أعداد صحيحة"
        case .textOrMapping: "نص أو مفاتيح وقيم"
        }
    }

    private func shape(of kind: ShapeProblem.ValueKind, _ key: String) -> String {
        switch kind {
        case .text, .textOrMapping:
            "يُكتب النص في السطر نفسه بعد \(code("\(key):"))، وبين علامتي اقتباس إن كان فيه `: `، أو في كتلة بعد `|`."
        case .list: "يُكتب كل عنصر في سطر مستقل بعد `- `."
        case .mapping: "تُكتب المفاتيح في الأسطر التالية بإزاحة مسافتين."
        case .integer, .integerOrList: "يُكتب هكذا: \(code("\(key): 0")) أو \(code("\(key): [0, 2]"))."
        case .textOrList: "يُكتب هكذا: \(code("\(key): [first, second]"))."
        }
    }
}
