import CourseModel

extension Arabic {
    func remark(_ remark: Remark) -> String {
        switch remark {
        case .why(let reason): reason
        case .readAs(let number): "قُرئت إجابتك هكذا: \(code(number))."
        case .didYouMean(let text): "هل المقصود \(code(text))؟"
        case .notANumber: "هذا ليس عددًا."
        case .nothingTyped: "لم يُكتب شيء هنا."
        case .tooManyAnswers(let expected): "الإجابات أكثر من المطلوب؛ العدد المطلوب: \(expected)."
        case .mixedDigits: "في العدد أرقام من كتابتين مختلفتين؛ المطلوب كتابة واحدة."
        case .expressionNotResult: "هذه عملية حسابية؛ المطلوب ناتجها."
        case .numberTooLong: "هذا العدد أطول من اللازم."
        case .remainderMissing: "المطلوب ناتج القسمة والباقي، مثل `4 1`."
        case .onlyQuotientAsked: "المطلوب ناتج القسمة وحده، دون الباقي."
        case .notInLowestTerms: "القيمة صحيحة؛ بقي اختصار الكسر إلى أبسط صورة."
        case .fractionWanted: "المطلوب هنا كسر، لا عدد عشري."
        case .roundedOtherwise(let count): "الناتج قريب؛ المطلوب تقريبه إلى \(places(count))."
        case .onlyQuotientRight: "ناتج القسمة صحيح، لكن الباقي غير صحيح."
        case .onlyRemainderRight: "الباقي صحيح، لكن ناتج القسمة غير صحيح."
        case .repeatsTemplate(let text): "في القالب \(code(text)) بجوار الفراغ، فلا حاجة إلى كتابته."
        case .curlyQuotes: "تحتاج الشيفرة إلى علامات اقتباس مستقيمة (`\"`)، لا منحنية."
        case .differsInCase: "يجدر التحقق من الأحرف الكبيرة والصغيرة."
        case .notAnOption(let count): "الخيارات مرقّمة من 1 إلى \(count)."
        case .chosenTwice: "اختير هذا الخيار مرتين."
        case .chooseOne: "الخيار الصحيح واحد فقط؛ يكفي اختيار واحد."
        case .moreAreRight(1): "بقي خيار صحيح واحد."
        case .moreAreRight(let count): "عدد الخيارات الصحيحة الباقية: \(count)."
        case .reachesBeyondBlank: "تتجاوز هذه الإجابة فراغها؛ المطلوب ما يقع في الفراغ وحده."
        case .doesNotCompile(let line, let message, let identifier):
            refused(line, message)
                + (CommonError(identifier: identifier, message: message).map { " " + commonError($0) } ?? "")
        case .compileLimit: "يستغرق المُصرِّف في هذا وقتًا أطول من المسموح؛ يحسن كتابته بصورة أبسط."
        case .otherValue(let expression, let expected, let observed):
            "مع هذه الإجابة تكون قيمة \(code(expression)) هي \(code(observed))، وينبغي أن تكون \(code(expected))."
        case .otherScreen(let step, let expected, let observed): otherScreen(step, expected, observed)
        case .stepFails(let step, let reason): "مع هذه الإجابة تتعذّر الخطوة \(code(step)): \(code(reason))"
        case .endsOtherwise(let place, .completed):
            "مع هذه الإجابة يستمر البرنامج عند \(code(place))، وينبغي أن يتوقف."
        case .endsOtherwise(let place, let ending): "عند \(code(place)): \(codePhrase(.ending(ending)))."
        case .couldNotCompile(let fault):
            "ليست هذه من الإجابات المذكورة، وتعذّر تصريفها: \(words(fault))."
        }
    }

    private func refused(_ line: String, _ message: String) -> String {
        let place = line.isEmpty ? "" : " في \(code(line))"
        return "مع هذه الإجابة لا تُصرَّف الشيفرة. المُصرِّف\(place): \(code(message))."
    }

    private func otherScreen(_ step: String, _ expected: String?, _ observed: String?) -> String {
        switch (expected, observed) {
        case (let expected?, let observed?):
            "بعد \(code(step)) تعرض الشاشة \(code(observed))، وينبغي أن تعرض \(code(expected))."
        case (let expected?, nil): "بعد \(code(step)) لا تعرض الشاشة \(code(expected))."
        case (nil, let observed?): "بعد \(code(step)) تعرض الشاشة \(code(observed))، وينبغي ألا تعرضه."
        case (nil, nil): "بعد \(code(step)) ليست الشاشة كما ينبغي."
        }
    }

