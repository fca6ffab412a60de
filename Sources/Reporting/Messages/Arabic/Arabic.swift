import CommandTable
import CourseModel

/// Arabic. Verbal nouns and passives instead of imperatives, so that no text supposes the reader's gender. The system's
/// own words and numbers with a sign stand in code, which keeps their direction.
struct Arabic: Wording {
    func phrase(_ phrase: Phrase) -> String {
        switch phrase {
        case .stepOf(let number, let count): "الخطوة \(number) من \(count)"
        case .lessonOf(let number, let count): "الدرس \(number) من \(count)"
        case .kind(let kind): name(of: kind)
        case .standing(let standing): name(of: standing)
        case .severalAreRight: "هنا أكثر من خيار صحيح."
        case .asksFor(let division): asked(of: division)
        case .answerOne(let command): "للإجابة، يُكتب رقم الخيار: \(code(command))"
        case .answerSeveral(let command): "للإجابة، تُكتب أرقام الخيارات الصحيحة كلها: \(code(command))"
        case .answerBlanks(1, let command): "للإجابة، يُكتب ما يملأ الفراغ: \(code(command))"
        case .answerBlanks(let count, let command):
            "للإجابة، يُكتب ما يملأ الفراغات بترتيبها (عددها \(count)): \(code(command))"
        case .answerNumbers(1, let command): "للإجابة، يُكتب الناتج: \(code(command))"
        case .answerNumbers(let count, let command):
            "للإجابة، تُكتب النواتج بترتيبها (عددها \(count)): \(code(command))"
        case .filesToEdit(1): "يُكتب الحل في هذا الملف:"
        case .filesToEdit: "يُكتب الحل في هذه الملفات:"
        case .answerCode(let command): "بعد الحفظ، للفحص: \(code(command))"
        case .goOn(let command): "للمتابعة: \(code(command))"
        case .hintsThere(let count, let command):
            "هناك \(counted(count, one: "تلميح", two: "تلميحان", few: "تلميحات", many: "تلميحًا")): \(code(command))"
        case .changedSincePassed: "تغيّرت هذه الخطوة بعد اجتيازها."
        case .courseFinished(let title): "اكتملت دورة «\(title)». تهانينا!"
        case .promptOption(let count): "ما الخيار الصحيح (من 1 إلى \(count))؟"
        case .promptOptions(let count): "ما الخيارات الصحيحة (من 1 إلى \(count)، مثل \(code("1 3")))؟"
        case .promptBlank(1, 1): "ماذا يُكتب في الفراغ؟"
        case .promptBlank(let number, let count): "الفراغ \(number) من \(count):"
        case .promptNumber(let question): code("\(question) =")
        case .passed: "إجابة صحيحة."
        case .partly(let points, let possible): "إجابة صحيحة جزئيًا: \(points) من \(possible)."
        case .wrong: "الإجابة ليست صحيحة بعد."
        case .unreadable: "تعذّرت قراءة الإجابة."
        case .unchecked: "تعذّر فحص الإجابة."
        case .option(let number): "الخيار \(number)"
        case .blank(let number): "الفراغ \(number)"
        case .partRight: "صحيح"
        case .partWrong: "خطأ"
        case .partUnreadable: "تعذّرت قراءته"
        case .partUnchecked: "لم يُفحص"
        case .whatYouTyped(let text): "كتبت \(code(text))"
        case .costsNothing: "لا تُحسب هذه محاولة."
        case .tryAgain(let command): "لمحاولة أخرى: \(code(command))"
        case .explanation: "السبب"
        case .lessonFinished(let title): "اكتمل درس «\(title)»."
        case .takeaways: "خلاصات"
        case .further: "للاستزادة"
        case .traceTyped: "المكتوب"
        case .traceRead: "قُرئ على أنه"
        case .traceNotRead: "(تعذّرت قراءته)"
        case .traceKey: "الإجابة الصحيحة"
        case .traceRule: "القاعدة"
        case .hint(let number, let count): "التلميح \(number) من \(count)"
        case .hintForBlank(let number): "للفراغ \(number)"
        case .noHints: "لا تلميحات لهذه الخطوة."
        case .lastHint: "كان هذا آخر تلميح."
        case .previewNamed(let name): "معاينة \(code(name))"
        case .pageWritten(let file): "كُتبت الصفحة في \(code(file))."
        case .stepFailed(let words): "تعذّر هذا: \(code(words))"
        case .finishedOf(let finished, let total): "\(finished) من \(total)"
        case .skippedCount(let count): "مؤجَّلة: \(count)"
        case .changedCount(let count): "متغيّرة: \(count)"
        case .serving(let link): "الدورة مفتوحة على \(code(link)). وتنتهي بالضغط على `Ctrl-C`."
        case .nextIs(let step): "الخطوة التالية: \(code(step))."
        case .wasRead(let step): "الخطوة \(code(step)) نص للقراءة وقد قُرئ، فلا شيء فيها للتقييم."
        case .wasSkipped(let step): "أُجّلت الخطوة \(code(step)). ستعود حين يكتمل كل ما سواها."
        case .wasReset(let step): "تبدأ الخطوة \(code(step)) من جديد."
        case .keptAs(let file, let name): "حُفظ الملف السابق \(code(file)) باسم \(code(name))."
        case .severity(.error): "خطأ"
        case .severity(.warning): "تحذير"
        case .lintSummary(let errors, let warnings, let files):
            "عدد الأخطاء: \(errors)، وعدد التحذيرات: \(warnings)، وعدد الملفات: \(files)."
        case .createdCourse(let command): "الدورة جاهزة. للاطلاع عليها: \(code(command))"
        case .createdLesson(let command): "الدرس جاهز. للاطلاع عليه: \(code(command))"
        case .createdExercise(let command): "التمرين جاهز. لتجربة كل ما فيه: \(code(command))"
        case .addStep(let language): "تُضاف هذه الخطوة إلى الدرس بلغة \(code(language)):"
        case .addLine(let line): "يبقى أن يُضاف هذا إلى الدروس في \(code("Lessons/course.yaml")): \(code(line))"
        case .siteWritten(let folder, let start, let pages):
            "عدد الصفحات في \(code(folder)): \(pages). البداية من \(code(start))."
        case .healthy: "كل ما يلزم موجود."
        case .unhealthy: "هناك ما ينقص؛ والحل مذكور أعلاه."
        case .findingState(.good): "سليم"
        case .findingState(.warning): "تحذير"
        case .findingState(.problem): "مشكلة"
        case .tagline: "يقدّم دورات في البرمجة: قراءة، ثم إجابة، ثم حكم فوري عليها."
        case .usage: "طريقة الاستخدام"
        case .commandsFor(.students): "للطلاب"
        case .commandsFor(.authors): "للمؤلفين"
        case .commandsFor(.everyone): "للجميع"
        case .options: "الخيارات"
        case .examples: "أمثلة"
        case .moreHelp(let command): "للمزيد عن أمر معيّن: \(code(command))"
        }
    }

