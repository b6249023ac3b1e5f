import Flow
import Localization
import Presentation
import Session

private typealias Words = L10n.Guidance

/// Where the player is, and how to go on from there.
extension LineParser {
  /// What is awaited, in one line: it ends an answer that leaves the player nowhere.
  var standingLine: LocalizedText {
    if choosesSettings { return settingsLine }
    return switch context {
    case .page: L10n.Line.pressEnter
    case .menu(let items): Words.menu(last: items.lastNumber)
    case .level(let level):
      dial.face == .answers && level.wheels == nil
        ? Words.closed(place: level.placeText, last: level.answers.count) : level.standingLine
    case .round(let level): standingLine(inRoundOf: level)
    case .adventure: placeAndWays
    }
  }

  private func standingLine(inRoundOf level: LevelView?) -> LocalizedText {
    switch round.phase {
    case .waiting: L10n.Reflex.pressEnter
    case .running: L10n.Reflex.gestureNow(keys: keyNames)
    case .over: level == nil ? L10n.Reflex.again : L10n.Reflex.tryAgain
    }
  }

  /// Once the story is over, no way leads on.
  private var placeAndWays: LocalizedText {
    guard let room else { return L10n.Comfort.opening }
    if room.isOver { return L10n.Ending.left }
    return L10n.Comfort.whereYouAre(place: room.name, ways: room.ways)
  }

  /// What `/where` says: all that is needed to go on, and not the story again.
  mutating func describeWhereabouts() -> LineInterpretation {
    switch context {
    case .page: cardTitle.map { reply([$0, standingLine]) } ?? .command(.repeat)
    case .menu: .command(.repeat)
    case .level(let level):
      reply(LevelRenderer(level: level, dial: dial, inLight: selectedElement).whereabouts)
    case .round(let level): describeRound(of: level)
    case .adventure: reply([placeAndWays] + surroundings)
    }
  }

  /// How far the round is; then, where that costs nothing, the command again.
  private mutating func describeRound(of level: LevelView?) -> LineInterpretation {
    let position = round.position.map { [$0] } ?? []
    if round.repeatsTakeBreath {
      return reply(position + rules + [roundReminder, Words.repeatTakesBreath])
    }
    if let level, round.phase != .running {
      let renderer = LevelRenderer(level: level, dial: dial)
      let task = round.ready?.task.map { [$0] } ?? []
      return reply(
        [renderer.heading] + renderer.progress + task + rules + [roundReminder]
          + [L10n.Reflex.pressEnter])
    }
    asksForPosition = true
    return .command(.repeat)
  }

  /// What is said before a command that is told again, once it was asked for.
  mutating func takeWhereabouts() -> [LocalizedText] {
    defer { asksForPosition = false }
    return asksForPosition ? round.position.map { [$0] } ?? [] : []
  }

  /// That a round is left which runs, and what of it need not be done again.
  func leftRound(by event: Event) -> [LocalizedText] {
    guard event.leavesRound, round.phase == .running else { return [] }
    return [Words.roundLeft] + (round.hasPractised ? [Words.practiceKept] : [])
  }

  /// What lies here, and how far the night is.
  private var surroundings: [LocalizedText] {
    guard let room else { return [] }
    let things = room.isOver ? [] : room.contents.flatMap(\.names)
    return (things.isEmpty ? [] : [Words.here(things: .joined(things, in: language))]) + [
      L10n.Parsing.scored(score: room.score, of: room.possibleScore, count: room.turn)
    ]
  }

  // MARK: Rounds

  /// Which key does what, that which says that the player holds still among them.
  var keyNames: LocalizedText {
    mayHoldStill ? Words.keysAndStill(keys: keys.names) : keys.names
  }

  private var rules: [LocalizedText] { round.ready?.twistTexts ?? [] }

  /// Which key does what, and what a wrong one costs.
  var roundReminder: LocalizedText {
    if round.ready?.practice ?? 0 > 0 { return Words.practiceKeys(keys: keyNames) }
    return round.repeatsTakeBreath
      ? L10n.Reflex.gestureNow(keys: keyNames) : Words.keys(keys: keyNames)
  }
}

extension ThingView {
  /// Its own, and those of all that shows in it or on it.
  fileprivate var names: [LocalizedText] { [name] + contents.flatMap(\.names) }
}
