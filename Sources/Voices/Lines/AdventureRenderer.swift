import Localization
import Presentation
import Session

/// What happens in the adventure, in lines.
struct AdventureRenderer {
  let language: Language

  /// The player’s own line is not said again. A thing’s picture is a sentence; that of a place, which would
  /// say much of its text twice, waits until it is asked for.
  func lines(for event: AdventureEvent) -> [LocalizedText] {
    switch event {
    case .text(_, .echo), .transcript: []
    // Four blanks before a line of a list.
    case .text(let text, .item): [verbatim("    " + text.resolved(in: language))]
    case .text(let text, _): [text]
    case .room: []
    case .picture(let picture, let isExamined): isExamined ? [picture.text] : []
    case .epilogue(let text): [text]
    case .map(let places): lines(for: places)
    case .points(let points): [points.text]
    case .help(let rows): rows.map(line) + programHelp
    }
  }

  /// What the program takes besides, as in every game.
  private var programHelp: [LocalizedText] {
    [
      L10n.Comfort.program, L10n.Line.helpRepeat, L10n.Line.helpMenu, L10n.Line.helpSettings,
      L10n.Line.helpLanguage, L10n.Line.helpQuit,
    ]
  }

  /// The command in a column of its own.
  private func line(for row: HelpRow) -> LocalizedText {
    let command = L10n.Line.helpCommand(command: row.command).resolved(in: language)
    let gap = String(repeating: " ", count: max(1, 15 - command.count))
    return verbatim(command + gap + row.text.resolved(in: language))
  }

  private func lines(for places: [AdventureMapPlaceView]) -> [LocalizedText] {
    let names = Dictionary(places.map { ($0.id, $0.name) }) { first, _ in first }
    return [L10n.Line.places]
      + places.map { place in
        let ways = place.ways.map { way in
          way.to.flatMap { names[$0] }.map {
            L10n.Line.wayTo(place: $0, direction: way.direction.name)
          } ?? L10n.Line.wayUnknown(direction: way.direction.name)
        }
        let list = LocalizedText.joined(ways, in: language)
        return place.isHere
          ? L10n.Line.placeHere(name: place.name, ways: list)
          : L10n.Line.place(name: place.name, ways: list)
      }
  }

  private func verbatim(_ text: String) -> LocalizedText {
    LocalizedText(cleaning: text, limit: 2_000)
  }
}

extension AdventureEvent {
  /// Whether the next line is for the adventure; the epilogue may also end the campaign.
  var isPlayed: Bool {
    if case .epilogue = self { false } else { true }
  }
}
