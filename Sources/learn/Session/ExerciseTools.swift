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
    private static var products: String {
        #if canImport(Glibc)
            guard let real = realpath("/proc/self/exe", nil) else { return "." }
        #else
            guard let real = realpath(CommandLine.arguments[0], nil) else { return "." }
        #endif
        defer { free(real) }
        let path = String(cString: real)
        return path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    }
}
