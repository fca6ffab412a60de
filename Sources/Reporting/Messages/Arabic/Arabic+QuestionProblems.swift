import CourseModel

extension Arabic {
    func question(_ problem: QuestionProblem) -> Explained {
        switch problem {
        case .duplicateStep(let id, let firstLine):
            Explained(
                "المعرِّف \(code(id)) مشترك بين خطوتين؛ أولاهما في السطر \(firstLine).", "يلزم معرِّف آخر لإحداهما.")
        case .duplicateLesson(let id): Explained("الدرس \(code(id)) مذكور مرتين.", "تكفي مرة واحدة.")
        case .noSteps: Explained("لا خطوات في هذا الدرس.", "تلزم خطوة واحدة على الأقل.")
        case .tooFewOptions(let count):
            Explained("يحتاج السؤال إلى خيارين على الأقل، وعدد خياراته هنا: \(count).", "تلزم إضافة خيارات.")
        case .answerOutOfRange(let answer, let count):
            Explained(
                "لا يوجد خيار رقمه \(code("\(answer)")): عدد الخيارات \(count)، والعد يبدأ من 0.",
                count > 0 ? "رقم الخيار الأخير: \(count - 1)." : nil)
        case .answerTwice(let answer): Explained("الإجابة \(code("\(answer)")) مكررة.", "تكفي مرة واحدة.")
        case .duplicateOption(let text, let firstLine):
            Explained("الخيار \(code(text)) موجود من قبل في السطر \(firstLine).", "يلزم تغيير أحدهما.")
        case .distractorEqualsKey(let text):
            Explained("الخيار الخاطئ \(code(text)) يقول ما يقوله خيار صحيح.", "يلزم تغيير أحدهما.")
        case .everyOptionRight: Explained("الخيارات كلها صحيحة، فلا سؤال هنا.", "تلزم إضافة خيار خاطئ.")
        case .optionWithoutWhy(let text):
            Explained("الخيار \(code(text)) لا يبيّن لماذا هو صحيح أو خاطئ.", "يُضاف المفتاح `why`.")
        case .blankWithoutPlaceholder(let index):
            Explained(
                "ليس في القالب \(code("{{\(index)}}")) لهذا الفراغ.",
                "يوضع \(code("{{\(index)}}")) في مكان الفراغ من القالب.")
        case .placeholderWithoutBlank(let index):
            Explained(
                "لا فراغ يقابل \(code("{{\(index)}}")).", "يُضاف الفراغ إلى `blanks`، والعد فيها يبدأ من 0.")
        case .placeholderTwice(let index):
            Explained(
                "العلامة \(code("{{\(index)}}")) مكررة في القالب.", "يلزم للموضع الثاني فراغ خاص به.")
        case .placeholderMalformed(let text):
            Explained(
                "النص \(code(text)) ليس علامة فراغ.",
                "يُكتب رقم الفراغ بين أقواس معقوفة مزدوجة، مثل `{{0}}`.")
        case .duplicateAnswer(let text, let firstLine):
            Explained("الإجابة \(code(text)) موجودة من قبل في السطر \(firstLine).", "تكفي مرة واحدة.")
        case .splitDecimal(let first, let second):
            Explained(
                "في \(code("[\(first),\(second)]")) إجابتان: \(code(first)) و\(code(second)).",
                "إن كانت إجابة واحدة فيها فاصلة كُتبت \(code("[\"\(first),\(second)\"]"))، وإن كانتا اثنتين فُصلتا بمسافة بعد الفاصلة."
            )
        case .answerNotAccepted(let answer):
            Explained("المصحِّح لا يقبل الإجابة المذكورة \(code(answer)).", "ينبغي أن تُكتب كما يكتبها طالب.")
        case .distractorAccepted(let text):
            Explained("المصحِّح يقبل \(code(text))، والمفترض أنها خطأ.", "يلزم تغييرها، أو عدّها صحيحة.")
        case .answerRepeatsTemplate(let answer, let repeated):
            Explained(
                "الإجابة \(code(answer)) تكرر \(code(repeated))، وهو في القالب بجوار الفراغ.",
                "يُحذف من أحد المكانين.")
        case .templateDoesNotParse(let detail):
            Explained(
                "القالب بعد ملئه بالإجابات ليس شيفرة Swift سليمة: \(code(detail)).",
                "يلزم تصحيح القالب أو الإجابات.")
        case .codeDoesNotParse(let detail):
            Explained(
                "هذه ليست شيفرة Swift سليمة: \(code(detail)).",
                "يلزم تصحيحها، أو ذكر لغة أخرى في أول كتلتها، مثل `text`.")
        case .notALink(let url): Explained("النص \(code(url)) ليس رابطًا.", "يلزم رابط أوله `https://`.")
        case .scoringWithoutSeveralAnswers:
            Explained("لا معنى للمفتاح `scoring` حين يكون الخيار الصحيح واحدًا.", "يكفي حذفه.")
        case .onlyForWords(let key):
            Explained(
                "لا معنى للمفتاح \(code(key)) في الشيفرة، فهي تُقارَن كما هي.",
                "يكفي حذفه، أو كتابة `language: text` إذا كان القالب كلمات.")
        case .onlyForCompiling(let key):
            Explained(
                "لا معنى للمفتاح \(code(key)) حيث لا تُصرَّف الإجابات.", "تُضاف `check: compile`، أو يُحذف المفتاح.")
        case .onlySwiftCompiles(let language):
            Explained(
                "لغة القالب \(code(language))، ولا يُصرَّف إلا Swift.", "يُحذف `check`، أو تُصحَّح قيمة `language`.")
        case .unknownCodeMark(let word, let suggestion):
            Explained(
                "لا معنى للكلمة \(code(word)) بعد لغة كتلة الشيفرة.",
                suggestion.map { "هل المقصود \(code($0))؟" }
                    ?? "يكفي حذفها؛ والكلمة `program` تعني أن الكتلة تُصرَّف كما هي.")
        }
    }
}
