import Foundation

/// All programs compiled against the module as `SwiftUI`, each in a module of its own, and linked into one player.
struct GoldenBuild: Sendable {
    let folder: URL
    let player: URL
    /// By program: what the compiler says of one that does not compile.
    let complaints: [String: String]

    static let programs = Result { try GoldenBuild(GoldenProgram.all(in: Places.programs)) }
    static let hostile = Result { try GoldenBuild(GoldenProgram.all(in: Places.hostile)) }

    private init(_ programs: [GoldenProgram]) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "golden-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        player = folder.appending(path: "player")
        var complaints: [String: String] = [:]
        for (program, said) in zip(programs, try Self.compileAll(programs, in: folder)) {
            if let said { complaints[program.name] = said }
        }
        self.complaints = complaints
        try link(programs.filter { complaints[$0.name] == nil })
    }

    /// As many compilers at once as there are processors.
    private static func compileAll(_ programs: [GoldenProgram], in folder: URL) throws -> [String?] {
        let results = Results(count: programs.count)
        DispatchQueue.concurrentPerform(iterations: programs.count) { index in
            results.set(index, Result { try compile(programs[index], in: folder) })
        }
        return try results.all.map { try $0.get() }
    }

    private static func compile(_ program: GoldenProgram, in folder: URL) throws -> String? {
        let entry = folder.appending(path: "\(program.symbol)_entry.swift")
        try Data(self.entry(program).utf8).write(to: entry)
        let object = folder.appending(path: "\(program.symbol).o")
        let compiled = try Command(
            Places.toolchain.appending(path: "swift-frontend"),
            Self.flags + ["-entry-point-function-name", "main_\(program.symbol)"]
                + ["-module-name", program.symbol, "-o", object.path] + (program.sources + [entry]).map(\.path),
            in: folder)
        return compiled.status == 0 ? nil : complaint(compiled.errors)
    }

    private static func entry(_ program: GoldenProgram) -> String {
        let cases = program.openings.enumerated().map { index, expression in
            "        case \(index): screen = SwiftUI.Screen(\(expression), settings: settings)\n"
        }
        return """
            import SwiftUI
            @_cdecl("open_\(program.symbol)")
            public func open_\(program.symbol)(_ index: Int, _ name: UnsafePointer<CChar>) -> UnsafeMutableRawPointer {
                let locale = Foundation.Locale(identifier: String(cString: name))
                let settings = SwiftUI.ScreenSettings(locale: locale)
                return MainActor.assumeIsolated {
                    let screen: SwiftUI.Screen
                    switch index {
            \(cases.joined())        default: fatalError("nothing is opened")
                    }
                    return Unmanaged.passRetained(screen).toOpaque()
                }
            }
            """
    }

    private static var flags: [String] {
        let plugins = Places.toolchain.deletingLastPathComponent().appending(path: "lib/swift/host/plugins").path
        let macros = Places.products.appending(path: "HeadlessMacros-tool").path
        return ["-c", "-swift-version", "5", "-parse-as-library", "-Onone", "-diagnostic-style", "llvm"]
            + ["-module-alias", "SwiftUI=HeadlessSwiftUI"]
            + ["-import-module", "SwiftUI", "-I", Places.products.appending(path: "Modules").path]
            + ["-plugin-path", plugins, "-load-plugin-executable", macros + "#HeadlessMacros"]
    }

    /// The compiler's errors, each as `FILE:LINE: error: TEXT`.
    private static func complaint(_ errors: String) -> String {
        let lines = errors.split(separator: "\n").filter { $0.contains(": error: ") }.map { line in
            let parts = line.split(separator: ":", maxSplits: 3, omittingEmptySubsequences: false)
            guard parts.count == 4 else { return String(line) }
            return "\(URL(filePath: String(parts[0])).lastPathComponent):\(parts[1]):\(parts[3])"
        }
        return (lines.isEmpty ? [errors] : lines).joined(separator: "\n") + "\n"
    }

    /// The player with all that compiled; it opens a program by its name.
    private func link(_ programs: [GoldenProgram]) throws {
        let openers = folder.appending(path: "Openers.swift")
        try Data(Self.openers(programs).utf8).write(to: openers)
        let object = folder.appending(path: "player.o").path
        let sources = ["main.swift", "Player.swift"].map { Places.player.appending(path: $0).path } + [openers.path]
        let flags = ["-c", "-swift-version", "6", "-Onone", "-I", Places.products.appending(path: "Modules").path]
        try Self.demand("swift-frontend", flags + ["-module-name", "Player", "-o", object] + sources, in: folder)
        let objects = programs.map { folder.appending(path: "\($0.symbol).o").path }
        let library = ["-L", Places.products.path, "-lHeadlessSwiftUI", "-Xlinker", "-rpath", "-Xlinker"]
        try Self.demand("swiftc", ["-o", player.path, object] + objects + library + [Places.products.path], in: folder)
    }

    private static func openers(_ programs: [GoldenProgram]) -> String {
        let declarations = programs.map {
            """
            @_silgen_name("open_\($0.symbol)")
            func open_\($0.symbol)(_ index: Int, _ locale: UnsafePointer<CChar>) -> UnsafeMutableRawPointer

            """
        }
        let entries = programs.map { "    case \"\($0.name)\": open_\($0.symbol)(index, locale)\n" }
        return """
            \(declarations.joined())
            func open(_ name: String, _ index: Int, _ locale: String) -> UnsafeMutableRawPointer? {
                switch name {
            \(entries.joined())    default: nil
                }
            }
            """
    }

    private static func demand(_ tool: String, _ arguments: [String], in folder: URL) throws {
        let command = try Command(Places.toolchain.appending(path: tool), arguments, in: folder)
        guard command.status == 0 else { throw BuildFailure(description: command.errors) }
    }
}

struct BuildFailure: Error, CustomStringConvertible {
    let description: String
}

/// What many threads hand in, by index.
private final class Results: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [Result<String?, any Error>]

    init(count: Int) { values = Array(repeating: .success(nil), count: count) }

    func set(_ index: Int, _ value: Result<String?, any Error>) { lock.withLock { values[index] = value } }

    var all: [Result<String?, any Error>] { lock.withLock { values } }
}
