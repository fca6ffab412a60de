extension Arabic {
    func name(of subject: DoctorReport.Subject) -> String {
        switch subject {
        case .swift: "مُصرِّف Swift"
        case .libyaml: "libyaml"
        case .cmark: "cmark-gfm"
        case .sqlite: "SQLite"
        case .course: "الدورة"
        case .workspace: "مجلد العمل"
        case .progress: "التقدّم"
        case .exercises: "التمارين"
        case .sandbox: "البيئة المعزولة"
        case .cache: "التخزين المؤقت"
        case .terminal: "الطرفية"
        case .encoding: "ترميز النص"
        }
    }

    func advice(for subject: DoctorReport.Subject) -> String {
        switch subject {
        case .swift: "يلزم تثبيت Swift 6.2 أو أحدث من https://www.swift.org/install وإضافة مجلده إلى PATH."
        case .libyaml, .cmark, .sqlite: "يلزم تشغيل `Scripts/setup build` في مجلد `learn`."
        case .course:
            "يمكن الانتقال إلى مجلد دورة، أو تحديده بالخيار `--course`؛ ولمعرفة أخطاء الدورة: `learn lint`."
        case .workspace: "يلزم السماح بالكتابة في المجلد، أو اختيار غيره بالخيار `--workspace`."
        case .progress: "لم يُفقد شيء: يكفي تشغيل `learn status`، والملف التالف يُحفظ جانبًا."
        case .exercises:
            "يلزم تشغيل `learn verify`، فهو يبيّن الخلل في التمرين؛ وإن لم يكن فيه خلل فليُنظر هل تكفي الذاكرة والمساحة في مجلد الملفات المؤقتة."
        case .sandbox:
            "يلزم تثبيت `bubblewrap`، والتأكد من أن هذا الجهاز يسمح له بإنشاء نطاقات الأسماء؛ ودونه تعمل الشيفرة بالحدود وحدها، ويمكنها قراءة الملفات."
        case .cache: "يلزم السماح بالكتابة في المجلد، أو اختيار غيره بالمتغيّر `XDG_CACHE_HOME`."
        case .terminal: "الأنسب للقراءة طرفية عرضها 60 عمودًا أو أكثر."
        case .encoding: "يلزم اختيار إعدادات لغة بترميز UTF-8، مثل `export LANG=C.UTF-8`."
        }
    }
}
