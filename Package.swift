// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

/// The toolchain's own SwiftSyntax, which no outside package provides: `LEARN_TOOLCHAIN` names the toolchain's
/// `usr` folder, else it is the one whose `swift` is first in PATH.
let host = toolchainRoot() + "/lib/swift/host"

func toolchainRoot() -> String {
    let environment = ProcessInfo.processInfo.environment
    if let named = environment["LEARN_TOOLCHAIN"] { return named }
    for folder in (environment["PATH"] ?? "").split(separator: ":") {
        let swift = URL(fileURLWithPath: String(folder) + "/swift").resolvingSymlinksInPath()
        let root = swift.deletingLastPathComponent().deletingLastPathComponent().path
        if FileManager.default.fileExists(atPath: root + "/lib/swift/host/SwiftSyntax.swiftmodule") { return root }
    }
    return "/usr"
}

let strict: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

/// Whoever imports SwiftSource, tests too, must find SwiftSyntax's modules.
let seesSwiftSyntax: [SwiftSetting] = strict + [.unsafeFlags(["-I", host])]

func target(_ name: String, _ dependencies: [Target.Dependency], syntax: Bool = false) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: syntax ? seesSwiftSyntax : strict)
}

func tests(
    _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = [], syntax: Bool = false
) -> Target {
    .testTarget(
        name: name, dependencies: dependencies, exclude: exclude,
        swiftSettings: syntax ? seesSwiftSyntax : strict)
}

