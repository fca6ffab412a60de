import CourseModel

extension Arabic {
    func codePhrase(_ phrase: CodePhrase) -> String {
        switch phrase {
        case .verdict(let verdict, let files): sentence(verdict, files)
        case .afterCommands: "بعد هذه الأوامر يختلف ما تعطيه شيفرتك عن المتوقَّع:"
        case .earlier(1): "لا يظهر الخلل إلا إذا شُغِّلت هذه السلسلة أولًا، من بداية جديدة:"
        case .earlier: "لا يظهر الخلل إلا إذا شُغِّلت هذه السلاسل أولًا، كلٌّ منها من بداية جديدة:"
        case .moreEarlier(let count): "وغيرها، وعددها \(count)"
        case .thenThese: "وبعدها، مع هذه الأوامر، يختلف ما تعطيه شيفرتك عن المتوقَّع:"
        case .expected: "المتوقَّع"
        case .yours: "ناتجك"
        case .ending(let ending): words(ending)
        case .endingAdvice(let ending): advice(ending)
        case .stopped(let test?, let ending): "في الاختبار \(code(test)): \(words(ending))."
        case .stopped(nil, let ending): "بين الاختبارات: \(words(ending))."
        case .needs(let declaration): needs(declaration)
        case .moreErrors(let count): "وجد المُصرِّف أخطاء أخرى، عددها \(count). يحسن إصلاح الخطأ الأول ثم إعادة الفحص."
        case .doesNotFit: "الملف لا يوافق التمرين؛ ربما تغيّر اسم أو نوع."
        case .notLinked: "يستعمل الملف شيئًا ليس مكتوبًا في أي مكان."
        case .compilerCrashed:
            "انهار المُصرِّف نفسه عند هذا الملف، وما كان ينبغي له ذلك. يحسن التراجع عن آخر تغيير، أو كتابة ذلك الموضع بطريقة أخرى."
        case .compilerSays(let message): "المُصرِّف: \(code(message))"
        case .looksLike: "يبدو أن السبب هو:"
        case .runAgain(let command): "لتكرار هذا الفحص بعينه: \(code(command))"
        case .watching(let files): "تجري مراقبة \(codes(files)): كل حفظ يتبعه فحص."
        case .watchKeys: "`n` التالي · `h` تلميح · `l` قائمة · `r` فحص من جديد · `q` إنهاء"
        case .checkedAt(let time): "فُحص في \(time)."
        case .traceSeed(let seed): "البذرة: \(seed)"
        case .traceCase(let name): "حالة مسمّاة: \(code(name))"
        case .traceSequences(let count): "عدد سلاسل الأوامر: \(count)"
        case .traceProtection(nil): "لم تُشغَّل الشيفرة"
        case .traceProtection(.sandbox): "شُغِّلت في بيئة معزولة، بحدود ومرشِّح لاستدعاءات النظام"
        case .traceProtection(.limitsOnly): "شُغِّلت بالحدود ومرشِّح استدعاءات النظام وحدهما"
        case .traceCompiler(let path): "المُصرِّف: \(code(path))"
        case .traceTime(let milliseconds): "الزمن بالمليثانية: \(milliseconds)"
        }
    }