    private func name(of kind: StepKind) -> String {
        switch kind {
        case .text: "قراءة"
        case .quiz: "سؤال"
        case .fill: "ملء الفراغات"
        case .arithmetic: "حساب"
        case .code: "شيفرة"
        }
    }

    private func name(of standing: Standing) -> String {
        switch standing {
        case .untouched: "لم تبدأ"
        case .shown: "بدأت"
        case .tried(let count):
            counted(count, one: "محاولة واحدة", two: "محاولتان", few: "محاولات", many: "محاولة")
        case .passed: "اكتملت"
        case .skipped: "مؤجَّلة"
        case .changed: "تغيّرت"
        }
    }

    private func asked(of division: Division) -> String {
        switch division {
        case .exact: "ناتج القسمة (بلا باقٍ)"
        case .integer: "ناتج القسمة الصحيح، من دون الباقي"
        case .remainder: "ناتج القسمة والباقي، مثل `4 1`"
        case .decimal(let count): "عدد عشري مقرَّب إلى \(places(count))"
        case .fraction(lowestTerms: true): "كسر في أبسط صورة، مثل `2/3`"
        case .fraction(lowestTerms: false): "كسر، مثل `2/3`"
        }
    }

    /// Decimal places after a preposition.
    func places(_ count: Int) -> String {
        counted(count, one: "منزلة عشرية واحدة", two: "منزلتين عشريتين", few: "منازل عشرية", many: "منزلة عشرية")
    }

    /// `one` and `two` hold their number; 3 to 10, and 103 to 110 too, take `few`, everything else `many`.
    func counted(_ count: Int, one: String, two: String, few: String, many: String) -> String {
        switch count {
        case 1: one
        case 2: two
        default: "\(count) \((3...10).contains(count % 100) ? few : many)"
        }
    }

    func listed(_ texts: some Sequence<String>) -> String { codes(texts, separator: "، ") }
}
