// What Scripts/bench measures inside a process: `learn-bench tree FILE ROUNDS` and `learn-bench read ROOT`.
import CourseModel
import LessonFormat

let arguments = CommandLine.arguments.dropFirst()
switch (arguments.first, arguments.dropFirst().first, arguments.dropFirst(2).first) {
case ("tree", let file?, let rounds?): TreeMeasurement(file: file, rounds: Int(rounds) ?? 1).run()
case ("read", let root?, nil): CourseMeasurement(root: root).run()
default: print("usage: learn-bench tree FILE ROUNDS | learn-bench read ROOT")
}
