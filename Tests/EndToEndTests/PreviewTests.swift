import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// `learn preview` of a file, by the real program.
struct PreviewTests {
    private let student: Student

    init() throws {
        var student = try Student()
        student.variables["PATH"] = ProcessInfo.processInfo.environment["PATH"]
        self.student = student
        try student.folder.write(Self.notes, to: "Notes.swift")
    }

    private static let notes = """
        import SwiftUI

        struct Notes: View {
            @State private var notes = ["Hello"]

            var body: some View {
                NavigationStack {
                    List {
                        ForEach(notes, id: \\.self) { Text($0) }
                    }
                    .navigationTitle("Notes")
                    .toolbar { Button("Add") { notes.append("Note \\(notes.count)") } }
                }
            }
        }

        #Preview("Some notes") {
            Notes()
        }
        """

    @Test func `the screen is drawn after what a user did, and written as a page`() throws {
        let run = try student.learn(
            "preview", "Notes.swift", "--do", "tap Add", "--do", "tap Add", "--html", "page.html")
        #expect(run.exitCode == 0)
        for line in ["Preview `Some notes`", "Notes", "Hello", "Note 1", "Note 2"] {
            #expect(run.outputText.contains(line), "\(run.outputText)\(run.errorText)")
        }
        let page = try student.folder.text("page.html")
        #expect(page.hasPrefix("<!DOCTYPE html>") && page.contains("Note 2") && page.hasSuffix("</html>\n"))
    }

    @Test func `a page is not written over a source`() throws {
        let run = try student.learn("preview", "Notes.swift", "--html", "Notes.swift")
        #expect(run.exitCode == 2)
        #expect(run.errorText.contains("`Notes.swift` exists already; nothing was changed."))
        #expect(try student.folder.text("Notes.swift") == Self.notes)
        #expect(try student.learn("preview", "None.swift").errorText.contains("`None.swift` is missing"))
    }

    @Test func `what could not be done is said below the screen as it is`() throws {
        let run = try student.learn("preview", "Notes.swift", "--do", "tap Nothing")
        #expect(run.exitCode == 1)
        #expect(run.outputText.contains("✗ This could not be done: `there is no \"Nothing\" on screen`"))
        #expect(run.outputText.contains("Hello"))
    }

    @Test func `a program that does not compile has its errors told, one without screens is told apart`() throws {
        try student.folder.write("import SwiftUI\n#Preview { Txt(\"\") }\n", to: "Faulty.swift")
        try student.folder.write("let none = 0\n", to: "Empty.swift")
        let faulty = try student.learn("preview", "Faulty.swift")
        #expect(faulty.exitCode == 1)
        #expect(faulty.outputText.hasPrefix("Faulty.swift:2:12: cannot find 'Txt' in scope\n  → "))
        let empty = try student.learn("preview", "Empty.swift", "--format", "json")
        #expect(empty.exitCode == 2)
        #expect(empty.outputText.contains("\"code\":\"nothing-to-preview\""))
    }
}
