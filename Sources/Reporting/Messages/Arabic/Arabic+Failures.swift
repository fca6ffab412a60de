import CommandTable
import CourseModel

extension Arabic {
    func failure(_ failure: Failure, program: String) -> Explained {
        switch failure {
        case .usage(let problem): usage(problem, program: program)
        case .courseNotFound(let path):
            Explained(
                "لا توجد دورة في \(code(path)) ولا في مجلد أعلى منه.",
                "يمكن الانتقال إلى مجلد دورة، أو تحديده بالخيار `--course`، أو إنشاء دورة بالأمر `learn new course DIR`."
            )
        case .faultyCourse: Explained("في الدورة أخطاء.", "لعرضها كلها: \(code("\(program) lint")).")
        case .unknownStep(let text, let suggestion):
            Explained(
                "لا توجد خطوة باسم \(code(text)).",
                meant(suggestion) ?? "لعرض الخطوات كلها: \(code("\(program) list"))."
            )
        case .ambiguousStep(let text, let candidates):
            Explained(
                "في أكثر من درس خطوة باسم \(code(text)).",
                "المقصود واحدة من هذه: \(listed(candidates.map(\.description))).")
        case .unknownLesson(let text, let suggestion):
            Explained(
                "لا يوجد درس باسم \(code(text)).",
                meant(suggestion) ?? "لعرض الدروس كلها: \(code("\(program) list")).")
        case .unknownExercise(let text, let suggestion):
            Explained(
                "لا يوجد تمرين باسم \(code(text)).", meant(suggestion) ?? "التمارين مجلدات في `Exercises`.")
        case .cannotRunExercises(let fault):
            Explained("لا يمكن تشغيل التمارين هنا: \(words(fault)).", "لمعرفة ما ينقص: `learn doctor`.")
        case .unknownLanguage(let text, let known):
            Explained("هذه الدورة غير متاحة باللغة \(code(text)).", "لغاتها: \(listed(known.map(\.tag))).")
        case .noAnswer(let step, _, 1):
            Explained(
                "لم تُكتب إجابة للخطوة \(code(step.description)).",
                "مكانها بعد الأمر: \(code("\(program) check ANSWER")).")
        case .noAnswer(let step, _, let count):
            Explained(
                "لم تُكتب إجابات للخطوة \(code(step.description)).",
                "عددها \(count)، وتُكتب واحدة بعد الأخرى: \(code("\(program) check ANSWER…")).")
        case .answerCount(let step, _, let expected, let found):
            Explained(
                "الإجابات المطلوبة في الخطوة \(code(step.description)) عددها \(expected)، والمكتوبة عددها \(found).",
                found < expected
                    ? "تُكتب كلها بعد الأمر بالترتيب، أو كل واحدة في سطر في المدخلات القياسية."
                    : "الإجابة التي فيها مسافات توضع بين علامتي اقتباس.")
        case .takesNoAnswer(let step):
            Explained(
                "الخطوة \(code(step.description)) نص للقراءة، ولا تحتاج إلى إجابة.",
                "للمتابعة: \(code("\(program) next"))")
        case .nothingToPreview(let name):
            Explained(
                "لا شيء في \(code(name)) يُعرض: لا `#Preview` ولا تطبيق `@main`.",
                "أضف `#Preview { ContentView() }` في آخر الملف.")
        case .nothingToWatch(let step):
            Explained(
                "ليس في \(code(step.description)) شيفرة تُراقَب.",
                "تُذكر خطوة فيها شيفرة، أو تُكتب الإجابة: \(code("\(program) check \(step)")).")
        case .answerInFile(let step, let files):
            Explained(
                "لا تُكتب إجابة \(code(step.description)) في سطر الأوامر.",
                "تُكتب في \(codes(files))، ثم بعد الحفظ: \(code("\(program) check \(step)")).")
        case .cannotServe(let problem): cannotServe(problem)
        case .unreadableInput:
            Explained("في الدخل القياسي ما لا يُقرأ نصًا.", "تُعطى الإجابات نصًا بترميز UTF-8، كل إجابة في سطر.")
        case .refusedQuestion(let reason): refused(reason)
        case .nothingToSkip(let step):
            Explained(
                "الخطوة \(code(step.description)) منجزة من قبل.",
                "للبدء فيها من جديد: \(code("\(program) reset \(step)"))")
        case .nothingToReset(let step): Explained("لم تبدأ الخطوة \(code(step.description)) أصلًا.")
        case .progress(let failure): Explained(what(failure), advice(failure))
        case .cannotCreate(let path, let problem): cannotCreate(path, problem)
        }
    }

    private func cannotServe(_ problem: ServingProblem) -> Explained {
        switch problem {
        case .portTaken(let port):
            Explained(
                "المنفذ \(code(String(port))) مشغول ببرنامج آخر.",
                "يُختار غيره بالخيار `--port`، أو يُترك الخيار.")
        case .badAddress(let address):
            Explained(
                "ليس \(code(address)) عنوانًا يُعرض عليه.",
                "العنوان أرقام، مثل `127.0.0.1` أو `0.0.0.0`.")
        case .noLibrary:
            Explained(
                "تعذّر عرض الدورة: المكتبة libmicrohttpd غير موجودة.",
                "يثبّتها `Scripts/setup build`.")
        case .failed(let reason): Explained("تعذّر عرض الدورة: \(code(reason)).")
        }
    }

