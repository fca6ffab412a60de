import CommandTable
import CourseModel
import CourseServer
import ExerciseRunner
import LessonFormat
import Reporting
import WebPages

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// `learn serve [--port N] [--address A]`: the course in a browser.
enum ServeCommand {
    static let usualPort = 8421

    /// Serves until a signal ends it.
    static func run(_ invocation: Invocation) throws(Failure) -> CommandResult {
        let session = try StudentSession(invocation)
        let signals = SignalBox()
        let served = try Serving(invocation, session)
        let console = Console(invocation)
        let report = ServingReport(link: served.server.link, port: served.server.port)
        let exitCode = console.show(
            CommandResult(.serving(report), notices: session.notices.filter { !$0.isAboutCourse } + served.notices))
        if exitCode == 0 {
            Browser.open(served.server.link, invocation.surroundings)
            wait(for: signals)
        }
        served.stop()
        return CommandResult(.serving(report), exitCode: exitCode, isSaid: true)
    }

    private static func wait(for signals: SignalBox) {
        while true {
            var event = pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&event, 1, -1) > 0 else { continue }
            for signal in signals.collect() {
                switch signal {
                case SIGTSTP: signals.stop()
                case SIGCONT, SIGWINCH: continue
                default: return
                }
            }
        }
    }
}

/// A course that is served.
struct Serving {
    let server: Server
    let notices: [Notice]
    private let desk: CourseDesk

    /// Begins.
    init(_ invocation: Invocation, _ session: StudentSession) throws(Failure) {
        let token = Token()
        let renderer = PageRenderer(program: invocation.surroundings.program, highlight: CodeColours.spans)
        let course = Refusals.Course(
            title: session.course.title, languages: session.course.languages)
        let refusals = Refusals(renderer, token: token.text, course, usual: session.language)
        let parts = ServedCourse.Parts(
            arguments: invocation.arguments, surroundings: invocation.surroundings, root: session.loader.root,
            workspace: session.workspace, renderer: renderer, pages: PageCache(), refusals: refusals,
            homeLanguage: session.isLanguageChosen ? session.language : nil)
        let desk = CourseDesk()
        guard desk.start({ ServedCourse(parts, $0) }) else {
            throw .cannotServe(.failed(reason: String(cString: strerror(EAGAIN))))
        }
        let application = CourseApplication(desk, parts.pages, refusals)
        let address = invocation.arguments.values[.address] ?? ServerAddress.loopback
        do throws(Failure) {
            server = try Self.server(address, invocation.number(.port), token, application)
        } catch {
            desk.end()
            throw error
        }
        var notices: [Notice] = []
        if invocation.number(.port) == nil, server.port != ServeCommand.usualPort {
            notices.append(.portTaken(wanted: ServeCommand.usualPort, port: server.port))
        }
        if !ServerAddress(host: address, port: 0).isLoopback { notices.append(.openToOthers) }
        self.notices = notices
        self.desk = desk
    }

    /// At the port asked for; else at the usual one, or any that is free.
    private static func server(
        _ address: String, _ asked: Int?, _ token: Token, _ application: CourseApplication
    ) throws(Failure) -> Server {
        let ports = asked.map { [$0] } ?? [ServeCommand.usualPort, 0]
        var problem = ServingProblem.portTaken(ports[0])
        for port in ports {
            do throws(ListenFailure) {
                return try Server(at: ServerAddress(host: address, port: port), token: token, application)
            } catch {
                switch error {
                case .portTaken: continue
                case .badAddress: problem = .badAddress(address)
                case .noLibrary: problem = .noLibrary
                case .failed(let reason): problem = .failed(reason: reason)
                }
                break
            }
        }
        throw .cannotServe(problem)
    }

    /// Answers nobody any more; checks that run are ended.
    func stop() {
        server.stop()
        desk.end()
        // Compilers of answers and previews that nobody waits for any more.
        Leftovers.ofThisProgram.clear {}
    }
}
