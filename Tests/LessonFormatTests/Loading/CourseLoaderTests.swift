import CourseModel
import LessonFormat
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A folder of its own for one test, removed afterwards.
private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.path + "/learn course \(UUID().uuidString) ç"
    try FileManager.default.createDirectory(atPath: folder + "/Lessons/one", withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try TestFiles.write("title: T\nlanguages: [en]\nlessons: [one]\n", to: folder + "/Lessons/course.yaml")
    try body(folder)
}

private func codes(_ folder: String, language: String = "en") -> [String] {
    CourseLoader(root: folder).lesson(LessonID("one"), LanguageTag(language)).diagnostics.map(\.problem.code)
}

@Test func `the root is found from the folder itself and from below`() throws {
    try withFolder { folder in
        #expect(CourseLoader.findRoot(from: folder) == folder)
        #expect(CourseLoader.findRoot(from: folder + "/Lessons/one") == folder)
        #expect(CourseLoader.findRoot(from: folder + "/Lessons/one/lesson.en.yaml") == folder)
        #expect(CourseLoader.findRoot(from: folder + "/Lessons/..") == folder + "/Lessons/..")
    }
}

@Test func `no root is found where there is none`() throws {
    #expect(CourseLoader.findRoot(from: "/") == nil)
    #expect(CourseLoader.findRoot(from: "/usr/lib") == nil)
}

@Test func `paths are written as the user would type them`() {
    #expect(CourseLoader(root: ".").courseFile == "Lessons/course.yaml")
    #expect(CourseLoader(root: "../c/").courseFile == "../c/Lessons/course.yaml")
    let file = CourseLoader(root: "/c").lessonFile(LessonID("one"), LanguageTag("PT-br"))
    #expect(file == "/c/Lessons/one/lesson.pt-br.yaml")
}

@Test func `a lesson is read from its file`() throws {
    try withFolder { folder in
        try TestFiles.write(sampleLesson, to: folder + "/Lessons/one/lesson.en.yaml")
        let loader = CourseLoader(root: folder)
        #expect(loader.lesson(LessonID("one"), LanguageTag("en")).value?.lesson.steps.count == 4)
        #expect(loader.languages(of: LessonID("one")) == [LanguageTag("en")])
        #expect(codes(folder, language: "tr") == ["language-missing"])
    }
}

@Test func `folders, pipes, devices and links to themselves are refused at once`() throws {
    try withFolder { folder in
        let lesson = folder + "/Lessons/one"
        try FileManager.default.createDirectory(atPath: lesson + "/lesson.aa.yaml", withIntermediateDirectories: true)
        #expect(mkfifo(lesson + "/lesson.bb.yaml", 0o600) == 0)
        #expect(symlink("/dev/zero", lesson + "/lesson.cc.yaml") == 0)
        #expect(symlink("lesson.dd.yaml", lesson + "/lesson.dd.yaml") == 0)
        #expect(symlink("nowhere", lesson + "/lesson.ee.yaml") == 0)
        #expect(codes(folder, language: "aa") == ["not-a-file"])
        #expect(codes(folder, language: "bb") == ["not-a-file"])
        #expect(codes(folder, language: "cc") == ["not-a-file"])
        #expect(codes(folder, language: "dd") == ["symlink-loop"])
        #expect(codes(folder, language: "ee") == ["language-missing"])
    }
}

@Test func `a file of over 8 MB is refused unread, one of 8 MB is not`() throws {
    try withFolder { folder in
        let path = folder + "/Lessons/one/lesson.en.yaml"
        try TestFiles.write("", to: path)
        #expect(codes(folder) == ["empty-file"])
        #expect(truncate(path, 8 * 1024 * 1024 + 1) == 0)
        #expect(codes(folder) == ["file-too-large"])
        #expect(truncate(path, 8 * 1024 * 1024) == 0)
        #expect(codes(folder) == ["nul-byte"])
    }
}

@Test(.enabled(if: geteuid() != 0, "root may read everything"))
func `a file that may not be read says why`() throws {
    try withFolder { folder in
        let path = folder + "/Lessons/one/lesson.en.yaml"
        try TestFiles.write(sampleLesson, to: path)
        #expect(chmod(path, 0) == 0)
        #expect(codes(folder) == ["unreadable-file"])
    }
}

@Test func `a lesson outside the course is never looked for`() throws {
    try withFolder { folder in
        let loaded = CourseLoader(root: folder).lesson(LessonID("../Lessons/one"), LanguageTag("en"))
        #expect(loaded.diagnostics.map(\.problem.code) == ["lesson-missing"])
    }
}

@Test func `a missing course file says so`() throws {
    try withFolder { folder in
        try FileManager.default.removeItem(atPath: folder + "/Lessons/course.yaml")
        #expect(CourseLoader(root: folder).course().diagnostics.map(\.problem) == [.file(.courseNotFound)])
    }
}
