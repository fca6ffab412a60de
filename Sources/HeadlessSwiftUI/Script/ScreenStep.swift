/// One thing that a user does, or that a script asks, as a line of a plain little language:
///
///     tap "Add Expense"
///     type "Amount" "12,50"
///     swipe-delete "Lunch"
public enum ScreenStep: Sendable, Hashable {
    case tap(String)
    case longPress(String)
    /// In place of what the field holds.
    case type(field: String, text: String)
    case clear(field: String)
    /// The return key, in the field.
    case submit(field: String)
    case focus(field: String)
    case pick(picker: String, option: String)
    case toggle(String)
    case step(String, Direction)
    case slide(String, to: Double)
    /// `date` is `2026-01-31` or `2026-01-31 18:30`, in the screen's time zone.
    case setDate(String, date: String)
    case swipeDelete(row: String)
    /// A swipe action, a context menu's or an editing button of the row.
    case swipe(row: String, action: String)
    /// `to` is where the row of its `ForEach` stands then, from 0.
    case move(row: String, to: Int)
    case search(String)
    case back
    /// Drags the topmost sheet away.
    case swipeDown
    /// Fails unless a text or label on screen contains the text.
    case see(String)
    /// Fails if one does.
    case unseen(String)
    /// The screen as text.
    case show
    /// The console's warnings until now.
    case notes

    public enum Direction: String, Sendable, Hashable, CaseIterable {
        case up, down
    }
}
