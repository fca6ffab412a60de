import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What the templates for CI have a shell do, in a clean folder with a new course. Building is only pretended, and packages are
/// not installed.
@Suite struct CITemplateTests {
    private let folder: ScratchFolder
    private let sources: String
    private let course: String
    private let home = ProcessInfo.processInfo.environment

    init() throws {
        folder = try ScratchFolder("ci")
        sources = folder.path + "/learn"
        course = folder.path + "/course"
        try folder.write("", to: "learn/Package.swift")
        try folder.write("", to: "learn/Sources/learn/main.swift")
        try folder.copy(Places.package + "/Scripts", to: "learn/Scripts")
        try folder.copy(Places.package + "/learn", to: "learn/learn")
        try folder.write(Self.swift, to: "bin/swift", isProgram: true)
        try folder.write("#!/bin/sh\necho installed\n", to: "bin/dpkg-query", isProgram: true)
    }

    /// A new course with one new exercise and a step that uses it.
    private func begin(with exercise: String, _ option: String = "", mistakes: String) throws {
        try run(
            "\"$PROGRAM\" new course course && cd course && \"$PROGRAM\" new exercise \(exercise) \(option)",
            in: folder.path)
        try folder.write(
            """
            title: T
            summary: S
            steps:
              - code: \(exercise)
                title: T
                prompt: P
                mistakes: {\(mistakes)}
            """, to: "course/Lessons/first-lesson/lesson.en.yaml")
    }

    /// Builds a program that is the one under test.
    private static let swift = """
        #!/bin/sh
        if [ "$1" = --version ]; then echo "Swift version 6.3.1 (swift-6.3.1-RELEASE)"; exit; fi
        while [ $# -gt 0 ]; do
            [ "$1" = --package-path ] && root=$2
            shift
        done
        mkdir -p "$root/.build/release"
        printf '#!/bin/sh\\nexec "%s" "$@"\\n' "$PROGRAM" > "$root/.build/release/learn"
        chmod +x "$root/.build/release/learn"
        """

    @Test func `the workflow for GitHub lints and verifies a new course`() throws {
        try begin(with: "longest-word", mistakes: "last-of-a-tie: A, by-the-alphabet: B")
        try folder.copy(sources, to: "course/.learn")
        let steps = try Self.lines(of: "github-actions.yml", after: "run: ")
        #expect(steps.count == 5)
        var output = ""
        for step in steps { output = try runOnGitHub(step) }
        #expect(output.contains("longest-word"))
        #expect(!folder.names(in: "course/.cache/learn").isEmpty)
        // Of another age the sources would be built anew in each run.
        try run("test -z \"$(find .learn/Package.swift .learn/Sources -newer .learn/.build/learn.stamp)\"", in: course)
    }

    @Test func `the job for GitLab lints and verifies a new course, also with what an earlier one kept`() throws {
        try begin(with: "stack", "--commands", mistakes: "takes-the-lowest: A, goes-on-where-nothing-is: B")
        let git = "git -c user.name=a -c user.email=a@example.org"
        try run("\(git) init -q && git add . && \(git) commit -qm one", in: sources)
        let steps = try Self.lines(of: "gitlab-ci.yml", after: "    - ").filter {
            !$0.hasSuffix("/") && !$0.hasPrefix("apt-get ")
        }
        #expect(steps.count == 4)
        for _ in 0..<2 {
            for step in steps { try run("set -e\n" + step, in: course) }
            #expect(try folder.text("course/verify.xml").contains("<testsuites"))
        }
        #expect(!folder.names(in: "course/.cache/learn").isEmpty)
    }

    /// Lines of a template that begin so, without what they begin with.
    private static func lines(of template: String, after mark: String) throws -> [String] {
        let file = URL(filePath: "\(Places.package)/Documentation/CI/\(template)")
        return String(decoding: try Data(contentsOf: file), as: UTF8.self).split(separator: "\n").compactMap { line in
            let found = line.firstRange(of: mark).map { line[$0.upperBound...] }
            return found.flatMap { line.allSatisfy { $0 != "#" } ? String($0) : nil }
        }
    }

    /// What a step adds to `GITHUB_ENV` is there in those that follow.
    private func runOnGitHub(_ step: String) throws -> String {
        let kept = "while IFS= read -r line; do export \"$line\"; done < \"$GITHUB_ENV\"\n"
        return try run("touch \"$GITHUB_ENV\"\n\(kept)set -e\n\(step)", in: course)
    }

    @discardableResult
    private func run(_ script: String, in place: String) throws -> String {
        let variables = [
            "PATH": folder.path + "/bin:" + (home["PATH"] ?? ""), "PROGRAM": Places.program, "HOME": folder.path,
            "GITHUB_WORKSPACE": course, "GITHUB_ENV": folder.path + "/github.env", "CI_PROJECT_DIR": course,
            "LEARN_REPOSITORY": sources, "XDG_CACHE_HOME": course + "/.cache",
        ]
        let ran = try Command("/bin/sh", ["-c", script].map { Array($0.utf8) }, folder: place, variables: variables)
            .run()
        #expect(ran.exitCode == 0, "\(script): \(ran.outputText)\(ran.errorText)")
        return ran.outputText
    }
}