let package = Package(
    name: "learn",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "learn", targets: ["learn"]), .executable(name: "learn-host", targets: ["learn-host"]),
        .library(name: "HeadlessSwiftUI", type: .dynamic, targets: ["HeadlessSwiftUI"]),
    ],
    targets: [
        .systemLibrary(
            name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        .systemLibrary(
            name: "CCMarkGFM", pkgConfig: "libcmark-gfm",
            providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"])]),
        .systemLibrary(
            name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
        .systemLibrary(
            name: "CMessageDigest", pkgConfig: "libmd", providers: [.apt(["libmd-dev"]), .brew(["libmd"])]),

        .systemLibrary(
            name: "CSeccomp", pkgConfig: "libseccomp", providers: [.apt(["libseccomp-dev"])]),
        .systemLibrary(name: "CPrctl"),
        .systemLibrary(
            name: "CMicroHTTPD", providers: [.apt(["libmicrohttpd-dev"]), .brew(["libmicrohttpd"])]),

        target("CourseModel", []),
        target("ExerciseKit", []),
        target("HostProtocol", []),
        target("Oracles", ["ExerciseKit"]),
        target("CommandTable", ["CourseModel"]),
        target("LessonFormat", ["CourseModel", "CYAML"]),
        target("Markdown", ["CourseModel", "CCMarkGFM"]),
        target("Hashing", ["CMessageDigest"]),
        target("Threads", []),
        // What a student's `import SwiftUI` finds: built once, loaded with the student's library.
        target("HeadlessSwiftUI", ["HeadlessMacros"]),
        target("HeadlessCombine", ["HeadlessSwiftUI"]),
        .macro(
            name: "HeadlessMacros", swiftSettings: seesSwiftSyntax,
            linkerSettings: [
                .unsafeFlags([
                    "-L", host, "-lSwiftSyntax", "-lSwiftSyntaxBuilder", "-lSwiftSyntaxMacros",
                    "-lSwiftCompilerPluginMessageHandling", "-Xlinker", "-rpath", "-Xlinker", host,
                ])
            ]),
        target("CourseServer", ["Threads", "CMicroHTTPD"]),
        target("ProgressStore", ["CourseModel", "Hashing", "CSQLite"]),
        .target(
            name: "SwiftSource", dependencies: ["CourseModel"], swiftSettings: seesSwiftSyntax,
            linkerSettings: [
                .unsafeFlags([
                    "-L", host, "-lSwiftSyntax", "-lSwiftParser", "-Xlinker", "-rpath", "-Xlinker", host,
                ])
            ]),
        target("Grading", ["CourseModel", "SwiftSource"], syntax: true),
        target(
            "CourseLint", ["CourseModel", "LessonFormat", "Grading", "Markdown", "SwiftSource", "Threads"], syntax: true
        ),
        target("Reporting", ["CourseModel", "CommandTable", "Markdown"]),
        .target(
            name: "WebPages", dependencies: ["CourseModel", "Markdown", "Reporting"],
            resources: [
                .embedInCode("Assets/learn.css"), .embedInCode("Assets/learn.js"), .embedInCode("Assets/learn-site.js"),
            ],
            swiftSettings: strict),
        target("PageKeys", ["CourseModel", "Grading", "Hashing", "Reporting"], syntax: true),
        .executableTarget(
            name: "learn",
            dependencies: [
                "CourseModel", "CommandTable", "LessonFormat", "CourseLint", "Markdown", "Grading", "SwiftSource",
                "ProgressStore",
                "Hashing", "Threads", "Reporting", "WebPages", "PageKeys", "ExerciseRunner", "CourseVerify",
                "CourseServer",
            ],
            swiftSettings: seesSwiftSyntax),
        target(
            "ExerciseRunner",
            [
                "CourseModel", "ExerciseKit", "HostProtocol", "Oracles", "Hashing",
                .target(name: "CPrctl", condition: .when(platforms: [.linux])),
            ]),
        target(
            "CourseVerify",
            ["CourseModel", "LessonFormat", "Markdown", "ExerciseRunner", "SwiftSource", "Hashing", "Threads"],
            syntax: true),
        // A student's library finds the kit in the program that loads it.
        .executableTarget(
            name: "learn-host",
            dependencies: [
                "ExerciseKit", "HostProtocol", .target(name: "CSeccomp", condition: .when(platforms: [.linux])),
            ],
            swiftSettings: strict,
            linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"], .when(platforms: [.linux]))]),
        .executableTarget(
            name: "learn-bench", dependencies: ["CourseModel", "LessonFormat", "ExerciseRunner"],
            swiftSettings: seesSwiftSyntax),

        tests("CourseModelTests", ["CourseModel"]),
        tests("CommandTableTests", ["CourseModel", "CommandTable"]),
        tests(
            "LessonFormatTests", ["CourseModel", "LessonFormat", "Grading"], exclude: ["Golden", "GoldenCourses"],
            syntax: true),
        tests("MarkdownTests", ["CourseModel", "Markdown"], exclude: ["Golden"]),
        tests("HashingTests", ["Hashing"]),
        tests("ThreadsTests", ["Threads"]),
        tests("HeadlessSwiftUITests", ["HeadlessSwiftUI"], exclude: ["Hostile", "Player", "Programs"]),
        tests("CourseServerTests", ["CourseServer", "Threads"]),
        tests("ProgressStoreTests", ["CourseModel", "ProgressStore", "CSQLite"]),
        tests("SwiftSourceTests", ["CourseModel", "SwiftSource"], syntax: true),
        tests("GradingTests", ["CourseModel", "Grading", "SwiftSource", "PageKeys"], syntax: true),
        tests("CourseLintTests", ["CourseModel", "LessonFormat", "SwiftSource", "CourseLint"], syntax: true),
        tests("ExerciseKitTests", ["ExerciseKit"]),
        tests("OraclesTests", ["ExerciseKit", "Oracles"]),
        tests("HostProtocolTests", ["HostProtocol"]),
        tests(
            "ExerciseRunnerTests",
            ["CourseModel", "ExerciseKit", "HostProtocol", "Oracles", "LessonFormat", "ExerciseRunner"], syntax: true),
        tests("CourseVerifyTests", ["CourseModel", "ExerciseRunner", "SwiftSource", "CourseVerify"], syntax: true),
        tests("ReportingTests", ["CourseModel", "CommandTable", "Markdown", "Reporting"]),
        tests("WebPagesTests", ["CourseModel", "Markdown", "Reporting", "WebPages"], exclude: ["Golden"]),
        tests(
            "LearnTests",
            [
                "learn", "CourseModel", "CommandTable", "LessonFormat", "CourseLint", "PageKeys", "Reporting",
                "SwiftSource", "CourseServer",
            ],
            syntax: true),
        tests(
            "EndToEndTests", ["CourseModel", "LessonFormat", "learn"],
            exclude: ["Golden", "Courses", "Support/pseudo-terminal.py"], syntax: true),
    ],
    swiftLanguageModes: [.v6]
)
