import Flow
import Localization
import Session

/// What a line is taken for.
enum InputContext: Equatable {
  /// An intro, a card or results: an empty line goes on. A card that waits to be read has a title.
  case page(title: LocalizedText?)
  case menu([MenuItem])
  case level(LevelView)
  /// A round that waits, runs or is over; of a level where it is one's.
  case round(LevelView?)
  /// What to do in the adventure, in words.
  case adventure

  var level: LevelView? {
    switch self {
    case .level(let level): level
    case .round(let level): level
    case .page, .menu, .adventure: nil
    }
  }

  /// While a level is played.
  init(playing level: LevelView) {
    self = level.kind == .reflex ? .round(level) : .level(level)
  }

  var isRound: Bool { if case .round = self { true } else { false } }
}

extension [MenuItem] {
  /// The highest number of the menu.
  var lastNumber: Int { compactMap(\.number).max() ?? 0 }
}

/// What a player knows, and notes for themselves, of the level that is played.
struct LevelNotes: Equatable {
  /// Where the dial of a rotor stands.
  var dial = LineDial()
  /// The object of a search that was looked at last, by id.
  var selectedElement: String?
  /// What can be done to the object that was described last.
  var toldActions: [LocalizedText] = []
  /// A command’s word that was typed where an answer was asked.
  var unconfirmedAnswer: String?
  var slate = Slate()
}

/// What a player notes of a level for themselves; nobody judges it.
struct Slate: Equatable {
  /// How much there is room for.
  static let mostLines = 20

  /// A thing, and what is noted of it.
  struct Line: Equatable {
    let thing: String
    let note: String
  }

  private(set) var lines: [Line] = []

  /// Notes the last word of what was typed of all words before it; one word alone wipes what was noted of it.
  mutating func note(_ words: [String]) {
    guard let last = words.last else { return }
    let thing = words.count > 1 ? words.dropLast().joined(separator: " ") : last
    let key = thing.folded(as: .word)
    let place = lines.firstIndex { $0.thing.folded(as: .word) == key }
    if let place { lines.remove(at: place) }
    guard words.count > 1, lines.count < Self.mostLines else { return }
    lines.insert(Line(thing: thing, note: last), at: place ?? lines.endIndex)
  }

  /// All of it in a line; nil where nothing is noted.
  var text: LocalizedText? {
    LocalizedText.list(
      lines.map {
        L10n.Descent.marked(
          thing: LocalizedText(cleaning: $0.thing), note: LocalizedText(cleaning: $0.note))
      }, last: { L10n.Common.list(first: $0, next: $1) })
  }
}

/// The dial of a rotor, turned line by line, and what was heard of it.
struct LineDial: Equatable {
  /// A clue (from 0), or what is chosen from.
  enum Face: Equatable { case clue(Int), answers }

  private(set) var face = Face.clue(0)
  /// How many clues were heard, from the first on.
  private(set) var heardClues = 1
  private(set) var hasHeardAnswers = false

  mutating func turn(to face: Face) {
    self.face = face
    switch face {
    case .clue(let index): heardClues = max(heardClues, index + 1)
    case .answers: hasHeardAnswers = true
    }
  }

  /// Behind the last clue come the answers, and behind them the first clue again.
  mutating func turnOn(ofClues count: Int) {
    switch face {
    case .clue(let index) where index + 1 < count: turn(to: .clue(index + 1))
    case .clue: turn(to: .answers)
    case .answers: turn(to: .clue(0))
    }
  }
}
