extension Arabic {
    func webPhrase(_ phrase: WebPhrase) -> String {
        switch phrase {
        case .skipToContent: "الانتقال إلى المحتوى"
        case .languages: "اللغات"
        case .youAreHere: "المكان الحالي"
        case .allLessons: "كل الدروس"
        case .howFar: "مدى التقدّم"
        case .loadAnew: "تحميل الصفحة من جديد"
        case .needsScript:
            "تُقيَّم الإجابات في هذه الصفحة ببرنامج صغير لا يشغّله هذا المتصفح. أما القراءة فممكنة على أي حال."
        case .steps: "الخطوات"
        case .goOn: "المتابعة"
        case .beforeAndAfter: "السابق والتالي"
        case .previousStep: "الخطوة السابقة"
        case .nextStep: "الخطوة التالية"
        case .previousLesson: "الدرس السابق"
        case .nextLesson: "الدرس التالي"
        case .chooseOne: "اختيار واحد"
        case .chooseAll: "اختيار كل ما هو صحيح"
        case .fillBlanks: "ملء الفراغات"
        case .giveResults: "كتابة النواتج"
        case .quotient: "ناتج القسمة"
        case .remainder: "الباقي"
        case .check: "تقييم"
        case .hint: "تلميح"
        case .hints: "التلميحات"
        case .skip: "تأجيل هذه الخطوة"
        case .startAnew: "البدء من جديد"
        case .otherActions: "المزيد لهذه الخطوة"
        case .notDecided:
            "لم يُحكم على هذا هنا: لا تعرف الصفحة إلا بعض طرق كتابة الإجابة، أما `learn check` فيعرفها كلها."
        case .commandsToRun: "تُكتب الشيفرة وتُفحص على الجهاز الشخصي:"
        case .yourFile: "ملف الحل"
        case .editorHelp:
            "بالمفتاح `F2` تُزاح الأسطر المختارة إلى الداخل، وبالمفتاحين `Shift` و`F2` تعود، وبالمفتاحين `Ctrl` و`S` حفظ وفحص. وبالمفتاح `Tab` يُترك الحقل."
        case .saveAndCheck: "حفظ وفحص"
        case .checking: "يجري فحص الشيفرة…"
        case .changedOnDisk: "تغيّر الملف على القرص منذ بدء الكتابة هنا."
        case .takeFromDisk: "أخذ الملف من القرص"
        case .keepMine: "إبقاء المكتوب هنا"
        case .onDisk: "على القرص الآن"
        case .notSaved: "لم يُحفظ لأن الملف على القرص تغيّر. النصّان في الأسفل، والمكتوب هنا باقٍ في الحقل."
        case .noAnswerFromServer: "لا جواب من `learn serve`. المكتوب باقٍ هنا. هل ما زال يعمل؟"
        case .changedElsewhere: "تغيّر شيء في نافذة أخرى."
        case .differs: "هنا الاختلاف"
        case .position: "الرقم"
        case .command: "الأمر"
        case .previews: "الشاشات"
        case .outcome: "الحكم"
        }
    }

    func refusal(_ reason: WebPhrase.Refused) -> String {
        switch reason {
        case .notFound: "لا صفحة في هذا العنوان."
        case .badRequest: "تعذّرت قراءة هذا الطلب."
        case .staleForm: "هذه الصفحة أقدم من أن تُقبل إجابة منها. يلزم تحميلها من جديد؛ ولم يتغيّر شيء."
        case .foreign: "جاء هذا الطلب من موقع آخر، فلم يُنفَّذ شيء."
        case .tooLarge: "هذا أكثر مما يجوز لصفحة أن ترسله."
        case .tooMany: "أُرسل الكثير دفعة واحدة. يلزم الانتظار قليلًا ثم المحاولة من جديد."
        case .fault: "حدث خلل في `learn` نفسه. العمل محفوظ، ويمكن المحاولة من جديد."
        }
    }
}
