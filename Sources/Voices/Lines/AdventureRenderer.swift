import Localization
import Presentation
import Session

/// What happens in the adventure, in lines.
struct AdventureRenderer {
  /// The commands that every adventure of this kind has stand first; they are the short help.
  private static let commonCommands = 12

  let language: Language

  /// The player’s own line is not said again, nor what a picture shows: the texts tell it. That of a place
  /// can be asked for.
  func lines(for event: AdventureEvent) -> [LocalizedText] {
    switch event {
    case .text(_, .echo), .transcript: []
    // Four blanks before a line of a list.
    case .text(let text, .item): [verbatim("    " + text.resolved(in: language))]
    case .text(let text, _): [text]
    case .room: []
    case .picture: []
    case .epilogue(let text): [text]
    case .map(let places): lines(for: places)
    case .points(let points):
      [L10n.Guidance.points(count: points.points, score: points.score, of: points.possibleScore)]
    case .help(let rows): shortHelp(rows)
    }
  }

  /// A place that the player knows.
  func placeAndWays(of room: RoomView) -> LocalizedText {
    let ways = LocalizedText.list(room.exits.map(\.name)) ?? L10n.Adventure.noWays
    return L10n.Comfort.whereYouAre(place: room.name, ways: ways)
  }

  // MARK: Help

  /// The commands that every such adventure has, and how to hear of the others.
  func shortHelp(_ rows: [HelpRow]) -> [LocalizedText] {
    rows.prefix(Self.commonCommands).map(line) + [L10n.Guidance.adventureHelpAll]
  }

  /// The other commands, and what the program takes besides.
  func wholeHelp(_ rows: [HelpRow]) -> [LocalizedText] {
    rows.dropFirst(Self.commonCommands).map(line) + [L10n.Guidance.programInAdventure]
  }

  private func line(for row: HelpRow) -> LocalizedText {
    L10n.Line.helpCommand(command: row.command, text: row.text)
  }

  // MARK: The map

  /// The place where the player is comes first.
  private func lines(for places: [AdventureMapPlaceView]) -> [LocalizedText] {
    let names = Dictionary(places.map { ($0.id, $0.the) }) { first, _ in first }
    return [L10n.Line.places]
      + (places.filter(\.isHere) + places.filter { !$0.isHere }).map { place in
        let ways = place.ways.map { way in
          way.to.flatMap { names[$0] }.map {
            L10n.Line.wayTo(place: $0, direction: way.direction.name)
          } ?? L10n.Line.wayUnknown(direction: way.direction.name)
        }
        let list = LocalizedText.joined(ways, in: language)
        return place.isHere
          ? L10n.Line.placeHere(name: place.name, ways: list)
          : L10n.Line.place(name: place.name, ways: list)
      } + [L10n.Guidance.useMap]
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
