internal import CourseModel

/// What a student's `import SwiftUI` finds where there is no SwiftUI: the module of this project that stands for it.
struct SwiftUIModule: Equatable, Sendable {
    /// The module's own name.
    static let name = "HeadlessSwiftUI"

    /// The files `HeadlessSwiftUI.swiftmodule` and `HeadlessCombine.swiftmodule`.
    let modules: [String]
    /// The shared library, which hosts load before a student's.
    let library: String
    /// The program that expands the module's macros, such as `#Preview`.
    let macros: String
    /// Another build has another one.
    let identity: String

    /// `products` is the folder that holds them, as a build leaves them.
    init(products: String) throws(GraderFault) {
        modules = [Self.name, "HeadlessCombine"].map { products + "/Modules/\($0).swiftmodule" }
        library = products + "/lib\(Self.name).so"
        macros = products + "/HeadlessMacros-tool"
        var prints: [String] = []
        for file in modules + [library, macros] {
            guard let print = System.fingerprint(file) else { throw .missingFile(file) }
            prints.append(print)
        }
        identity = prints.joined(separator: " ")
    }

    /// For the driver. A file that imports only Foundation sees `@Observable` and what SwiftUI adds to collections too, as
    /// it would on a Mac; `@main` makes no `main`, and `#Preview` nothing at all.
    var flags: [String] {
        [
            "-module-alias", "SwiftUI=\(Self.name)", "-module-alias", "Combine=HeadlessCombine", "-Xfrontend",
            "-import-module", "-Xfrontend", "SwiftUI",
        ]
            + ["-load-plugin-executable", macros + "#HeadlessMacros"]
            + ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "learner_main"]
    }
}