    private func sentence(_ verdict: CodeVerdict, _ files: [String]) -> String {
        switch verdict {
        case .passed: "صحيح."
        case .wrong: "ليس صحيحًا بعد."
        case .trapped: "ليس صحيحًا بعد: يتوقف البرنامج حيث ينبغي أن يستمر."
        case .endedEarly: "ليس صحيحًا بعد: ينتهي البرنامج قبل أن يكتمل كل شيء."
        case .timeLimit: "ليس صحيحًا بعد: لا ينتهي البرنامج في الوقت المحدد."
        case .memoryLimit: "ليس صحيحًا بعد: يطلب البرنامج ذاكرة أكثر من المسموح."
        case .outputLimit: "ليس صحيحًا بعد: يطبع البرنامج أكثر بكثير مما ينبغي."
        case .testsFailed: "ليس صحيحًا بعد: بعض الاختبارات لا ينجح."
        case .testsStopped: "ليس صحيحًا بعد: ينتهي البرنامج قبل أن تكتمل الاختبارات."
        case .interfered: "ليس صحيحًا: يتدخّل البرنامج في فحصه، فلا يُحسب شيء مما فعل."
        case .compileError: "هذه الشيفرة لا تُصرَّف بعد."
        case .compileLimit: "يستغرق المُصرِّف في هذا وقتًا أطول من المسموح. يحسن تقسيم أطول التعابير إلى أجزاء."
        case .notAttempted: "لم يُكتب شيء بعد: ما زالت البداية كما هي في \(codes(files))."
        case .unreadableFile(let reason): sentence(reason, files)
        case .graderFault(let fault): "تعذّر فحص الشيفرة، وليس السبب فيها: \(words(fault))."
        }
    }

    private func sentence(_ reason: UnreadableFile, _ files: [String]) -> String {
        switch reason {
        case .missing: "الملف \(codes(files)) ليس في مكانه. يضعه هناك الأمر `learn next` مع اسم الخطوة."
        case .notAFile: "الملف \(codes(files)) ليس ملفًا عاديًا، فلم يُفتح."
        case .otherEncoding(let encoding):
            "\(codes(files, separator: "، ")) مكتوب بترميز \(encoding.rawValue). يُحفظ بترميز UTF-8، ومعظم المحررات تسأل عن الترميز عند الحفظ."
        case .tooLarge(let limit): "الملف \(codes(files)) أكبر من \(limit) بايت، فلم يُفتح."
        case .notReadable(let reason): "تعذّرت قراءة الملف \(codes(files)): \(code(reason))."
        }
    }

    private func words(_ ending: Ending) -> String {
        switch ending {
        case .completed: "(لا شيء)"
        case .trapped(let message?) where !message.isEmpty: "يتوقف البرنامج: \(code(message))"
        case .trapped: "يتوقف البرنامج"
        case .crashed(let signal): "ينهار البرنامج (\(code(SignalName.of(signal))))"
        case .exited(let status): "ينتهي البرنامج بالحالة \(status)"
        case .timeLimit: "لا ينتهي البرنامج"
        case .memoryLimit: "يطلب البرنامج ذاكرة أكثر من المسموح"
        case .outputLimit: "يطبع البرنامج أكثر بكثير مما ينبغي"
        case .interfered: "ما وصل منه لا معنى له"
        }
    }

    private func advice(_ ending: Ending) -> String {
        switch ending {
        case .completed, .trapped(.some), .interfered: ""
        case .trapped: "كثيرًا ما يكون السبب `!` على `nil`، أو فهرسًا خارج الحدود، أو عددًا لا يتسع له نوعه."
        case .crashed: "كثيرًا ما يكون السبب دالة تستدعي نفسها بلا نهاية."
        case .exited: "في الشيفرة استدعاء للدالة `exit`؛ يُحذف هذا الاستدعاء."
        case .timeLimit: "كثيرًا ما يكون السبب حلقة لا يصير شرطها `false` أبدًا."
        case .memoryLimit: "كثيرًا ما يكون السبب حلقة لا تكف عن الإضافة."
        case .outputLimit: "كثيرًا ما يكون السبب `print` في حلقة لا تنتهي."
        }
    }
}

extension Arabic {
    private func needs(_ declaration: String) -> String {
        guard let member = NeededMember(declaration) else {
            return "ليس في الملف \(code(declaration))، أو هو فيه بصورة أخرى."
        }
        return switch member.kind {
        case .method: "يحتاج النوع \(code(member.type)) إلى الدالة \(code(member.name)): \(code(member.declaration))"
        case .property: "يحتاج النوع \(code(member.type)) إلى الخاصية \(code(member.name)): \(code(member.declaration))"
        case .initializer:
            "يحتاج النوع \(code(member.type)) إلى المُهيِّئ \(code(member.name)): \(code(member.declaration))"
        }
    }
}
