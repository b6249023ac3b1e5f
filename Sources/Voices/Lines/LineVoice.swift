package import Localization
package import Presentation
package import Session

/// The voice of screen readers, Braille and pipes: it only appends whole lines, and never wraps.
package struct LineVoice: LineBasedVoice {
  /// In bytes; a longer line is read to its end and refused.
  package static let lineLimit = 4096

  /// It keeps what was said last, so that a number means what the player just heard.
  var parser: LineParser
  /// Whether a terminal reads the keys of a round one by one.
  let takesKeys: Bool
  /// Whose chapters they are.
  var pack: PackCredits?
  /// What need not be said again, as it was said.
  var explainedTexts: Set<String> = []
  /// The levels that were told, by id.
  var toldLevels: Set<String> = []
  /// Whether the player has asked to hear it again: then nothing is left out.
  private(set) var isRepeating = false
  /// Whether a line was said before: a blank one parts sections.
  private var hasOutput = false

  /// Only on a terminal, and where the round is played key by key.
  package var gestureKeys: GestureKeyMap? { takesKeys ? parser.keys : nil }

  /// Stands at the start of a line, always last.
  package var prompt: String { "> " }

  package var unknownKeyReply: String { line(L10n.Reflex.keysNow(keys: parser.keyNames)) }

  package var commandKeyReply: String { line(L10n.Guidance.typeCommand) }

  /// To the title, as in a round.
  package var escapeLine: String? { "/" + parser.firstWord(of: L10n.Commands.menu) }

  /// `takesKeys`: a terminal reads single keys; `hasScriptedClock`: lines tell the time.
  package init(language: Language, takesKeys: Bool = false, hasScriptedClock: Bool = false) {
    parser = LineParser(language: language, hasScriptedClock: hasScriptedClock)
    self.takesKeys = takesKeys
  }

  package mutating func adopt(_ settings: Settings) { parser.settings = settings }

  /// A command, or what is said to the line at once.
  package mutating func parse(_ line: DecodedLine) -> LineInterpretation {
    let interpretation = parser.parse(line)
    isRepeating = interpretation == .command(.repeat)
    return interpretation
  }

  /// What the events are in lines, each ended by a line feed.
  package mutating func render(_ events: [Event]) -> String {
    if parser.hasDeclined {
      parser.hasDeclined = false
      return [L10n.Guidance.notRestarted, parser.standingLine].map(line).joined()
    }
    guard !events.isEmpty else { return "" }
    defer { isRepeating = false }
    var text = parser.takeWhereabouts().map(line).joined()
    let told = withContentsInLine(events.withCommandsFirst)
    // Who has just come from the title knows its menu.
    let isMenuKnown = parser.context.isMenu && events.contains(where: \.isResults)
    for (index, event) in told.enumerated() {
      let next = index + 1 < told.endIndex ? told[index + 1] : nil
      let left = parser.leftRound(by: event)
      parser.receive(event)
      if isMenuKnown, event.isMenu { continue }
      var lines = left + lines(for: event, before: next)
      if event.isResults, !told.contains(where: \.isMenu) {
        lines.append(L10n.Line.pressEnter)
      }
      if event.startsSection(inLevel: parser.context.level != nil), hasOutput { text += "\n" }
      for line in lines { text += self.line(line) }
      hasOutput = hasOutput || !lines.isEmpty
    }
    let way = isMenuKnown ? [parser.standingLine] : wayOn(after: told)
    return text + way.map(line).joined()
  }

  var language: Language { parser.language }

  private func line(_ text: LocalizedText) -> String { text.resolved(in: language) + "\n" }

  /// What an answer ends with that would leave the player nowhere.
  private func wayOn(after events: [Event]) -> [LocalizedText] {
    if events.contains(where: \.isLostEscape) { return [L10n.Reflex.tryAgain] }
    if isRepeating, parser.round.phase == .running { return [parser.roundReminder] }
    // Before a round a hint is no answer to a question that stands.
    let isHint = parser.context.isRound && events.allSatisfy(\.isHint)
    if !isHint, events.contains(where: \.tellsWayOn) { return [] }
    return events.compactMap { $0.useOfList(in: parser.context) } + [parser.standingLine]
  }

  /// The text, but only once in each language, and not at all where the player wants it brief.
  mutating func explainOnce(_ text: LocalizedText) -> [LocalizedText] {
    if parser.settings.isBrief, !isRepeating { return [] }
    let isNew = explainedTexts.insert(text.resolved(in: language)).inserted
    return isRepeating || isNew ? [text] : []
  }
}