    func rule(_ rule: GradingRule) -> String {
        switch rule {
        case .optionInKey: "الخيار صحيح إذا ذكره المؤلف بين الإجابات."
        case .sameTokens: "وحدات Swift نفسها (tokens)؛ ولا أثر للمسافات ولا للتعليقات."
        case .sameText: "النص نفسه حرفًا حرفًا؛ ولا أثر للمسافات في أوله وآخره."
        case .sameWords: "الكلمات نفسها؛ ولا أثر للمسافات ولا لشكل علامات الاقتباس ولا للحركات."
        case .equalNumber: "العدد نفسه تمامًا."
        case .withinTolerance: "عدد لا يبعد عن الصحيح أكثر مما يسمح به المؤلف."
        case .equalQuotientAndRemainder: "ناتج القسمة والباقي كلاهما صحيح."
        case .equalFraction: "كسر له القيمة نفسها."
        case .sameFractionInLowestTerms: "الكسر نفسه في أبسط صورة."
        case .roundedToPlaces: "الناتج مقرَّبًا إلى المنازل المطلوبة، والنصف يُقرَّب بعيدًا عن الصفر."
        case .compiles: "ليست من الإجابات المذكورة، لكنها تُصرَّف، وهذا هو المطلوب."
        case .showsTheSame: "ليست من الإجابات المذكورة، لكن البرنامج يعرض معها ما يعرضه مع تلك."
        case .readable: "لم يُقارن شيء، لأن الإجابة تعذّرت قراءتها."
        }
    }

    func notice(_ notice: Notice) -> String {
        switch notice {
        case .lessonInOtherLanguage(let lesson, let wanted, let shown):
            "الدرس \(code(lesson.name)) غير متاح باللغة \(code(wanted.tag))؛ ويُعرض باللغة \(code(shown.tag))."
        case .lessonLeftOut(let lesson):
            "تعذّرت قراءة الدرس \(code(lesson.name))، فتُرك. السبب يظهر بالأمر `learn lint`."
        case .stepsLeftOut(let lesson, let count):
            "في الدرس \(code(lesson.name)) أخطاء؛ عدد الخطوات المتعذّر عرضها: \(count). التفاصيل بالأمر `learn lint`."
        case .outputFailed(let reason): "تعذّرت كتابة المخرجات: \(code(reason))."
        case .starterPut(let files): "لم يكن ملف بداية الخطوة موجودًا، فوُضع في \(codes(files, separator: "، "))."
        case .starterNotCopied(let path, let reason): "تعذّر وضع ملف البداية في \(code(path)): \(code(reason))."
        case .watchPolls(let reason):
            "لا يُبلِّغ النظام هنا بالتغيّرات (\(code(reason)))، فيُنظر في الملف أربع مرات في الثانية."
        case .portTaken(let wanted, let port):
            "المنفذ \(code(String(wanted))) مشغول ببرنامج آخر؛ والمنفذ هذه المرة \(code(String(port)))."
        case .openToOthers:
            "من لديه هذا الرابط يقرأ ويجيب باسمك، والاتصال غير مشفَّر: لا يُستعمل إلا في شبكة موثوقة."
        case .limitedProtection:
            "لا توجد هنا بيئة معزولة: عملت الشيفرة بالحدود وحدها، وكان يمكنها قراءة الملفات. التفاصيل: `learn doctor`."
        case .progressNotSaved(let failure): "لم يُحفظ تقدّمك. \(what(failure))"
        case .progressRecovered(let path, let attempts):
            "كان ملف التقدّم تالفًا. حُفظ باسم \(code(path))، وعدد السجلات المستعادة منه: \(attempts)."
        }
    }

    func what(_ failure: ProgressFailure) -> String {
        switch failure {
        case .readOnly(let path): "الكتابة في \(code(path)) غير ممكنة."
        case .locked(let path): "برنامج آخر يقفل \(code(path))."
        case .diskFull(let path): "القرص الذي فيه \(code(path)) ممتلئ."
        case .newerVersion(let path): "كُتب \(code(path)) بإصدار أحدث من `learn`."
        case .notAFolder(let path): "المسار \(code(path)) ليس مجلدًا."
        case .failed(let path, let reason): "تعذّر استخدام \(code(path)): \(code(reason))."
        }
    }
}
