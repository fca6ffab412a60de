import ExerciseKit
import SwiftUI

enum Command: Codable, WireRepresentable {
    /// Starts the app with this data. Where a crew holds an id that nobody has, its mission is tapped, too.
    case launch(missions: [Mission], astronauts: [Astronaut])
    /// Taps a mission of the list, the first being 1.
    case openMission(place: Int)
    /// Taps a member of the crew, the first being 1.
    case openAstronaut(place: Int)
    case back
}

struct Mission: Codable {
    /// Such as Apollo 11.
    let name: String
    let launch: Launch
    let crew: [Seat]
    let story: String
}

enum Launch: Codable {
    case never
    /// A day of the twentieth century such as 1969-07-16.
    case on(day: String)
}

struct Seat: Codable {
    /// Whose seat it is.
    let id: String
    let role: String
}

struct Astronaut: Codable {
    let id: String
    let name: String
    let story: String
}

enum Observation: Codable, WireRepresentable {
    /// What stands on the screen that was opened last, in the order of reading.
    case screen(title: String, lines: [Line])
    /// Nothing could be tapped as told.
    case cannot
}

enum Line: Codable, Equatable {
    case text(text: String)
    /// A mission of the list.
    case row(name: String, date: String)
    case member(name: String, role: String)
    /// SwiftUI warned of two views with one id.
    case sameIdentity
    /// A stack inside a stack: there are two navigation bars.
    case twoStacks
}

extension Mission {
    var number: Int { name.split(separator: " ").last.flatMap { Int($0) } ?? 0 }

    /// The day as it is shown: Jul 16, 1969.
    var date: String {
        guard case .on(let day) = launch else { return "N/A" }
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        let parts = day.split(separator: "-").compactMap { Int($0) }
        guard parts.count == 3, (1...12).contains(parts[1]) else { return day }
        return "\(months[parts[1] - 1]) \(parts[2]), \(parts[0])"
    }

    /// The moment at which the day begins in UTC, in seconds since 1970.
    var seconds: Double? {
        guard case .on(let day) = launch else { return nil }
        let parts = day.split(separator: "-").compactMap { Int($0) }
        guard parts.count == 3 else { return nil }
        // Days since 1970 in the proleptic Gregorian calendar, the year beginning in March.
        let year = parts[1] > 2 ? parts[0] : parts[0] - 1
        let sinceMarch = (153 * ((parts[1] + 9) % 12) + 2) / 5 + parts[2] - 1
        return Double(365 * year + year / 4 - year / 100 + year / 400 + sinceMarch - 719_468) * 86_400
    }
}

/// The data of one launch, where each number and each id counts once.
struct Flights {
    let missions: [Mission]
    let astronauts: [Astronaut]

    init(missions: [Mission], astronauts: [Astronaut]) {
        var numbers: Set<Int> = []
        var ids: Set<String> = []
        self.missions = missions.filter { numbers.insert($0.number).inserted }
        self.astronauts = astronauts.filter { ids.insert($0.id).inserted }
    }

    /// Where the first mission stands whose crew holds an id that nobody has, and which id.
    var gap: (place: Int, id: String)? {
        for (index, mission) in missions.enumerated() {
            for seat in mission.crew where !astronauts.contains(where: { $0.id == seat.id }) {
                return (index + 1, seat.id)
            }
        }
        return nil
    }
}

/// Uses the app as told and says what is on its screens.
@MainActor
struct Player {
    private var screen: Screen?
    private var flights = Flights(missions: [], astronauts: [])
    /// All that the data can show, longer texts first, so that Apollo 11 is not taken for Apollo 1.
    private var vocabulary: [Mark] = []

    /// `view` makes the first screen.
    mutating func perform(_ command: Command, _ view: (Flights) -> some View) -> Observation {
        if case .launch(let missions, let astronauts) = command {
            flights = Flights(missions: missions, astronauts: astronauts)
            vocabulary = flights.vocabulary.sorted { $0.folded.count > $1.folded.count }
            screen = Screen(view(flights))
            if let gap = flights.gap { tap(.mission, gap.place) }
            return seen
        }
        return use(command) ? seen : .cannot
    }

    private func use(_ command: Command) -> Bool {
        switch command {
        case .launch: false
        case .openMission(let place): tap(.mission, place)
        case .openAstronaut(let place): tap(.astronaut, place)
        case .back: (try? screen?.goBack()) != nil
        }
    }

    /// Taps the text that has the name at this place, counted from 1.
    @discardableResult
    private func tap(_ kind: Mark.Kind, _ place: Int) -> Bool {
        let named = pieces.filter { piece in marks(in: piece.text).contains { $0.kind == kind } }
        guard let screen, named.indices.contains(place - 1) else { return false }
        let piece = named[place - 1]
        return (try? screen.tap(.any(piece.role).nth(piece.position))) != nil
    }

    // MARK: reading

