import Reporting

/// What a new exercise says in one language: comments for its author, phrases and a step for its students.
struct ExerciseWords {
    // Comments of exercise.yaml.
    var files: String
    var oracle: String
    var unitTests: String
    var sequences: String
    var cases: String
    var say: String
    // Phrases.
    var result: String
    var none: String
    // The step.
    var title: String
    var prompt: String
    var hint: String
    var lastOfATie: String
    var byTheAlphabet: String

    static func of(_ language: InterfaceLanguage) -> ExerciseWords {
        switch language {
        case .english: english
        case .turkish: turkish
        case .arabic: arabic
        }
    }

    private static let english = ExerciseWords(
        files: "What the student edits: a copy of this starter.",
        oracle: "Oracle.swift holds the reference; every answer of the student's is compared with its answer.",
        unitTests: "Tests.swift holds the unit tests. What one run may use: the testing library takes some memory.",
        sequences: "How many series of calls are made up, and how many calls are in one.",
        cases: "Calls that are made first, by name. The inputs of a call are called 1, 2 and so on.",
        say: "How a call and its result are shown to a student, in each language.",
        result: "{value}",
        none: "nil",
        title: "The longest word",
        prompt: "Write `longestWord(in:)`: the longest of the words, the first of them where several are as long.",
        hint: "Keep the longest word seen so far.",
        lastOfATie: "Of words of one length you take the last. Take another only where it is longer.",
        byTheAlphabet: "You compare the words themselves, by the alphabet. Compare their lengths.")

    private static let turkish = ExerciseWords(
        files: "Öğrencinin düzenlediği dosya: bu başlangıcın bir kopyası.",
        oracle: "Oracle.swift başvuru çözümünü içerir; öğrencinin her yanıtı onun yanıtıyla karşılaştırılır.",
        unitTests:
            "Tests.swift birim testlerini içerir. Bir çalıştırmanın sınırları: test kütüphanesi biraz bellek ister.",
        sequences: "Kaç çağrı dizisi üretileceği ve bir dizide kaç çağrı olacağı.",
        cases: "Önce yapılan, adlandırılmış çağrılar. Bir çağrının girdileri 1, 2 diye adlandırılır.",
        say: "Bir çağrının ve sonucunun öğrenciye her dilde nasıl gösterileceği.",
        result: "{value}",
        none: "nil",
        title: "En uzun sözcük",
        prompt:
            "`longestWord(in:)` işlevini yaz: sözcüklerin en uzununu, aynı uzunlukta birkaç tane varsa ilkini versin.",
        hint: "O ana kadar görülen en uzun sözcüğü sakla.",
        lastOfATie: "Aynı uzunluktaki sözcüklerden sonuncusunu alıyorsun. Yalnızca daha uzun olanı al.",
        byTheAlphabet: "Sözcükleri alfabe sırasına göre karşılaştırıyorsun. Uzunluklarını karşılaştır.")

    private static let arabic = ExerciseWords(
        files: "الملف الذي يعدّله الطالب: نسخة من هذه البداية.",
        oracle: "في Oracle.swift الحل المرجعي، وتُقارن كل إجابة للطالب بإجابته.",
        unitTests: "في Tests.swift اختبارات الوحدة. وهذه حدود التشغيل الواحد: مكتبة الاختبار تحتاج إلى بعض الذاكرة.",
        sequences: "كم سلسلة استدعاءات تُولَّد، وكم استدعاءً في كل سلسلة.",
        cases: "استدعاءات مسمّاة تُجرَّب أولًا. تُسمّى مدخلات الاستدعاء 1 ثم 2 وهكذا.",
        say: "كيف يظهر الاستدعاء ونتيجته للطالب بكل لغة.",
        result: "{value}",
        none: "nil",
        title: "أطول كلمة",
        prompt: "اكتب الدالة `longestWord(in:)`: تعيد أطول كلمة، والأولى إن تساوت عدة كلمات في الطول.",
        hint: "احتفظ بأطول كلمة مرّت حتى الآن.",
        lastOfATie: "تأخذ آخر الكلمات المتساوية في الطول. لا تأخذ كلمة أخرى إلا إن كانت أطول.",
        byTheAlphabet: "تقارن الكلمات نفسها بترتيب الأبجدية. قارن أطوالها.")
}
