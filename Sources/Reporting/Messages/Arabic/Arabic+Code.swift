import CourseModel

extension Arabic {
    func codePhrase(_ phrase: CodePhrase) -> String {
        switch phrase {
        case .verdict(let verdict, let files): sentence(verdict, files)
        case .afterCommands: "بعد هذه الأوامر يُظهر الكود غير المتوقع:"
        case .earlier(1): "فقط إذا سبقه تشغيل هذا، من بداية جديدة:"
        case .earlier: "فقط إذا سبقه تشغيل هذه، كلٌّ منها من بداية جديدة:"
        case .moreEarlier(let count): "وغيرها، وعددها \(count)"
        case .thenThese: "تأتي هذه الأوامر فيُظهر الكود غير المتوقع:"
        case .expected: "المتوقع"
        case .yours: "الناتج"
        case .ending(let ending): words(ending)
        case .endingAdvice(let ending): advice(ending)
        case .stopped(let test?, let ending): "في الاختبار \(code(test)): \(words(ending))."
        case .stopped(nil, let ending): "بين الاختبارات: \(words(ending))."
        case .moreErrors(let count): "وجد المترجم أخطاء أخرى، عددها \(count). يحسن إصلاح الأول ثم إعادة التحقق."
        case .needs(let declaration): "ليس في الملف \(code(declaration))، أو هو فيه بشكل آخر."
        case .doesNotFit: "الملف لا يوافق التمرين؛ ربما تغيّر اسم أو نوع."
        case .notLinked: "شيء يستعمله الملف غير موجود في أي مكان."
        case .compilerSays(let message): "المترجم: \(code(message))"
        case .looksLike: "يبدو أن السبب هو:"
        case .runAgain(let command): "لتشغيل هذا نفسه من جديد: \(code(command))"
        case .watching(let files): "تجري مراقبة \(codes(files)): يُفحص عند الحفظ."
        case .watchKeys: "`n` التالي · `h` تلميح · `l` قائمة · `r` إعادة · `q` إنهاء"
        case .traceSeed(let seed): "البذرة: \(seed)"
        case .traceCase(let name): "حالة مسماة: \(code(name))"
        case .traceSequences(let count): "عدد سلاسل الأوامر: \(count)"
        case .traceProtection(nil): "لم يعمل الكود"
        case .traceProtection(.sandbox): "عمل في بيئة معزولة، بحدود ومرشّح لنداءات النظام"
        case .traceProtection(.limitsOnly): "عمل بالحدود ومرشّح نداءات النظام وحدها"
        case .traceCompiler(let path): "المترجم: \(code(path))"
        case .traceTime(let milliseconds): "الزمن بالمليثانية: \(milliseconds)"
        }
    }

    private func sentence(_ verdict: CodeVerdict, _ files: [String]) -> String {
        switch verdict {
        case .passed: "صحيح."
        case .wrong: "ليس صحيحًا بعد."
        case .trapped: "ليس صحيحًا بعد: يتوقف البرنامج حيث ينبغي أن يستمر."
        case .endedEarly: "ليس صحيحًا بعد: ينتهي البرنامج قبل أن يتم كل شيء."
        case .timeLimit: "ليس صحيحًا بعد: لا ينتهي البرنامج في الوقت المحدد."
        case .memoryLimit: "ليس صحيحًا بعد: يطلب البرنامج ذاكرة أكثر مما له."
        case .outputLimit: "ليس صحيحًا بعد: يطبع البرنامج أكثر بكثير مما ينبغي."
        case .testsFailed: "ليس صحيحًا بعد: لا تنجح الاختبارات كلها."
        case .testsStopped: "ليس صحيحًا بعد: ينتهي البرنامج قبل أن تعمل الاختبارات كلها."
        case .interfered: "ليس صحيحًا: يعبث البرنامج بفحصه، فلا يُحسب شيء مما فعل."
        case .compileError: "هذا الكود لا يُترجم بعد."
        case .compileLimit: "يستغرق المترجم وقتًا طويلًا في هذا الكود. يحسن تقسيم أطول التعابير."
        case .notAttempted: "لم يُكتب شيء بعد: \(codes(files)) كما أُعطي."
        case .unreadableFile(let reason): sentence(reason, files)
        case .graderFault(let fault): "تعذّر فحص الكود، وليس الذنب ذنبه: \(words(fault))."
        }
    }

    private func sentence(_ reason: UnreadableFile, _ files: [String]) -> String {
        switch reason {
        case .missing: "\(codes(files)) ليس في مكانه. الأمر `learn next` يعيده."
        case .notAFile: "\(codes(files)) ليس ملفًا عاديًا، فلم يُفتح."
        case .tooLarge(let limit): "\(codes(files)) أكبر من \(limit) بايت، فلم يُفتح."
        case .notReadable(let reason): "تعذّرت قراءة \(codes(files)): \(code(reason))."
        }
    }

    private func words(_ ending: Ending) -> String {
        switch ending {
        case .completed: "(لا شيء)"
        case .trapped(let message?) where !message.isEmpty: "يتوقف البرنامج: \(code(message))"
        case .trapped: "يوقف البرنامج نفسه"
        case .crashed(let signal): "ينهار البرنامج (\(code(SignalName.of(signal))))"
        case .exited(let status): "ينتهي البرنامج بالحالة \(status)"
        case .timeLimit: "لا ينتهي البرنامج"
        case .memoryLimit: "يطلب البرنامج ذاكرة أكثر مما له"
        case .outputLimit: "يطبع البرنامج أكثر بكثير مما ينبغي"
        case .interfered: "ما عاد منه لا معنى له"
        }
    }

    private func advice(_ ending: Ending) -> String {
        switch ending {
        case .completed, .trapped(.some), .interfered: ""
        case .trapped: "كثيرًا ما يكون السبب `!` على `nil`، أو فهرسًا خارج الحدود، أو عددًا كبر فوق ما يسعه نوعه."
        case .crashed: "كثيرًا ما يكون السبب دالة تستدعي نفسها بلا نهاية."
        case .exited: "شيء ما يستدعي `exit`؛ ينبغي حذفه."
        case .timeLimit: "كثيرًا ما يكون السبب حلقة لا يصير شرطها خاطئًا أبدًا."
        case .memoryLimit: "كثيرًا ما يكون السبب حلقة لا تكف عن الإضافة."
        case .outputLimit: "كثيرًا ما يكون السبب `print` في حلقة لا تنتهي."
        }
    }
}
