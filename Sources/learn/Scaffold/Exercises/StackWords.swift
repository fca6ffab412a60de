import Reporting

/// What a new exercise with commands and state says in one language: comments for its author, phrases and a step for its
/// students.
struct StackWords {
    // Comments of exercise.yaml.
    var oracle: String
    var sequences: String
    var cases: String
    var say: String
    // Phrases.
    var push: String
    var pop: String
    // The step.
    var title: String
    var prompt: String
    var hint: String
    var takesTheLowest: String
    var goesOn: String

    static func of(_ language: InterfaceLanguage) -> StackWords {
        switch language {
        case .english: english
        case .turkish: turkish
        case .arabic: arabic
        }
    }

    private static let english = StackWords(
        oracle: "Commands.swift holds the commands, Oracle.swift the reference; after each command both are watched.",
        sequences: "How many sequences of commands are made up, and how many commands are in one.",
        cases: "Sequences that are tried first, by name.",
        say: "How a command and what is seen are shown to a student, in each language.",
        push: "push {item}",
        pop: "pop",
        title: "A stack",
        prompt:
            "Complete `Stack`: `push(_:)` puts an item on top, `pop()` takes it away. `pop()` stops the program with \"Nothing to pop\" where there is none.",
        hint: "The last item of the array is the one on top.",
        takesTheLowest: "You take the lowest item away, the one that was pushed first. Take the last.",
        goesOn: "Where there is nothing to pop the program goes on. Stop it with `fatalError`.")

    private static let turkish = StackWords(
        oracle:
            "Commands.swift komutları, Oracle.swift başvuru çözümünü içerir; her komuttan sonra ikisi de gözlenir.",
        sequences: "Kaç komut dizisi üretileceği ve bir dizide kaç komut olacağı.",
        cases: "Önce denenen, adlandırılmış diziler.",
        say: "Bir komutun ve görülenin öğrenciye her dilde nasıl gösterileceği.",
        push: "üste koy: {item}",
        pop: "üsttekini al",
        title: "Bir yığın",
        prompt:
            "`Stack` türünü tamamla: `push(_:)` bir öğeyi üste koysun, `pop()` üsttekini alsın. Alınacak öğe yoksa `pop()` programı \"Nothing to pop\" iletisiyle durdursun.",
        hint: "Dizinin son öğesi en üsttekidir.",
        takesTheLowest: "En alttaki, ilk konan öğeyi alıyorsun. Sonuncuyu al.",
        goesOn: "Alınacak bir şey yokken program sürüyor. Onu `fatalError` ile durdur.")

    private static let arabic = StackWords(
        oracle: "في Commands.swift الأوامر، وفي Oracle.swift الحل المرجعي؛ ويُنظر إلى الاثنين بعد كل أمر.",
        sequences: "كم سلسلة أوامر تُولَّد، وكم أمرًا في كل سلسلة.",
        cases: "سلاسل مسمّاة تُجرَّب أولًا.",
        say: "كيف يظهر الأمر وما يُرى بعده للطالب بكل لغة.",
        push: "ضع {item} في الأعلى",
        pop: "أزل الأعلى",
        title: "مكدّس",
        prompt:
            "أكمل `Stack`: يضع `push(_:)` عنصرًا في الأعلى ويزيله `pop()`. وإن لم يكن هناك عنصر أوقف `pop()` البرنامج برسالة \"Nothing to pop\".",
        hint: "آخر عنصر في المصفوفة هو الأعلى.",
        takesTheLowest: "تزيل العنصر الأسفل، أي أول ما وُضع. أزل الأخير.",
        goesOn: "حين لا يوجد ما يُزال يستمر البرنامج. أوقفه بـ`fatalError`.")
}
