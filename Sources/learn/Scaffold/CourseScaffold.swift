import CourseModel
import LessonFormat
import Reporting

/// A new course: its files, as seen from `Lessons`.
enum CourseScaffold {
    /// The lesson that a new course begins with.
    static let firstLesson = LessonID("first-lesson")

    /// Keeps students' work out of the author's repository.
    static let ignoreFile = ScaffoldFile(path: ".gitignore", text: "Workspace/\n")

    /// The schema that editors use for lessons.
    static var lessonSchema: ScaffoldFile {
        ScaffoldFile(path: "lesson.schema.json", text: FormatReference.jsonSchema(.lesson))
    }

    /// `course.yaml`, a lesson in `language`, and the schemas that both point at.
    static func files(in language: InterfaceLanguage) -> [ScaffoldFile] {
        let lesson = LessonScaffold.files(in: [language.tag], schema: "../lesson.schema.json").map { file in
            ScaffoldFile(path: "\(firstLesson)/\(file.path)", text: file.text)
        }
        let courseSchema = ScaffoldFile(path: "course.schema.json", text: FormatReference.jsonSchema(.course))
        return [ScaffoldFile(path: "course.yaml", text: course(in: language))] + lesson + [lessonSchema, courseSchema]
    }

    private static func course(in language: InterfaceLanguage) -> String {
        let text =
            switch language {
            case .english: english
            case .turkish: turkish
            case .arabic: arabic
            }
        return "# yaml-language-server: $schema=./course.schema.json\n" + text
    }

    private static let english = """
        # The course's title: one text, or one for each language: {en: My course, tr: Kursum}
        title: My course

        # The languages of the lessons, one file for each: lesson.en.yaml, lesson.tr.yaml.
        # The first is shown to a student whose own language is missing.
        languages: [en]

        # The lessons' folders, in the order a student meets them. `learn new lesson NAME` adds one.
        lessons:
          - first-lesson

        """

    private static let turkish = """
        # Kursun adı: tek bir metin ya da her dil için bir metin: {tr: Kursum, en: My course}
        title: Kursum

        # Derslerin dilleri; her dilin ayrı bir dosyası olur: lesson.tr.yaml, lesson.en.yaml.
        # Öğrencinin dili eksikse ilk dil gösterilir.
        languages: [tr]

        # Derslerin klasörleri, öğrencinin göreceği sırayla. `learn new lesson AD` yeni bir ders ekler.
        lessons:
          - first-lesson

        """

    private static let arabic = """
        # اسم الدورة: نص واحد، أو نص لكل لغة: {ar: دورتي, en: My course}
        title: دورتي

        # لغات الدروس، ولكل لغة ملف: lesson.ar.yaml و lesson.en.yaml
        # إذا لم تتوفر لغة الطالب عُرضت اللغة الأولى.
        languages: [ar]

        # مجلدات الدروس بالترتيب الذي يمر به الطالب. الأمر `learn new lesson NAME` يضيف درسًا.
        lessons:
          - first-lesson

        """
}
