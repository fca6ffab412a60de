import CourseModel
import ProgressStore
import Reporting

/// The language remembered in a workspace, for commands that need no course otherwise.
enum LanguageMemory {
    /// Lets `invocation` speak the remembered language, unless another was asked for or there is no memory.
    static func recall(for invocation: Invocation) {
        guard invocation.askedLanguage == nil, !invocation.voice.isSettled,
            let root = CourseOpening.studentRoot(invocation),
            let store = try? ProgressStore(workspace: invocation.workspace(of: root)),
            let remembered = try? store.setting(.language)
        else { return }
        invocation.voice.settle(on: InterfaceLanguage(speaking: LanguageTag(remembered)))
    }
}
