// What Scripts/bench measures inside a process, and what it measures it on.
let arguments = CommandLine.arguments.dropFirst()
switch (arguments.first, arguments.dropFirst().first) {
case ("tree", let rounds?): TreeMeasurement(rounds: Int(rounds) ?? 1, files: Array(arguments.dropFirst(2))).run()
case ("read", let root?): CourseMeasurement(root: root).run()
case ("generate", let folder?): GeneratedCourse(folder: folder, isDense: arguments.last == "dense").write()
case ("exercise", let name?): ExerciseTrial(root: arguments.count > 2 ? arguments.last ?? "." : ".", name: name).run()
default: print("usage: learn-bench tree ROUNDS FILE… | learn-bench read ROOT | learn-bench generate FOLDER prose|dense")
}
