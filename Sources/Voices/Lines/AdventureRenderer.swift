import Localization
import Presentation
import Session

private typealias Words = L10n.Guidance

/// What happens in the adventure, in lines.
struct AdventureRenderer {
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
      [Words.points(count: points.points, score: points.score, of: points.possibleScore)]
    case .help: shortHelp
    }
  }

  /// A place that the player knows.
  func placeAndWays(of room: RoomView) -> LocalizedText {
    L10n.Comfort.whereYouAre(place: room.name, ways: room.ways)
  }

  // MARK: Help

  /// What is needed most, and how to hear of the rest.
  var shortHelp: [LocalizedText] {
    [Words.toMove, Words.toLook, Words.toAct, Words.toGoOn, Words.toLeave]
  }

  /// All commands, and what the program takes besides.
  func wholeHelp(_ rows: [HelpRow]) -> [LocalizedText] {
    rows.map(line) + [Words.programInAdventure]
  }

  private func line(for row: HelpRow) -> LocalizedText {
    L10n.Line.helpCommand(command: row.command, text: row.text)
  }

  // MARK: The map

  /// The place where the player is comes first.
  private func lines(for places: [AdventureMapPlaceView]) -> [LocalizedText] {
    [L10n.Line.places]
      + (places.filter(\.isHere) + places.filter { !$0.isHere }).map { place in
        let ways = LocalizedText.joined(ways(of: place), in: language)
        return place.isHere
          ? L10n.Line.placeHere(name: place.name, ways: ways)
          : L10n.Line.place(name: place.name, ways: ways)
      } + [Words.useMap]
  }

  /// To what is known, then all that lead somewhere new together.
  private func ways(of place: AdventureMapPlaceView) -> [LocalizedText] {
    let new = place.ways.filter { $0.place == nil }.map(\.direction.name)
    return place.ways.compactMap { way in
      way.place.map { L10n.Line.wayTo(place: $0, direction: way.direction.name) }
    }
      + (new.isEmpty ? [] : [L10n.Line.wayUnknown(direction: .joined(new, in: language))])
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
