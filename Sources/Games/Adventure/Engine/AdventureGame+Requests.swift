import Localization

private typealias Words = L10n.Comfort

/// What the game answers without a turn: several turns taken back, the ways out, the picture.
extension AdventureGame {
  /// Takes back that many turns, or as many as there are.
  mutating func undoTurns(_ count: Int) -> CommandResult {
    let command = turns.last?.command
    var undone = 0
    while undone < count, undo() { undone += 1 }
    guard undone > 0 else { return refuseCommand(L10n.Parsing.nothingToUndo) }
    if undone < count {
      emit(Words.undoneAll(count: undone), .reply)
    } else if undone == 1 {
      let named = command.map { Words.undoneCommand(command: LocalizedText(cleaning: $0)) }
      emit(named ?? L10n.Parsing.undone, .reply)
    } else {
      emit(Words.undone(count: undone), .reply)
    }
    _ = look(isNew: false, isWhole: !isBrief)
    return .events(events)
  }

  /// Each way that shows, and the place behind it where that is known or can be seen from here.
  mutating func listExits() -> CommandResult {
    let exits = exits
    guard !exits.isEmpty else { return replyToCommand(Words.noExits) }
    emit(Words.exits, .heading)
    for exit in exits { emit(line(for: exit), .item) }
    return .events(events)
  }

  private func line(for exit: Exit) -> LocalizedText {
    guard let place = world.place(exit.to),
      state.hasVisited(exit.to) || place.seenFrom.contains(state.here)
    else {
      return Words.exitUnseen(direction: exit.direction.name)
    }
    return Words.exitTo(direction: exit.direction.name, place: place.name)
  }

  /// The picture of the place in a sentence, for those who do not see it.
  mutating func tellPicture() -> CommandResult {
    let texts = world.place(state.here).map { pictures(of: $0).map(\.text) } ?? []
    for text in isInDarkness ? [L10n.Adventure.darkPicture] : texts { emit(text, .prose) }
    return .events(events)
  }

  /// The first number in words or digits, from 1 to the most turns that can be undone.
  mutating func number(in text: String, _ language: Language) -> Int? {
    let vocabulary = vocabulary(for: language)
    let words = Token.tokenize(text).compactMap(\.word)
    return words.indices.lazy.compactMap { vocabulary.number(words[$0...]) }.first
      .map { min(max(1, $0), Self.undoLimit) }
  }

  /// Yes for “on”, no for “off”; nil for anything else.
  func isOn(_ text: String, _ language: Language) -> Bool? {
    let words = Set(Token.tokenize(text).compactMap { $0.word?.folded })
    func hasWord(of list: LocalizedList) -> Bool {
      list.resolved(in: language).contains { words.contains($0.folded(as: .word)) }
    }
    if hasWord(of: Words.on) { return true }
    return hasWord(of: Words.off) ? false : nil
  }
}
