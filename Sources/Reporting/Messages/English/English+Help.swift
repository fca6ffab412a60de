import CommandTable

extension English {
    func summary(of command: CommandName) -> String {
        switch command {
        case .next: "shows the next unfinished step, or the one named"
        case .check: "grades your answer"
        case .watch: "checks your code each time you save it"
        case .serve: "shows the course in a browser"
        case .preview: "draws a SwiftUI screen, after taps if you like"
        case .hint: "gives one more hint"
        case .list: "lists lessons and steps"
        case .status: "shows how far you are"
        case .skip: "leaves a step for later"
        case .reset: "starts a step anew"
        case .arithmetic: "asks a question of your own"
        case .doctor: "looks for what this machine lacks"
        case .lint: "finds everything wrong with a course"
        case .verify: "runs all that a course's exercises come with"
        case .new: "makes a course, a lesson or an exercise to begin from"
        case .site: "writes the course as pages for any web server"
        case .schema: "prints the lesson format for editors and people"
        case .help: "explains a command"
        case .completions: "prints completions for a shell"
        }
    }

    func details(of command: CommandName) -> String {
        switch command {
        case .next:
            "The first unfinished step of the lesson you are in comes first, then those of the course in order; skipped ones come back at the end. A text counts as read once it has been shown. A lesson's name stands for its first unfinished step."
        case .check:
            "Without a step it grades the one shown last. Give the answer after the command, on standard input (one a line), or at the prompt. A first word that names a step is taken as the step; write `--` before an answer that happens to look like one, or that begins with a hyphen. An answer of which a part cannot be read costs no attempt, and nothing is said about the other parts. A code step takes no answer: what stands in your file is compiled and compared with a right solution."
        case .watch:
            "Without a step it watches the one shown last, else the next one. In a terminal `n` shows the next step, `h` gives a hint, `l` lists the steps, `r` runs the check again and `q` quits. Where the input is no terminal there are no keys, and it ends with the input. With `--format json` each verdict is a document in a line of its own."
        case .serve:
            "It serves the course on this machine alone and opens the browser where there is one; where the port is taken, it takes another. Answers are graded as by `check`, code is checked each time you save it, and what you do here shows in the terminal and the other way round. With `--address` others can reach it too, by the link that is printed and no other. `Ctrl-C` ends it."
        case .preview:
            "Draws each `#Preview` (or `PreviewProvider`) of the file, of the folder's files, or of the step's files in your workspace; where there is none, the `@main` app. Without a name it is the step shown last. `--do` takes a step of a user's and may come several times: `tap \"Save\"`, `type \"Name\" \"Lunch\"`, `pick \"Type\" \"Business\"`, `toggle \"On\"`, `swipe-delete \"Lunch\"`, `back`, `swipe-down`. The language is that of the screen too."
        case .hint:
            "Hints go from vague to plain; each call gives one more. Without a step it is for the one shown last."
        case .list: "A step is named `LESSON/STEP`; the part after the slash will do where only one lesson has it."
        case .status: "One bar for each lesson. A step that its author changed after you passed it no longer counts."
        case .skip: "Without a step it skips the one shown last. It comes back when everything else is done."
        case .reset: "The step counts as not begun. What you answered before is kept in the record."
        case .arithmetic:
            "Two whole numbers and one of `+ - * /` (or `× ÷ −`). Bad questions are refused with the reason. A division asks for the whole quotient unless `--division` says otherwise."
        case .doctor: "Each line says what was found and, where something is amiss, what to do."
        case .lint:
            "Without a path it reads the whole course. Every problem comes with file, line, column, a code that stays the same, and the fix. Nothing is printed where nothing is wrong."
        case .verify:
            "Each solution and each accepted one has to pass, the starter must not, each mistake has to fail and be recognised as itself, and small changes of the solution have to be noticed. Without a name it runs all exercises of the course. For CI there are the formats `junit` and `github`."
        case .new:
            "`new course DIR` makes a folder with one lesson that shows every kind of step but code. `new lesson NAME` adds a lesson to the course you stand in. `new exercise NAME` adds one with a reference of its own, about a function or, with `--commands`, about what keeps something between commands; with `--tests` it has unit tests instead. It prints the step that uses it. Nothing that exists is changed."
        case .site:
            "Writes pages into the folder, in all languages of the course. Quizzes, fill-ins and arithmetic are graded in the page; code steps show the command to run. A folder that holds anything but such pages is left alone; pages of an earlier run are brought up to date. Answers are hashed, which deters and hides nothing from who tries all of them. Errors in a lesson have to be mended first."
        case .schema:
            "`lesson`, `course` and `exercise` print a JSON Schema, with which editors complete and check such files; `keys` prints the same as tables for reading."
        case .help: "Without a command it lists them all."
        case .completions:
            "Commands and options are completed, and the words that an option takes. For bash: `learn completions bash > ~/.local/share/bash-completion/completions/learn`. For zsh: write it to a file `_learn` in a folder of `$fpath`. For fish: `learn completions fish > ~/.config/fish/completions/learn.fish`."
        }
    }

    func summary(of option: OptionName) -> String {
        switch option {
        case .course:
            "the course's folder; otherwise this one or one above it; for students also the one beside `learn`"
        case .workspace: "where your work and progress are kept; otherwise `Workspace` in the course"
        case .language: "the language of lessons and messages; `next`, `check` and the like remember it"
        case .format: "`text` for people, `json` for programs"
        case .explain: "shows how the answer was read and which rule decided"
        case .division: "what a division asks for"
        case .seed: "what the generated commands come from, a whole number"
        case .repeat: "how often each program runs, under other seeds, locales and time zones each time"
        case .workers: "how many jobs run at a time; otherwise one for each processor"
        case .tests: "an exercise that is graded by unit tests"
        case .commands: "an exercise about what keeps something between commands"
        case .html: "writes the screens as a web page, complete in one file"
        case .do: "what a user does first, such as `tap \"Save\"`; may come several times"
        case .port: "the port to serve at; otherwise 8421, or another where that is taken"
        case .address: "the address of this machine to serve at, such as `0.0.0.0` for all; otherwise `127.0.0.1`"
        case .help: "explains the command"
        case .version: "prints the version"
        }
    }
}
