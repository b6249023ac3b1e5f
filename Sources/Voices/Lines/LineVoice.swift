package import Localization
package import Presentation
import Reflex
package import Session

/// The voice of screen readers, Braille and pipes: it only appends whole lines.
package struct LineVoice: LineBasedVoice {
  /// In bytes; a longer line is read to its end and refused.
  package static let lineLimit = 4096
  package static let wrapsOnTerminal = true

  /// It keeps what was said last, so that a number means what the player just heard.
  var parser: LineParser
  /// Whether a terminal reads the keys of a round one by one.
  var takesKeys: Bool { parser.takesKeys }
  /// What need not be said again, as it was said.
  var explainedTexts: Set<String> = []
  /// The lines of the title menu as they were told last.
  var toldItems: [String] = []
  /// Whether the title menu was told in short with these events.
  var isMenuInShort = false
  /// The rules of its rounds that were told since a level began.
  var toldRules: Set<String> = []
  /// Whether the epilogue that follows was told with the end before it.
  var hasToldEpilogue = false
  /// The levels that were told, by id.
  var toldLevels: Set<String> = []
  /// What was told last, which the adventure says again as it was, and whether that was where one is, or fell.
  private var lastAnswer = (text: "", tellsPlace: false)
  /// Whether a line was said before: a blank one parts sections.
  private var hasOutput = false

  /// Only on a terminal, and where the round is played key by key.
  package var gestureKeys: GestureKeyMap? { takesKeys ? parser.keys : nil }

  /// Stands at the start of a line, always last.
  package var prompt: String { "> " }

  package var unknownKeyReply: String {
    if parser.round.phase != .running || parser.round.isResting { return line(parser.standingLine) }
    return line(
      parser.round.isTimed ? L10n.Reflex.unknownKey : L10n.Reflex.keysNow(keys: parser.keyNames))
  }

  package var commandKeyReply: String {
    (parser.round.isTimed ? line(L10n.Guidance.clockStands) : "") + line(L10n.Guidance.typeCommand)
  }

  /// `takesKeys`: a terminal reads single keys; `hasScriptedClock`: lines tell the time.
  package init(language: Language, takesKeys: Bool = false, hasScriptedClock: Bool = false) {
    parser = LineParser(language: language, hasScriptedClock: hasScriptedClock)
    parser.takesKeys = takesKeys
  }

  package mutating func adopt(_ settings: Settings) { parser.settings = settings }

  /// A command, or what is said to the line at once.
  package mutating func parse(_ line: DecodedLine) -> LineInterpretation {
    let interpretation = parser.parse(line)
    let isBehindRound = parser.answerStyle == .againWithPosition && lastAnswer.tellsPlace
    guard interpretation == .command(.repeat), !lastAnswer.text.isEmpty,
      parser.context == .adventure || isBehindRound
    else { return interpretation }
    parser.answerStyle = .plain
    return .reply(lastAnswer.text + (lastAnswer.tellsPlace ? "" : self.line(parser.standingLine)))
  }

  /// Never silence: where nothing was there to be let by, the keys.
  package mutating func answer(with events: [Event]) -> String {
    events.isEmpty && parser.answerStyle == .holdingStill
      ? line(parser.roundReminder) : render(events)
  }

  /// What the events are in lines, each ended by a line feed.
  package mutating func render(_ events: [Event]) -> String {
    guard !events.isEmpty else { return "" }
    isMenuInShort = false
    defer { if isRepeating { parser.answerStyle = .plain } }
    let position = parser.answerStyle == .againWithPosition ? parser.positionInRound : []
    var text = position.map(line).joined()
    let told = withContentsInLine(inOrderOfHearing(events))
    if remindsFirst { text += line(parser.roundReminder) }
    for (index, event) in told.enumerated() {
      let next = index + 1 < told.endIndex ? told[index + 1] : nil
      let left = parser.leftRound(by: event)
      let beside = beside(told[index...])
      parser.receive(event)
      let lines = left + beside + lines(for: event, before: next)
      let isSection = event.startsSection(inLevel: parser.context.level != nil)
      if isSection, hasOutput, !lines.isEmpty { text += "\n" }
      for line in lines { text += self.line(line) }
      hasOutput = hasOutput || !lines.isEmpty
    }
    text += (leftOfRow(after: told) + wayOn(after: told)).map(line).joined()
    lastAnswer = (text, told.contains { $0.isPlaceName || $0.isRoundEnd })
    return text
  }

  /// Before a row: how far it is, and what is told with its commands; before one that is called again, that
  /// tap and swipe have changed places.
  private func beside(_ row: ArraySlice<Event>) -> [LocalizedText] {
    guard case .round(.cue(let cue))? = row.first, cue.beginsRow else { return [] }
    let isSwapped = cue.isSwappedBefore ? [L10n.Guidance.swapped] : []
    if parser.round.pending > 0 { return isSwapped }
    return (parser.round.progress.map { [$0] } ?? []) + row.storiesOfRow + isSwapped
  }

  /// How many of a row are still to be answered; nothing between keys, which are struck one after the other.
  private func leftOfRow(after events: [Event]) -> [LocalizedText] {
    let round = parser.round
    let isAnswered = events.last?.isGoodMove == true && !round.isTimed && round.pending > 0
    guard isAnswered, !takesKeys else { return [] }
    return [L10n.Guidance.pending(count: round.pending)]
  }

  /// Whether the keys are told before commands that are asked for again: behind those that are kept in mind
  /// comes nothing.
  private var remindsFirst: Bool {
    isRepeating && parser.round.phase == .running && parser.round.isByHeart
  }

  /// The rules of a round that were asked for with its commands: with a clock behind them, by heart before
  /// them, and not at all where a key asked for the commands alone.
  private func inOrderOfHearing(_ events: [Event]) -> [Event] {
    let rules = events.filter(\.isRule)
    if rules.isEmpty || remindsFirst { return events }
    let others = events.filter { !$0.isRule }
    return isRepeating && !parser.round.isTimed ? others + rules : others
  }

  var language: Language { parser.language }

  /// Whether the player has asked to hear it again: then nothing is left out.
  var isRepeating: Bool { parser.isRepeating }

  private func line(_ text: LocalizedText) -> String { text.resolved(in: language) + "\n" }

  /// What an answer ends with that would leave the player nowhere.
  private func wayOn(after events: [Event]) -> [LocalizedText] {
    if events.contains(where: \.isLostEscape) { return [L10n.Reflex.tryAgain] }
    if isRepeating, parser.round.phase == .running {
      return remindsFirst || parser.round.isTimed ? [] : [parser.roundReminder]
    }
    if isMenuInShort { return [parser.standingLine] }
    let endsWithResults = events.contains(where: \.isResults) && !events.contains(where: \.isMenu)
    if endsWithResults { return [L10n.Line.pressEnter] }
    // Before a round a hint is no answer to a question that stands.
    let isHint = parser.context.isRound && events.allSatisfy(\.isHint)
    if !isHint, events.contains(where: \.tellsWayOn) { return [] }
    return events.compactMap { $0.useOfList(in: parser.context) } + [parser.standingLine]
  }

  /// The text, but only once in each language and place, and not at all where the player wants it brief.
  mutating func explainOnce(_ text: LocalizedText, in place: String = "") -> [LocalizedText] {
    if parser.settings.isBrief, !isRepeating { return [] }
    let isNew = explainedTexts.insert(place + text.resolved(in: language)).inserted
    return isRepeating || isNew ? [text] : []
  }
}
