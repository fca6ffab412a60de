import CourseModel
import SwiftSource

/// The mutants of one kind in a source, each as `OLD → NEW`.
func changes(_ kind: String, in source: String) -> [String] {
    let bytes = Array(source.utf8)
    return Mutants.of([source]).filter { $0.id.kind == kind }.map { mutant in
        "\(String(decoding: bytes[mutant.edit.range], as: UTF8.self)) → \(mutant.edit.replacement)"
    }
}
