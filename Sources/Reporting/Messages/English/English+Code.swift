import CourseModel

extension English {
    func codePhrase(_ phrase: CodePhrase) -> String {
        switch phrase {
        case .verdict(let verdict, let files): sentence(verdict, files)
        case .afterCommands: "After these commands your code shows something other than expected:"
        case .earlier(1): "It happens only after this has run before, from a fresh start:"
        case .earlier: "It happens only after these have run before, each from a fresh start:"
        case .moreEarlier(let count): "and \(count) more"
        case .thenThese: "Then, after these commands, your code shows something other than expected:"
        case .expected: "expected"
        case .yours: "yours"
        case .ending(let ending): words(ending)
        case .endingAdvice(let ending): advice(ending)
        case .stopped(let test?, let ending): "In the test \(code(test)): \(words(ending))."
        case .stopped(nil, let ending): "Between the tests: \(words(ending))."
        case .moreErrors(let count):
            "The compiler found \(counted(count, "more error")). Fix the first one, then look again."
        case .needs(let declaration): needs(declaration)
        case .doesNotFit: "Your file does not fit the exercise; perhaps a name or a type was changed."
        case .notLinked: "Something that your file uses is not defined anywhere."
        case .compilerCrashed:
            "The compiler itself crashed on your file, which it never should. Undo your last change, or write that part another way."
        case .compilerSays(let message): "the compiler: \(code(message))"
        case .looksLike: "Looks like:"
        case .runAgain(let command): "Run exactly this again: \(code(command))"
        case .watching(let files): "Watching \(codes(files)): save, and it is checked."
        case .watchKeys: "`n` next · `h` hint · `l` list · `r` run again · `q` quit"
        case .checkedAt(let time): "Checked at \(time)."
        case .traceSeed(let seed): "seed: \(seed)"
        case .traceCase(let name): "named case: \(code(name))"
        case .traceSequences(let count): "sequences of commands: \(count)"
        case .traceProtection(nil): "the code did not run"
        case .traceProtection(.sandbox): "protection: a sandbox, limits and a filter of system calls"
        case .traceProtection(.limitsOnly): "protection: only limits and a filter of system calls"
        case .traceCompiler(let path): "compiler: \(code(path))"
        case .traceTime(let milliseconds): "time: \(milliseconds) ms"
        }
    }

    private func sentence(_ verdict: CodeVerdict, _ files: [String]) -> String {
        switch verdict {
        case .passed: "Right."
        case .wrong: "Not right yet."
        case .trapped: "Not right yet: the program stops where it should go on."
        case .endedEarly: "Not right yet: the program ends before everything is done."
        case .timeLimit: "Not right yet: the program does not come to an end in time."
        case .memoryLimit: "Not right yet: the program wants more memory than it gets."
        case .outputLimit: "Not right yet: the program prints far too much."
        case .testsFailed: "Not right yet: not all tests pass."
        case .testsStopped: "Not right yet: the program ends before all tests have run."
        case .interfered: "Not right: the program disturbs its own check, so nothing it did counts."
        case .compileError: "This does not compile yet."
        case .compileLimit: "The compiler takes too long over this. Break the longest expressions into several."
        case .notAttempted: "Nothing is written yet: \(codes(files)) is still as it was given."
        case .unreadableFile(let reason): sentence(reason, files)
        case .graderFault(let fault): "Your code could not be checked, and that is not its fault: \(words(fault))."
        }
    }

    private func sentence(_ reason: UnreadableFile, _ files: [String]) -> String {
        switch reason {
        case .missing: "\(codes(files)) is not there. `learn next` with the step's name puts it there."
        case .notAFile: "\(codes(files)) is not a plain file, so it was not opened."
        case .otherEncoding(let encoding):
            "\(codes(files)) is written in \(encoding.rawValue). Save it in UTF-8: most editors ask for the encoding when saving."
        case .tooLarge(let limit): "\(codes(files)) is larger than \(limit) bytes, so it was not opened."
        case .notReadable(let reason): "\(codes(files)) cannot be read: \(code(reason))."
        }
    }

    private func words(_ ending: Ending) -> String {
        switch ending {
        case .completed: "(nothing)"
        case .trapped(let message?) where !message.isEmpty: "the program stops: \(code(message))"
        case .trapped: "the program stops itself"
        case .crashed(let signal): "the program crashes (\(code(SignalName.of(signal))))"
        case .exited(let status): "the program ends with status \(status)"
        case .timeLimit: "the program does not come to an end"
        case .memoryLimit: "the program wants more memory than it gets"
        case .outputLimit: "the program prints far too much"
        case .interfered: "what came back makes no sense"
        }
    }

    private func advice(_ ending: Ending) -> String {
        switch ending {
        case .completed, .trapped(.some), .interfered: ""
        case .trapped: "Often a `!` on `nil`, an index that is out of range, or a number that grew too large."
        case .crashed: "Often a function that calls itself without end."
        case .exited: "Something calls `exit`; leave it out."
        case .timeLimit: "Often a loop whose condition never becomes false."
        case .memoryLimit: "Often a loop that keeps on appending."
        case .outputLimit: "Often a `print` in a loop that does not end."
        }
    }
}

extension English {
    private func needs(_ declaration: String) -> String {
        guard let member = NeededMember(declaration) else {
            return "Your file lacks \(code(declaration)), or has it in another form."
        }
        return switch member.kind {
        case .method: "\(code(member.type)) needs a method \(code(member.name)): \(code(member.declaration))"
        case .property: "\(code(member.type)) needs a property \(code(member.name)): \(code(member.declaration))"
        case .initializer: "\(code(member.type)) needs an initializer \(code(member.name)): \(code(member.declaration))"
        }
    }
}
