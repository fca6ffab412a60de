extension Arabic {
    func commonError(_ error: CommonError) -> String {
        switch error {
        case .unknownName: "لا شيء معروفًا هنا بهذا الاسم. قد يكون الخطأ في كتابته، أو لم يُعرَّف في نطاق أوسع."
        case .unknownType: "لا نوع معروفًا بهذا الاسم. قد يكون الخطأ في كتابته، أو ينقصه `import` لمصدره."
        case .unknownMember: "ليس لهذا النوع خاصية أو دالة بهذا الاسم. قد يكون الخطأ في الكتابة أو في النوع."
        case .noModule: "لا توجد هنا وحدة بهذا الاسم. يُحذف سطر `import` أو يُصحَّح الاسم."
        case .otherType: "قيمة من نوع تقف حيث يُنتظر نوع آخر. تُحوَّل القيمة أو يُغيَّر النوع المكتوب."
        case .otherOperands: "ينبغي أن يتوافق نوعا طرفي العملية؛ فلغة Swift لا تحوّل من نفسها. يُحوَّل أحدهما."
        case .undecidedType: "لا يمكن معرفة النوع من هذا وحده. يُكتب النوع: `let names: [String] = []`."
        case .tooComplex: "هذا التعبير أطول مما يحتمل المترجم. يُقسَّم إلى أجزاء بـ`let`."
        case .notACondition: "ينبغي أن يكون الشرط `true` أو `false`. تُستعمل مقارنة مثل `==` أو `!=` أو `<`."
        case .optionalNotUnwrapped: "قد تكون القيمة `nil`. تُفك بـ`if let` أو `guard let`، أو تُعطى بديلًا بـ`??`."
        case .constantChanged: "ما عُرِّف بـ`let` لا يتغيّر، وكذلك المعامل وقيمة الحلقة. يُستعمل `var` أو نسخة."
        case .selfChanged: "الدالة التي تغيّر خصائص `struct` ينبغي أن تُعلَّم بـ`mutating`."
        case .wrongLabel: "ينبغي أن تكون تسميات الوسائط كما في التعريف وبترتيبه."
        case .missingArgument: "ينقص الاستدعاء وسيط يطلبه التعريف."
        case .extraArgument: "في الاستدعاء وسيط لا يقبله التعريف."
        case .switchNotExhaustive: "ينبغي أن يكون في `switch` حالة لكل قيمة. تُضاف الناقصة أو `default`."
        case .missingReturn: "تَعِد الدالة بناتج؛ فكل طريق فيها ينبغي أن يعيده بـ`return`."
        case .guardFallsThrough:
            "ما في `else` من `guard` ينبغي أن يغادر المكان: بـ`return` أو `throw` أو `continue` أو `break`."
        case .returnsTooMuch: "هذه الدالة لا تعيد شيئًا. يُكتب `->` والنوع بعد معاملاتها، أو تُحذف القيمة."
        case .valueMissing: "كل خاصية ومتغيّر يحتاج إلى قيمة قبل استعماله: عند تعريفه أو في `init`."
        case .declaredTwice: "يوجد هنا شيء بهذا الاسم من قبل. يُغيَّر اسم أحدهما أو يُحذف."
        case .notConforming: "ليس في النوع كل ما يطلبه البروتوكول. يُضاف الناقص."
        case .bracketMissing: "قوس فُتح ولم يُغلق، أو تنقص فاصلة. يحسن عدّ الأقواس من الخارج."
        case .bracketTooMany: "هنا `}` زائد. وكثيرًا ما يكون قوس سابق قد أُغلق قبل أوانه."
        case .quoteMissing: "النص الذي يبدأ بـ`\"` ينبغي أن ينتهي بـ`\"` في السطر نفسه."
        case .typographicQuotes: "يحتاج الكود إلى علامتي اقتباس مستقيمتين: `\"`."
        case .twoOnALine: "في السطر جملتان، أو كلمة كُتبت خطأ فتفكّك السطر."
        case .codeAtTopLevel: "خارج الدوال والأنواع لا يقف إلا التعريف. يُنقل هذا إلى دالة."
        case .errorNotHandled: "ما يُستدعى قد يرمي خطأ. يُكتب `try` قبله، في `do` مع `catch` أو في دالة `throws`."
        case .memberOfType: "عضو النوع نفسه غير عضو قيمه. يُستدعى على الآخر."
        }
    }
}
