extension English {
    func name(of subject: DoctorReport.Subject) -> String {
        switch subject {
        case .swift: "Swift compiler"
        case .libyaml: "libyaml"
        case .cmark: "cmark-gfm"
        case .sqlite: "SQLite"
        case .course: "course"
        case .workspace: "workspace"
        case .progress: "progress"
        case .exercises: "exercises"
        case .sandbox: "sandbox"
        case .cache: "cache"
        case .terminal: "terminal"
        case .encoding: "encoding"
        }
    }

    func advice(for subject: DoctorReport.Subject) -> String {
        switch subject {
        case .swift: "Install Swift 6.2 or newer from https://www.swift.org/install and put it in PATH."
        case .libyaml, .cmark, .sqlite: "Run `Scripts/setup build` in the folder of `learn`."
        case .course: "Go to a course's folder, or name one with `--course`; `learn lint` says what is wrong with it."
        case .workspace: "Make the folder writable, or choose another with `--workspace`."
        case .progress: "Nothing is lost: run `learn status`; a damaged file is kept aside."
        case .exercises:
            "Run `learn verify`: it says what is wrong with an exercise. Otherwise look whether there is room in memory and in the folder for temporary files."
        case .sandbox:
            "Install `bubblewrap`, and look whether this machine lets it make namespaces; without it code runs under limits alone and can read your files."
        case .cache: "Make the folder writable, or choose another with `XDG_CACHE_HOME`."
        case .terminal: "A width of 60 columns or more reads best."
        case .encoding: "Choose a UTF-8 locale, such as `export LANG=C.UTF-8`."
        }
    }
}
