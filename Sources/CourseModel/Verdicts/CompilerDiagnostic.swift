/// An error of the compiler's, as it concerns the student.
public enum CompilerDiagnostic: Equatable, Sendable {
    /// In the student's file `name`. `message` is the compiler's own; `identifier` is its name for the error, such as
    /// `cannot_find_in_scope`, where it gave one.
    case inFile(name: String, at: TextPosition, message: String, identifier: String?)
    /// The exercise needs this declaration, which the student's file lacks or has otherwise; with the compiler's words.
    case needs(declaration: String, message: String)
    /// The exercise's harness does not fit the student's file; the compiler's words.
    case doesNotFit(message: String)
    /// The file compiles but what it refers to is nowhere; the linker's words.
    case notLinked(message: String)
    /// The compiler itself crashed on the student's file; what it was at.
    case compilerCrashed(message: String)
}
