import Foundation

extension Screen {
    /// Does what the step says; for `show` and `notes` the answer, else nil.
    public func perform(_ step: ScreenStep) throws(ScreenStepFailure) -> String? {
        switch step {
        case .show: return text
        case .notes: return notes.isEmpty ? "no notes" : notes.map(\.text).joined(separator: "\n")
        case .see(let wanted):
            guard isSeen(wanted) else { throw .notSeen(text: wanted, screen: text) }
        case .unseen(let unwanted):
            guard !isSeen(unwanted) else { throw .seen(text: unwanted, screen: text) }
        case .setDate(let label, let written):
            guard let date = date(written) else { throw .unreadableDate(written) }
            do { try setDate(date, in: label) } catch { throw .screen(error) }
        default:
            do { try act(step) } catch { throw .screen(error) }
        }
        return nil
    }

    private func act(_ step: ScreenStep) throws(ScreenError) {
        switch step {
        case .tap(let label): try tap(.labelled(label))
        case .longPress(let label): try longPress(.labelled(label))
        case .toggle(let label): try toggle(label)
        case .step(let label, let direction): try self.step(label, by: direction == .up ? 1 : -1)
        case .slide(let label, let value): try slide(.slider(label), to: value)
        case .pick(let picker, let option): try pick(option, in: picker)
        case .back: try goBack()
        case .swipeDown: try dismissSheet()
        default: try actOnFieldOrRow(step)
        }
    }

    private func actOnFieldOrRow(_ step: ScreenStep) throws(ScreenError) {
        switch step {
        case .type(let field, let text): try type(text, into: field)
        case .clear(let field): try clear(.field(field))
        case .submit(let field): try submit(.field(field))
        case .focus(let field): try focus(.field(field))
        case .search(let text): try search(text)
        case .swipeDelete(let row): try swipeToDelete(.row(row))
        case .swipe(let row, let action): try tapAction(action, of: .row(row))
        case .move(let row, let position): try move(.row(row), to: position)
        default: break
        }
    }

    /// What covers the whole screen hides what is below; an alert does not.
    private func isSeen(_ text: String) -> Bool {
        let covering = elements.lastIndex { [.screen, .sheet, .fullScreenCover].contains($0.role) } ?? 0
        return elements[covering...].contains { $0.says(text) }
    }

    private func date(_ written: String) -> Date? {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = root.environment.timeZone
        formatter.dateFormat = written.contains(":") ? "yyyy-MM-dd HH:mm" : "yyyy-MM-dd"
        return formatter.date(from: written)
    }
}

extension ScreenElement {
    fileprivate func says(_ text: String) -> Bool {
        ([label, value ?? "", prompt ?? ""] + actions).contains { $0.contains(text) }
            || children.contains { $0.says(text) }
    }
}
