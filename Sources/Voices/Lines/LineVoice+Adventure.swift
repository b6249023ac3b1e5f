import Localization
import Presentation
import Session

private typealias Words = L10n.Guidance

/// What is told of the adventure: to who knows a place, little.
extension LineVoice {
  mutating func lines(for event: AdventureEvent, before next: Event?) -> [LocalizedText] {
    switch event {
    case .text(let name, .title):
      guard case .adventure(.room(let room))? = next, isToldInBrief(room) else { return [name] }
      return [room.placeAndWays]
    // The player’s own line is not said again, nor what a picture shows: the texts tell it. That of a place can
    // be asked for.
    case .text(_, .echo), .transcript, .room, .picture: return []
    // Four blanks before a line of a list.
    case .text(let text, .item):
      return [LocalizedText(cleaning: "    " + text.resolved(in: language), limit: 2_000)]
    case .text(let text, _): return [text]
    case .map(let places): return lines(for: places)
    case .points(let points):
      return [Words.points(count: points.points, score: points.score, of: points.possibleScore)]
    case .help(let rows): return lines(for: rows)
    case .epilogue(let text):
      defer { hasToldEpilogue = false }
      return hasToldEpilogue ? [] : [text]
    }
  }

  /// The commands of every adventure, and how to hear of the rest; or all, and what the program takes besides.
  private mutating func lines(for rows: [HelpRow]) -> [LocalizedText] {
    defer { parser.answerStyle = .plain }
    let isWhole = parser.answerStyle == .wholeHelp
    return rows.prefix(isWhole ? rows.count : AdventureHelp.ofEveryAdventure.count)
      .map { L10n.Line.helpCommand(command: $0.command, text: $0.text) }
      + [isWhole ? Words.programInAdventure : Words.moreInAdventure]
  }

  /// The events, with what can be taken from a place that is told in brief, or that the player has just come
  /// to, as one line instead of a list of all that is there: the prose has named the rest.
  func withContentsInLine(_ events: [Event]) -> [Event] {
    var told: [Event] = []
    var place: RoomView?
    var rest = events[...]
    while let event = rest.popFirst() {
      if case .adventure(.room(let room)) = event { place = isListedInLine(room) ? room : nil }
      let heading = event.heading
      let isList = heading == L10n.Adventure.contents
      if isList, let place {
        let items = rest.prefix { $0.item != nil }.compactMap(\.item)
        rest = rest.dropFirst(items.count)
        told += contents(items, of: place)
      } else {
        told.append(event)
      }
    }
    return told
  }

  private func contents(_ items: [LocalizedText], of place: RoomView) -> [Event] {
    let furniture = place.contents.filter(\.isFurniture).map(\.name)
    let things = items.filter { !furniture.contains($0) }
    let line = Words.here(things: .joined(things, in: language))
    return things.isEmpty ? [] : [.adventure(.text(line, .prose))]
  }

  /// Where places are told in brief; but not a place that is looked at again.
  private func isListedInLine(_ room: RoomView) -> Bool {
    isToldInBrief(room)
      || (parser.settings.tellsPlacesInBrief && room.isShown && parser.room?.id != room.id)
  }

  /// A place that is known, whose prose does not name the ways out again.
  private func isToldInBrief(_ room: RoomView) -> Bool {
    !room.isShown && !room.isOver && parser.settings.tellsPlacesInBrief
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
}

extension Event {
  /// What stands over a list of the adventure’s.
  fileprivate var heading: LocalizedText? {
    if case .adventure(.text(let text, .heading)) = self { text } else { nil }
  }

  /// A line of a list of the adventure’s.
  fileprivate var item: LocalizedText? {
    if case .adventure(.text(let text, .item)) = self { text } else { nil }
  }
}

extension AdventureEvent {
  /// Whether the next line is for the adventure; the epilogue may also end the campaign.
  var isPlayed: Bool {
    if case .epilogue = self { false } else { true }
  }
}

extension RoomView {
  /// For who knows the place.
  var placeAndWays: LocalizedText { L10n.Comfort.whereYouAre(place: name, ways: ways) }
}
