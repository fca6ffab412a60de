// What Scripts/bench measures inside a process, and what it measures it on.
let arguments = CommandLine.arguments.dropFirst()
switch (arguments.first, arguments.dropFirst().first) {
case ("tree", let rounds?): TreeMeasurement(rounds: Int(rounds) ?? 1, files: Array(arguments.dropFirst(2))).run()
case ("read", let root?): CourseMeasurement(root: root).run()
case ("generate", let folder?): GeneratedCourse(folder: folder, isDense: arguments.last == "dense").write()
case ("checks", let root?) where arguments.count == 6:
    let rest = Array(arguments.dropFirst(2))
    try CheckMeasurement(
        root: root, name: rest[0], rounds: Int(rest[1]) ?? 11, step: rest[2], workspace: rest[3]
    ).run()
default:
    print(
        "usage: learn-bench tree ROUNDS FILE… | learn-bench read ROOT | learn-bench generate FOLDER prose|dense | learn-bench checks ROOT EXERCISE ROUNDS STEP WORKSPACE"
    )
}
