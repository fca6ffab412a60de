import CourseModel

extension Arabic {
    func translation(_ problem: TranslationProblem) -> Explained {
        switch problem {
        case .stepMissing(let id, let reference):
            Explained("الخطوة \(code(id)) ناقصة هنا، وهي موجودة في \(code(reference)).", "تلزم إضافتها.")
        case .stepExtra(let id, let reference):
            Explained("الخطوة \(code(id)) غير موجودة في \(code(reference)).", "تُضاف هناك، أو تُحذف هنا.")
        case .stepOrder(let id, let reference):
            Explained(
                "مكان الخطوة \(code(id)) هنا غير مكانها في \(code(reference)).", "ينبغي أن يتفق الترتيبان.")
        case .kindDiffers(let id, let kind, let reference, let referenceKind):
            Explained(
                "نوع الخطوة \(code(id)) هنا \(code(kind))، وفي \(code(reference)) نوعها \(code(referenceKind)).",
                "ينبغي أن يتفق النوعان.")
        case .optionCountDiffers(let id, let count, let reference, let referenceCount):
            Explained(
                "عدد الخيارات في \(code(id)) هنا \(count)، وفي \(code(reference)) \(referenceCount).",
                "ينبغي أن تتفق الخيارات وترتيبها.")
        case .answerDiffers(let id, let reference):
            Explained("إجابة \(code(id)) هنا غير إجابتها في \(code(reference)).", "يلزم تصحيح الخاطئة منهما.")
        case .templateDiffers(let id, let reference):
            Explained(
                "شيفرة القالب في \(code(id)) غير شيفرته في \(code(reference)).",
                "ينبغي أن يتفق القالبان؛ التعليقات وحدها تُترجم.")
        case .checkDiffers(let id, let reference):
            Explained(
                "لا تُصرَّف \(code(id)) ولا تُقارَن هنا كما في \(code(reference)).",
                "ينبغي أن تتفق `check` و`before` و`after` و`values` و`screen`.")
        case .blankCountDiffers(let id, let count, let reference, let referenceCount):
            Explained(
                "عدد الفراغات في \(code(id)) هنا \(count)، وفي \(code(reference)) \(referenceCount).",
                "ينبغي أن تتفق الفراغات.")
        case .arithmeticDiffers(let id, let reference):
            Explained("أسئلة \(code(id)) هنا غير أسئلتها في \(code(reference)).", "ينبغي أن تتفق الأسئلة.")
        case .adviceMissing(let id, let mistake, let reference):
            Explained(
                "ليس في \(code(id)) هنا نصيحة للخطأ \(code(mistake))، وهي موجودة في \(code(reference)).",
                "تُكتب النصيحة تحت `mistakes`.")
        case .adviceExtra(let id, let mistake, let reference):
            Explained(
                "في \(code(id)) هنا نصيحة للخطأ \(code(mistake))، وليست في \(code(reference)).",
                "ينبغي أن تتناول النصائح الأخطاء نفسها.")
        case .hintCountDiffers(let id, let count, let reference, let referenceCount):
            Explained(
                "عدد التلميحات في \(code(id)) هنا \(count)، وفي \(code(reference)) \(referenceCount).",
                "ينبغي أن تتفق التلميحات.")
        }
    }
}
