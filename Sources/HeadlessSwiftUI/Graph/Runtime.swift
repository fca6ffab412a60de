import Foundation

/// One screen's tree: what must be evaluated again, what waits to run, what is presented, what was noted.
final class Runtime: @unchecked Sendable {
    var dirtyNodes: [Node] = []
    var layers: [Layer] = []
    private var effects: [@MainActor () -> Void] = []
    private(set) var notes: [ScreenNote] = []
    private var evaluations: [ObjectIdentifier: Int] = [:]
    private var stack = StackLimit()
    private weak var lastEvaluated: Node?

    init() { Pump.installed }
    /// The tasks that were started since the last action and still run, by their effect: whose they are.
    var freshTasks: [ObjectIdentifier: String] = [:]
    /// Takes the focus from the field that was used last.
    var blur: (@MainActor () -> Void)?
    var waitingPresentations: [PresentationNode] = []

    /// More rounds than this in one go are an endless loop.
    static let rounds = 100

    @MainActor
    func settle(after action: @MainActor () -> Void = {}) {
        Pump.run(action, while: { !self.freshTasks.isEmpty }, afterEach: { self.settleNow() })
        if waitingPresentations.contains(where: { $0.isAlive && $0.request.isPresented }) {
            note(
                .alreadyPresenting,
                "Currently, only presenting a single sheet is supported. The next one will be presented when the "
                    + "currently presented one gets dismissed.")
        }
        for name in freshTasks.values.sorted() {
            note(.taskRuns, "\(name): its task still runs; the screen is shown as it is now.")
        }
        freshTasks = [:]
    }

    @MainActor
    private func settleNow() {
        var round = 0
        while !dirtyNodes.isEmpty || !effects.isEmpty {
            round += 1
            guard round <= Self.rounds else { return giveUp() }
            evaluateDirty()
            let waiting = effects
            effects = []
            for effect in waiting { effect() }
        }
    }

    @MainActor
    private func evaluateDirty() {
        var passes = 0
        while !dirtyNodes.isEmpty, passes < Self.rounds {
            passes += 1
            let nodes = dirtyNodes.sorted { $0.depth < $1.depth }
            dirtyNodes = []
            for node in nodes where node.isDirty && node.isAlive {
                lastEvaluated = node
                node.evaluate()
            }
        }
    }

    /// What could not be presented because something else was may be now.
    func retryPresentations() {
        let waiting = waitingPresentations
        waitingPresentations = []
        for node in waiting { node.invalidate() }
    }

    private func giveUp() {
        let name = (dirtyNodes.last ?? lastEvaluated)?.studentName ?? "The screen"
        note(.endlessUpdates, "\(name) still changes after \(Self.rounds) updates; it is shown as it is now.")
        for node in dirtyNodes { node.isDirty = false }
        dirtyNodes = []
        effects = []
    }

    /// Runs `effect` when what is on screen is up to date.
    func later(_ effect: @escaping @MainActor () -> Void) { effects.append(effect) }

    func note(_ kind: ScreenNote.Kind, _ text: String) {
        let note = ScreenNote(kind: kind, text: text)
        if !notes.contains(note) { notes.append(note) }
    }

    func checkStack(in node: Node) {
        guard !stack.hasRoom() || node.depth > 20_000 else { return }
        trap("\(node.studentName): views are nested too deeply. Does a body contain itself without an end?")
    }

    func countEvaluation(of type: Any.Type) { evaluations[ObjectIdentifier(type), default: 0] += 1 }

    func evaluations(of type: Any.Type) -> Int { evaluations[ObjectIdentifier(type)] ?? 0 }
}
