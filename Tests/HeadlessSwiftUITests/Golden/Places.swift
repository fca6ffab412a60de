import Foundation

/// Where the tests find their programs and what the build made.
enum Places {
    private static let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    static let programs = tests.appending(path: "Programs")
    static let hostile = tests.appending(path: "Hostile")
    static let player = tests.appending(path: "Player")
    static let package = tests.deletingLastPathComponent().deletingLastPathComponent()
    static let sources = package.appending(path: "Sources/HeadlessSwiftUI")
    static let document = package.appending(path: "Documentation/SwiftUI.md")

    /// The folder with `libHeadlessSwiftUI.so`: the tests' own, else the package's.
    static let products: URL = {
        let test = URL(filePath: CommandLine.arguments.first ?? "").deletingLastPathComponent()
        let candidates = [test, package.appending(path: ".build/debug")]
        return candidates.first { FileManager.default.fileExists(atPath: $0.path + "/libHeadlessSwiftUI.so") }
            ?? candidates[1]
    }()

    /// Without the program that expands `#Preview` no student's file compiles.
    static let hasMacros = FileManager.default.fileExists(atPath: products.path + "/HeadlessMacros-tool")

    /// The toolchain's `bin` folder.
    static let toolchain: URL = {
        let environment = ProcessInfo.processInfo.environment
        if let named = environment["LEARN_TOOLCHAIN"] { return URL(filePath: named).appending(path: "bin") }
        let folders = (environment["PATH"] ?? "").split(separator: ":").map { URL(filePath: String($0)) }
        let found = folders.map { $0.appending(path: "swift").resolvingSymlinksInPath().deletingLastPathComponent() }
        return found.first { FileManager.default.fileExists(atPath: $0.path + "/swift-frontend") }
            ?? URL(filePath: "/usr/bin")
    }()
}
