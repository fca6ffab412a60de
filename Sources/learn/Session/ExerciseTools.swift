import CourseModel
import ExerciseRunner
import Reporting

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// What it takes to run exercises, found on this machine.
enum ExerciseTools {
    static func installation(_ surroundings: Surroundings) throws(Failure) -> Installation {
        let variables = surroundings.variables
        guard let toolchain = SwiftToolchain.find(variables) else { throw .cannotRunExercises(.noToolchain) }
        do throws(GraderFault) {
            return try Installation(
                toolchain: toolchain, products: products,
                cache: Installation.cacheFolder(variables, user: getuid()), environment: variables)
        } catch {
            throw .cannotRunExercises(error)
        }
    }

    /// The folder of this program, where `learn-host` is too.
    private static var products: String { path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "." }

    /// The path of this program.
    static var path: String {
        #if canImport(Glibc)
            guard let real = realpath("/proc/self/exe", nil) else { return CommandLine.arguments[0] }
        #else
            guard let real = realpath(CommandLine.arguments[0], nil) else { return CommandLine.arguments[0] }
        #endif
        defer { free(real) }
        return String(cString: real)
    }
}
