import CourseModel

extension Arabic {
    func verify(_ phrase: VerifyPhrase) -> String {
        switch phrase {
        case .subject(let subject): name(of: subject)
        case .outcome(let verdict): outcome(verdict)
        case .ending(let ending): self.ending(ending)
        case .earlier(let count): "بعد سلاسل أوامر سابقة، عددها \(count)"
        case .expected: "المتوقَّع"
        case .observed: "المشاهَد"
        case .checked(let count): "البرامج: \(count)"
        case .mutants(let tally):
            "الطفرات: \(tally.made)، كُشف منها \(tally.killed)، والمكافئ \(tally.equivalent)؛ وما لم يُصرَّف \(tally.discarded)"
        case .mutantsCase: "الطفرات"
        case .unchanged: "لم يتغيّر"
        case .summary(let exercises, let findings): "التمارين: \(exercises)، الملاحظات: \(findings)."
        case .lessonPrograms(let count): "البرامج في الدروس: \(count)."
        case .progress(let done, let count, let exercise): "\(done)/\(count) \(code(exercise))"
        }
    }

    private func name(of subject: VerifiedSubject) -> String {
        switch subject {
        case .exercise: "التمرين"
        case .starter: "ملف البداية"
        case .solution: "الحل"
        case .accepted(let name): "الحل المقبول \(code(name))"
        case .mistake(let name): "الخطأ المعروف \(code(name))"
        case .mutant(let id): "الطفرة \(code(id.description))"
        case .fill(let step, let language): "ملء الفراغات \(code(step)) (\(code(language.tag)))"
        case .block(let step, let number, let language):
            step.isEmpty
                ? "البرنامج رقم \(number) (\(code(language.tag)))"
                : "البرنامج رقم \(number) في \(code(step)) (\(code(language.tag)))"
        }
    }

    func verify(_ problem: VerifyProblem) -> Explained {
        switch problem {
        case .noExerciseFile: Explained("ليس في هذا المجلد ملف `exercise.yaml` تمكن قراءته.")
        case .missingFile: Explained("هذا الملف غير موجود.")
        case .fewAccepted(let found, let wanted):
            Explained(
                "عدد الحلول في `Accepted` هو \(found)، والمطلوب \(wanted).",
                "تُضاف حلول صحيحة بأساليب أخرى؛ فهي تبيّن أن التمرين لا يفرض أسلوبًا واحدًا.")
        case .doesNotPass(let verdict): Explained("كان ينبغي أن ينجح: \(outcome(verdict)).")
        case .starterPasses:
            Explained("ينجح ملف البداية دون أي عمل.", "يُحذف منه شيء، أو يُطلب أكثر.")
        case .starterNotRecognised(let verdict):
            Explained("ينبغي ألا يُحسب ملف البداية محاولة ما دام لم يتغيّر: \(outcome(verdict)).")
        case .mistakePasses:
            Explained("ينجح الخطأ المعروف.", "تُضاف إلى `exercise.yaml` حالة يختلف فيها عن الحل.")
        case .mistakeDoesNotRun(let verdict):
            Explained("ينبغي أن يعمل الخطأ المعروف حتى تُقارن به شيفرة الطالب: \(outcome(verdict)).")
        case .mistakeNotRecognised(let verdict, nil):
            Explained(
                "لا ينجح، ولا يُعرف أنه هذا الخطأ وحده: \(outcome(verdict)).",
                "تُضاف إلى `exercise.yaml` حالة تميّزه من سائر الأخطاء.")
        case .mistakeNotRecognised(let verdict, let other?):
            Explained(
                "لا ينجح، ويُظن أنه \(code(other)): \(outcome(verdict)).",
                "تُضاف إلى `exercise.yaml` حالة تميّز أحدهما من الآخر.")
        case .fault(let fault): Explained("تعذّر تشغيل أي شيء: \(words(fault)).")
        case .survives:
            Explained(
                "ينجح هذا التغيير في الحل.",
                "تُضاف إلى `exercise.yaml` حالة تكشفه، أو يُذكر في `equivalents` مع سبب تعذّر رؤيته.")
        case .noMutantTried:
            Explained(
                "ينجح الحل وحده، ولا ينجح في البناء الذي تُصنع منه طفراته، فلم تُجرَّب أي طفرة.",
                "يُنظر هل يعطي ملف التشغيل النتيجة نفسها في كل مرة، وهل يستغرق الحل الوقت المسموح كله تقريبًا.")
        case .noMutantCompiles(let count):
            Explained(
                "عدد الطفرات المصنوعة \(count)، ولا تُصرَّف منها أي طفرة، فلم يُجرَّب شيء.",
                "يُنظر هل يُصرَّف ملف التشغيل و`Tests.swift` مع شيفرة غير شيفرة الحل.")
        case .mutantCompileLimit:
            Explained(
                "يستغرق تصريف هذا التغيير في الحل وقتًا أطول من المسموح، فلا يُعرف عنه شيء.",
                "يُشغَّل `learn verify` مرة أخرى حين يقل انشغال الجهاز، أو تُقسَّم التعابير الطويلة في الحل.")
        case .noSuchMutant(let name):
            Explained("الاسم \(code(name)) مذكور في `equivalents`، ولا توجد طفرة كهذه.", "يُحذف من `equivalents`.")
        case .notEquivalent: Explained("مذكور في `equivalents`، لكنه لا ينجح.", "يُحذف من `equivalents`.")
        case .verdictChanges(let first, let other, let how):
            Explained(
                "يتغيّر الحكم: \(outcome(first))؛ ومع البذرة \(how.seed) و\(code(how.locale)) و\(code(how.timeZone)): \(outcome(other)).",
                "ينبغي ألا يتعلّق الحكم بإعدادات اللغة والمنطقة ولا بالمنطقة الزمنية ولا بترتيب التشغيل ولا بالمصادفة.")
        case .blockDoesNotCompile(let message, let identifier):
            Explained(
                "هذه الكتلة معلَّمة بأنها برنامج، لكنها لا تُصرَّف: \(code(message)).",
                CommonError(identifier: identifier, message: message).map(commonError)
                    ?? "يلزم إكمالها، أو حذف الكلمة `program`.")
        case .blockCompileLimit: Explained("يستغرق المُصرِّف في هذه الكتلة وقتًا أطول من المسموح.")
        case .fill(let problem): verify(problem)
        }
    }

