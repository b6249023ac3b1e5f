import Localization
import Presentation
import Session

/// What is told of the adventure: to who knows a place, little.
extension LineVoice {
  mutating func lines(for event: AdventureEvent, before next: Event?) -> [LocalizedText] {
    let renderer = AdventureRenderer(language: language)
    switch event {
    case .text(let name, .title):
      guard case .adventure(.room(let room))? = next, isToldInBrief(room) else { return [name] }
      return [renderer.placeAndWays(of: room)]
    case .help(let rows):
      defer { parser.wantsWholeHelp = false }
      return parser.wantsWholeHelp ? renderer.wholeHelp(rows) : renderer.shortHelp
    case .epilogue where hasToldEpilogue:
      hasToldEpilogue = false
      return []
    case .text, .room, .picture, .points, .map, .epilogue, .transcript:
      return renderer.lines(for: event)
    }
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
      let isEmptyHanded =
        heading == L10n.Adventure.carrying && rest.first?.item == L10n.Adventure.nothing
      if isEmptyHanded {
        rest.removeFirst()
        told.append(.adventure(.text(L10n.Guidance.carryingNothing, .prose)))
      } else if isList, let place {
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
    let line = L10n.Guidance.here(things: .joined(things, in: language))
    return things.isEmpty ? [] : [.adventure(.text(line, .prose))]
  }

  /// Where places are told in brief; but not a place that is looked at again.
  private func isListedInLine(_ room: RoomView) -> Bool {
    isToldInBrief(room) || (isBriefByEar && room.isShown && parser.room?.id != room.id)
  }

  private var isBriefByEar: Bool {
    (parser.settings[.places] ?? Setting.places.standardValue(byEar: true)) == "brief"
  }

  /// A place that is known, whose prose does not name the ways out again.
  private func isToldInBrief(_ room: RoomView) -> Bool {
    !room.isShown && !room.isOver && isBriefByEar
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
