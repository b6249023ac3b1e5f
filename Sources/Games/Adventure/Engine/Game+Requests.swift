import Localization

private typealias Words = L10n.Parsing

/// What the game answers by itself, and what it passes on.
extension Game {
  mutating func answer(
    _ word: RequestWord, _ rest: String, _ open: IncompleteCommand?, _ language: Language
  ) -> CommandResult {
    let name = rest.isEmpty ? nil : rest
    switch word {
    case .help: return .request(.help)
    case .map: return .request(.map)
    case .quit: return .request(.quit)
    case .save: return .request(.save(name))
    case .restore: return .request(.restore(name))
    case .script: return .request(.script(name))
    case .score:
      return replied(
        Words.scored(score: state.score, of: world.possibleScore, count: state.turn))
    case .hint: return hint()
    case .undo: return takeBack()
    case .again:
      guard let command = state.context.lastCommand else { return refused(Words.nothingAgain) }
      return execute(command, in: language)
    case .oops:
      guard let open, open.missing == .mistyped, !rest.isEmpty else {
        return refused(Words.nothingOops)
      }
      return execute("\(open.before) \(rest) \(open.after)", in: language)
    case .restart:
      say(Words.restartAsked, .question)
      state.context.incomplete = IncompleteCommand(missing: .confirmation, before: "", after: "")
      return .events(events)
    }
  }

  private mutating func takeBack() -> CommandResult {
    guard undo() else { return refused(Words.nothingToUndo) }
    say(Words.undone, .reply)
    _ = look(isNew: false)
    return .events(events)
  }

  /// The next rung of the ladder that stands where the player does; the last one stays.
  private mutating func hint() -> CommandResult {
    guard let ladder = world.hints.first(where: { holds($0.when) && !$0.rungs.isEmpty }) else {
      return refused(Words.noHint)
    }
    let rung = min(number(.hint(ladder.id)), ladder.rungs.count - 1)
    state.variables[.hint(ladder.id)] = rung + 1
    say(
      Words.hint(rung: rung + 1, of: ladder.rungs.count, text: ladder.rungs[rung]), .hint)
    return .events(events)
  }
}