    func meant(_ suggestion: String?) -> String? { suggestion.map { "هل المقصود \(code($0))؟" } }

    private func refused(_ reason: QuestionRefusalReason) -> Explained {
        let example = "السؤال عددان صحيحان بينهما واحدة من العمليات `+ - * /`، مثل `12 / 5`."
        return switch reason {
        case .unreadableNumber(let text): Explained("النص \(code(text)) ليس عددًا صحيحًا.", example)
        case .unknownOperation(let text): Explained("النص \(code(text)) ليس عملية حسابية.", example)
        case .noOperation: Explained("لا توجد عملية حسابية بين العددين.", example)
        case .severalOperations: Explained("في السؤال أكثر من عملية حسابية؛ المطلوب عملية واحدة.", example)
        case .missingFields: Explained("هذا السؤال ناقص.", example)
        case .remains: Explained("تترك هذه القسمة باقيًا.", "يلزم اختيار عددين آخرين أو قيمة أخرى للخيار `--division`.")
        case .divisionByZero: Explained("القسمة على صفر غير ممكنة.", "يلزم عدد ثانٍ غير الصفر.")
        case .overflow: Explained("الناتج أكبر من الحد المسموح.", "يلزم اختيار أعداد أصغر.")
        }
    }

    private func advice(_ failure: ProgressFailure) -> String {
        switch failure {
        case .readOnly: "يلزم السماح بالكتابة فيه، أو اختيار مجلد آخر بالخيار `--workspace`."
        case .locked: "تمكن المحاولة من جديد بعد إغلاق البرنامج الآخر."
        case .diskFull: "تمكن المحاولة من جديد بعد إخلاء مساحة؛ لم يُفقد شيء."
        case .newerVersion: "يلزم تحديث `learn`، أو اختيار مجلد آخر بالخيار `--workspace`."
        case .notAFolder: "يلزم اختيار مجلد بالخيار `--workspace`."
        case .failed: "للبحث عن السبب: `learn doctor`."
        }
    }

    private func cannotCreate(_ path: String, _ problem: CreationProblem) -> Explained {
        switch problem {
        case .exists: Explained("المسار \(code(path)) موجود من قبل؛ لم يتغيّر شيء.", "يلزم اختيار اسم آخر.")
        case .otherContent(let file):
            Explained(
                "في المجلد \(code(path)) ملف ليس من صفحات الموقع: \(code(file)). لم يتغيّر شيء.",
                "يلزم مجلد فارغ، أو مجلد أنشأه `learn site`.")
        case .reservedName(let file):
            Explained(
                "لا يصلح \(code(path)) اسمًا لتمرين: فاسم ملفه يصير \(code(file))، ولهذا الاسم معنى آخر هناك.",
                "يلزم اختيار اسم آخر.")
        case .badName(let suggestion):
            Explained(
                "لا يصلح \(code(path)) اسمًا هنا.",
                meant(suggestion) ?? "يتألف الاسم من أحرف لاتينية صغيرة وأرقام وشرطات.")
        case .failed(let reason): Explained("تعذّر إنشاء \(code(path)): \(code(reason)).")
        }
    }

    func usage(_ problem: UsageProblem, program: String) -> Explained {
        let overview = "لعرض الأوامر كلها: \(code("\(program) help"))."
        return switch problem {
        case .unknownCommand(let text, let suggestion):
            Explained("لا يوجد أمر باسم \(code(text)).", meant(suggestion) ?? overview)
        case .unknownOption(let text, let suggestion):
            Explained(
                "لا يوجد خيار باسم \(code(text)).",
                meant(suggestion) ?? "الإجابة التي تبدأ بشرطة تُكتب بعد `--`.")
        case .optionNotForCommand(let option, let command):
            Explained(
                "الأمر \(code(command.rawValue)) لا يقبل الخيار \(code(option.typed)).",
                "لمعرفة ما يقبله: \(code("\(program) help \(command.rawValue)")).")
        case .missingValue(let option):
            Explained("الخيار \(code(option.typed)) يحتاج إلى قيمة بعده.", summary(of: option))
        case .valueNotTaken(let option): Explained("الخيار \(code(option.typed)) لا يأخذ قيمة.")
        case .notAChoice(let option, let value, let suggestion, let choices):
            Explained(
                "القيمة \(code(value)) غير ممكنة للخيار \(code(option.typed)).",
                meant(suggestion) ?? "القيم الممكنة: \(listed(choices)).")
        case .notANumber(let option, let value, let allowed):
            Explained(
                "القيمة \(code(value)) غير ممكنة للخيار \(code(option.typed)).",
                "المطلوب عدد صحيح من \(allowed.lowerBound) إلى \(allowed.upperBound).")
        case .operandNotAChoice(let operand, let value, let suggestion):
            Explained(
                "القيمة \(code(value)) غير ممكنة هنا.",
                meant(suggestion) ?? "القيم الممكنة: \(listed(operand.choices)).")
        case .missingOperand(let operand, let command):
            Explained(
                "الأمر \(code(command.rawValue)) يحتاج إلى \(code(operand.rawValue)).",
                "لعرض أمثلة: \(code("\(program) help \(command.rawValue)")).")
        case .extraOperand(let text, let command):
            Explained(
                "الأمر \(code(command.rawValue)) لا يقبل \(code(text)).",
                "لمعرفة ما يقبله: \(code("\(program) help \(command.rawValue)")).")
        }
    }
}
