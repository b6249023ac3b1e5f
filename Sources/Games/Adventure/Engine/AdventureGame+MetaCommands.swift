import Localization

private typealias Words = L10n.Parsing

/// What the game answers by itself, and what it passes on.
extension AdventureGame {
  mutating func carryOut(
    _ verb: MetaVerb, _ rest: String, _ open: IncompleteCommand?, _ language: Language
  ) -> CommandResult {
    let name = rest.isEmpty ? nil : rest
    switch verb {
    case .help: return .metaCommand(.help)
    case .map: return .metaCommand(.map)
    case .quit: return .metaCommand(.quit)
    case .save: return .metaCommand(.save(name))
    case .restore: return .metaCommand(.restore(name))
    case .script: return .metaCommand(.script(name))
    case .score: return tellScore()
    case .fullScore: return listAwards()
    case .points:
      return isOn(rest, language).map { .metaCommand(.points(isTold: $0)) } ?? tellScore()
    case .brief: return .metaCommand(.places(isBrief: true))
    case .verbose: return .metaCommand(.places(isBrief: false))
    case .about: return .metaCommand(.about)
    case .version: return .metaCommand(.version)
    case .exits: return listExits()
    case .picture: return tellPicture()
    case .walkthrough: return replyToCommand(L10n.Comfort.walkthrough)
    case .magic: return replyToCommand(L10n.Comfort.magic)
    case .hint: return giveHint()
    case .undo: return undoTurns(number(in: rest, language) ?? 1)
    case .again:
      guard let command = state.context.lastCommand else {
        return refuseCommand(Words.nothingAgain)
      }
      // Only a file can hold “again” itself there.
      state.context.lastCommand = nil
      let result = execute(TypedCommand(command), in: language)
      state.context.lastCommand = state.context.lastCommand ?? command
      return result
    case .oops:
      guard let open, open.missing == .mistyped, !rest.isEmpty else {
        return refuseCommand(Words.nothingOops)
      }
      return execute(TypedCommand("\(open.before) \(rest) \(open.after)"), in: language)
    case .restart:
      emit(Words.restartAsked, .question)
      state.context.incomplete = IncompleteCommand(missing: .confirmation, before: "", after: "")
      return .events(events)
    }
  }

  private mutating func tellScore() -> CommandResult {
    replyToCommand(Words.scored(score: state.score, of: world.possibleScore, count: state.turn))
  }

  /// The next rung of the ladder that stands where the player does; the last one stays.
  private mutating func giveHint() -> CommandResult {
    if state.isOver { return refuseCommand(Words.over) }
    guard let ladder = world.hints.first(where: { holds($0.when) && !$0.rungs.isEmpty }) else {
      return refuseCommand(Words.noHint)
    }
    let rung = min(value(of: .hint(ladder.id)), ladder.rungs.count - 1)
    state.variables[.hint(ladder.id)] = rung + 1
    emit(
      Words.hint(rung: rung + 1, of: ladder.rungs.count, text: ladder.rungs[rung]), .hint)
    return .events(events)
  }
}