    private var seen: Observation {
        let page = screen?.elements.last?.all ?? []
        let stacks = page.filter { $0.role == .navigation }
        let title = stacks.first?.label ?? ""
        var lines = paired(pieces.flatMap { marks(in: $0.text) }.filter { isOf(title, $0.kind) })
        if stacks.count > 1 { lines.append(.twoStacks) }
        if screen?.notes.contains(where: { $0.kind == .duplicateID }) == true { lines.append(.sameIdentity) }
        return .screen(title: title, lines: lines)
    }

    /// Whether a text of this kind belongs to the screen with this title; a screen with another title shows all.
    private func isOf(_ title: String, _ kind: Mark.Kind) -> Bool {
        if title == "Moonshot" { return kind == .mission || kind == .date }
        if flights.missions.contains(where: { $0.name == title }) { return kind != .mission && kind != .life }
        if flights.astronauts.contains(where: { $0.name == title }) { return kind == .life }
        return true
    }

    /// Missions with their dates and members with their roles, where there are as many of the one as of the other.
    private func paired(_ marks: [Mark]) -> [Line] {
        var lines: [Line] = []
        var rest = marks[...]
        while let first = rest.first {
            if let pairs = Self.pairs(&rest, .mission, .date), !pairs.isEmpty {
                lines += pairs.map { .row(name: $0, date: $1) }
            } else if let pairs = Self.pairs(&rest, .astronaut, .role), !pairs.isEmpty {
                lines += pairs.map { .member(name: $0, role: $1) }
            } else {
                lines.append(.text(text: first.text))
                rest = rest.dropFirst()
            }
        }
        return lines
    }

    /// Takes the marks of these two kinds from the front; nil where they do not pair.
    private static func pairs(
        _ marks: inout ArraySlice<Mark>, _ one: Mark.Kind, _ other: Mark.Kind
    ) -> [(String, String)]? {
        let run = marks.prefix { $0.kind == one || $0.kind == other }
        let ones = run.filter { $0.kind == one }.map(\.text)
        let others = run.filter { $0.kind == other }.map(\.text)
        guard !ones.isEmpty, ones.count == others.count else { return nil }
        marks = marks.dropFirst(run.count)
        return Array(zip(ones, others))
    }
}

/// A part of a text that the exercise speaks of.
struct Mark {
    enum Kind { case mission, date, heading, story, astronaut, role, life }
    let kind: Kind
    let text: String
    /// In small letters.
    let folded: String

    init(_ kind: Kind, _ text: String) {
        self.kind = kind
        self.text = text
        folded = text.lowercased()
    }
}

extension Flights {
    fileprivate var vocabulary: [Mark] {
        var marks = [Mark(.heading, "Mission Highlights"), Mark(.heading, "Crew")]
        for mission in missions {
            marks += [Mark(.mission, mission.name), Mark(.date, mission.date), Mark(.story, mission.story)]
            marks += mission.crew.map { Mark(.role, $0.role) }
        }
        for astronaut in astronauts {
            marks += [Mark(.astronaut, astronaut.name), Mark(.life, astronaut.story)]
        }
        return marks.filter { !$0.text.isEmpty }
    }
}

extension Player {
    /// What of the vocabulary is in a text, as whole words in large or small letters, in order.
    private func marks(in text: String) -> [Mark] {
        var found: [Mark] = []
        var rest = text.lowercased()[...]
        var isStart = true
        while let next = rest.first {
            let hit = isStart ? vocabulary.first { Self.begins(rest, with: $0.folded) } : nil
            if let hit { found.append(hit) }
            rest = rest.dropFirst(hit?.folded.count ?? 1)
            isStart = hit != nil || !(next.isLetter || next.isNumber)
        }
        return found
    }

    private static func begins(_ text: Substring, with word: String) -> Bool {
        guard text.hasPrefix(word) else { return false }
        guard let next = text.dropFirst(word.count).first else { return true }
        return !(next.isLetter || next.isNumber)
    }

    /// The texts of the screen in the order of reading.
    private var pieces: [Piece] {
        var counts: [ScreenElement.Role: Int] = [:]
        return (screen?.elements.last?.all ?? []).compactMap { element in
            let position = counts[element.role, default: 0]
            counts[element.role] = position + 1
            return element.ownText.map { Piece(text: $0, role: element.role, position: position) }
        }
    }
}

/// A text and the element that says it: the one of its role that stands at this position on the screen.
private struct Piece {
    let text: String
    let role: ScreenElement.Role
    let position: Int
}

extension ScreenElement {
    /// This element and all in it, in the order of reading.
    fileprivate var all: [ScreenElement] { [self] + children.flatMap(\.all) }

    /// What it says itself, other than through the elements in it.
    fileprivate var ownText: String? {
        switch role {
        case .text: label
        case .image, .title, .backButton, .navigation: nil
        default:
            all.dropFirst().contains { $0.role == .text } || label.isEmpty ? nil : label + " " + (value ?? "")
        }
    }
}