    private func verify(_ problem: FillProblem) -> Explained {
        switch problem {
        case .modelFails(let remark):
            Explained(
                "لا يُصرَّف القالب مع إجاباته الأولى. \(self.remark(remark))",
                "يُكتب ما يحتاج إليه في `before` و`after`.")
        case .showsNothing(let asked, let reason):
            Explained("مع الإجابات الأولى لا يُرى شيء بعد \(code(asked)): \(code(reason)).")
        case .ends(let asked, let ending):
            Explained("مع الإجابات الأولى ينتهي البرنامج عند \(code(asked)): \(self.ending(ending)).")
        case .changes(let asked):
            Explained(
                "ما يُرى مع \(code(asked)) يتغيّر من تشغيل إلى آخر.",
                "يُقارَن شيء ثابت: تُرتَّب المجموعة، وتُترك التواريخ والمعرِّفات العشوائية.")
        case .answerFails(let answer, let remark):
            Explained(
                "الإجابة \(code(answer)) مذكورة، لكنها لا تفعل ما تفعله الأولى. \(self.remark(remark))",
                "تُحذف من `answers`، أو يُقارَن أقل من ذلك.")
        }
    }

    private func outcome(_ verdict: CodeVerdict) -> String {
        switch verdict {
        case .passed: "ينجح"
        case .wrong: "يختلف عن الحل المرجعي"
        case .trapped: "يتوقف حيث ينبغي أن يستمر"
        case .endedEarly(let status, _): "ينتهي قبل أوانه بالحالة \(status)"
        case .timeLimit: "يستغرق وقتًا أطول من المسموح"
        case .memoryLimit: "يستهلك ذاكرة أكثر من المسموح"
        case .outputLimit: "يطبع أكثر من المسموح"
        case .testsFailed: "بعض الاختبارات يفشل"
        case .testsStopped(_, let ending): "تنتهي الاختبارات قبل أوانها: \(self.ending(ending))"
        case .interfered: "ما وصل منه ليس مما يرسله ملف التشغيل"
        case .compileError: "لا يُصرَّف"
        case .compileLimit: "يستغرق تصريفه وقتًا أطول من المسموح"
        case .notAttempted: "ما زال ملف البداية"
        case .unreadableFile: "تتعذّر قراءة الملف"
        case .graderFault(let fault): words(fault)
        }
    }

    private func ending(_ ending: Ending) -> String {
        switch ending {
        case .completed: "يستمر"
        case .trapped(let message?): "يتوقف: \(code(message))"
        case .trapped(nil): "يتوقف"
        case .crashed(let signal): "ينهار (الإشارة \(signal))"
        case .exited(let status): "ينتهي بالحالة \(status)"
        case .timeLimit: "يستغرق وقتًا أطول من المسموح"
        case .memoryLimit: "يستهلك ذاكرة أكثر من المسموح"
        case .outputLimit: "يطبع أكثر من المسموح"
        case .interfered: "يرسل ما لا معنى له"
        }
    }

    func words(_ fault: GraderFault) -> String {
        switch fault {
        case .noToolchain: "لا يوجد مُصرِّف Swift في PATH"
        case .noSuchOracle(let name): "لا يوجد حل مرجعي باسم \(code(name))"
        case .missingFile(let path): "الملف \(code(path)) غير موجود"
        case .unreadableCase(let name, let command):
            "الأمر رقم \(command + 1) في الحالة \(code(name)) ليس مما يعرفه التمرين"
        case .harness(let message): "ملف التشغيل غير متوافق: \(code(message))"
        case .host(let message): "فُقدت العملية التي تشغّل الشيفرة: \(code(message))"
        case .noTests: "ليس في `Tests.swift` اختبار يعمل"
        case .oracle(let fault): words(fault)
        case .noSandbox: "لا توجد بيئة معزولة (bubblewrap)"
        case .system(let call, let message): "فشل \(code(call)): \(code(message))"
        }
    }

    private func words(_ fault: OracleFault) -> String {
        switch fault {
        case .notCompiled(let file, let message): "الملف \(code(file)) لا يُصرَّف: \(code(message))"
        case .notLoaded(let message): "تعذّر تحميل الحل المرجعي للتمرين: \(code(message))"
        case .ended(let ending): "الحل المرجعي للتمرين \(self.ending(ending))"
        case .unreadable: "لا يعطي الحل المرجعي للتمرين جوابًا تمكن قراءته"
        }
    }
}
