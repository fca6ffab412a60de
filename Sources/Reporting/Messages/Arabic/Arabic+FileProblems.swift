import CourseModel

extension Arabic {
    func file(_ problem: FileProblem) -> Explained {
        switch problem {
        case .courseNotFound:
            Explained(
                "لا دورة هنا: لم يُعثر على `Lessons/course.yaml` في هذا المجلد ولا في مجلد فوقه.",
                "يمكن الانتقال إلى مجلد دورة، أو تحديده بالخيار `--course`، أو إنشاء دورة بالأمر `learn new course DIR`."
            )
        case .lessonMissing(let lesson):
            Explained(
                "الدرس \(code(lesson)) مذكور في الدورة، لكنه غير موجود.",
                "يمكن إنشاؤه بالأمر \(code("learn new lesson \(lesson)"))، أو حذفه من `lessons`.")
        case .languageMissing(let language):
            Explained(
                "ليس لهذا الدرس ملف باللغة \(code(language))، وهي من لغات الدورة.",
                "يُضاف الملف \(code("lesson.\(language).yaml"))، أو تُحذف اللغة من `languages`.")
        case .exerciseMissing(let exercise):
            Explained(
                "لا يوجد تمرين \(code(exercise)): الملف \(code("Exercises/\(exercise)/exercise.yaml")) غير موجود.",
                "يُضاف التمرين أو تُحذف الخطوة.")
        case .lessonNotListed(let lesson):
            Explained(
                "الدرس \(code(lesson)) غير مذكور في الدورة، فلن يراه أحد.",
                "يُضاف إلى `lessons` في `course.yaml`.")
        case .languageNotListed(let language):
            Explained(
                "اللغة \(code(language)) غير مذكورة في الدورة، فلن يرى أحد هذا الملف.",
                "تُضاف إلى `languages` في `course.yaml`، أو يُحذف الملف.")
        case .notFound(let suggestion):
            Explained(
                "لا يوجد ملف بهذا المسار، ولا درس بهذا الاسم.",
                suggestion.map { "لعل المقصود \(code($0))." } ?? "يعرض `learn list` الدروس.")
        case .notOfCourse:
            Explained(
                "هذا ليس جزءًا من الدورة.",
                "يلزم اسم درس، أو مجلده، أو أحد ملفاته، أو `course.yaml`.")
        case .notAFile: Explained("هذا ليس ملفًا.", "يلزم مكانه ملف نصي بصيغة YAML.")
        case .unreadable(let reason): Explained("تعذّرت قراءة هذا الملف: \(code(reason)).", "قد يكون السبب في أذوناته.")
        case .symlinkLoop: Explained("هذا الرابط يعود إلى نفسه.", "يوضع الملف نفسه مكان الرابط.")
        case .tooLarge(let bytes, let limit):
            Explained(
                "حجم هذا الملف بالبايت: \(bytes)، والحد الأقصى: \(limit).",
                "يمكن تقسيمه إلى عدة دروس.")
        case .empty: Explained("هذا الملف فارغ.", "يُكتب كما في `Documentation/Authors.md`، أو يُبدأ بالأمر `learn new`.")
        case .notUTF8(let offset):
            Explained(
                "البايت رقم \(offset) من هذا الملف ليس نصًا بترميز UTF-8.", "يلزم حفظ الملف من المحرِّر بترميز UTF-8.")
        case .moreProblems(let count):
            Explained("عدد المشكلات الأخرى في هذا الملف: \(count).", "تُصلَح المشكلات السابقة أولًا، ثم يُعاد الفحص.")
        case .nulByte(let offset):
            Explained("البايت رقم \(offset) من هذا الملف هو NUL، ولا مكان له في نص.", "يكفي حذفه.")
        }
    }
}
