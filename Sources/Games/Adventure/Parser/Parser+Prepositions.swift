import Localization

/// What a preposition makes of a verb: “look under” is a verb of its own.
extension Parser {
  /// What the preposition makes of the verb.
  func adjustVerb(of command: inout ParsedCommand) {
    let isOnPlayer = !command.second.isEmpty && isPlayer(command.second)
    if isOnPlayer { command.second = [] }
    let hasSecond = !command.second.isEmpty
    let hasObject = !contentWords(in: command.object).isEmpty || !command.clitics.isEmpty
    let hasPlace = command.clitics.contains(where: isSecondClitic)
    switch (command.verb, command.preposition) {
    case (.putOn, .onto?) where isOnPlayer, (.putIn, .onto?) where isOnPlayer: command.verb = .wear
    case (.give, _) where command.isForPlayer: command.verb = .take
    case (.show, _) where command.isForPlayer: command.verb = .examine
    case (.wear, nil) where hasPlace, (.drop, nil) where hasPlace, (.putBack, nil) where hasPlace,
      (.putBack, .into?) where hasSecond:
      command.verb = .putIn
    case (.putBack, _) where hasSecond: command.verb = .putOn
    case (.look, .into?), (.look, .onto?), (.examine, .into?), (.examine, .onto?):
      command.verb = .search
    case (.look, .under?), (.examine, .under?), (.search, .under?): command.verb = .lookUnder
    case (.look, .behind?), (.examine, .behind?), (.search, .behind?): command.verb = .lookBehind
    case (.look, .through?), (.examine, .through?): command.verb = .lookThrough
    case (.look, _) where hasObject: command.verb = .examine
    case (.putIn, .onto?) where hasSecond: command.verb = .putOn
    case (.putOn, .into?) where hasSecond: command.verb = .putIn
    case (.drop, .into?) where hasSecond, (.wear, .into?) where hasSecond,
      (.throw, .into?) where hasSecond:
      command.verb = .putIn
    case (.drop, .onto?) where hasSecond, (.wear, .onto?) where hasSecond,
      (.drop, .to?) where hasSecond, (.wear, .to?) where hasSecond,
      (.throw, .onto?) where hasSecond:
      command.verb = .putOn
    case (.putIn, .to?) where hasSecond: command.verb = .putOn
    case (.go, _) where hasObject: command.verb = .enter
    case (.takeOff, .from?) where hasSecond, (.leave, .from?) where hasSecond: command.verb = .take
    default: break
    }
  }

  /// “On me”, « sur moi ».
  private func isPlayer(_ tokens: ArraySlice<Token>) -> Bool {
    let words = contentWords(in: tokens)
    return !words.isEmpty && words.allSatisfy { functionWords.playerPronouns.contains($0.folded) }
  }

  /// « Prends ce qu’il y a dans la poche »: what holds nothing by itself is searched.
  func isPocket(_ thing: ThingID, in command: ParsedCommand) -> Bool {
    guard command.preposition == .into, command.second.isEmpty else { return false }
    return game.world.thing(thing)?.holdsThings == false
  }

  /// « Sortir la clé » takes it; “leave the room” leaves.
  func adjustedVerb(_ verb: Verb, for object: ThingID, _ second: ThingID? = nil) -> Verb {
    if let second, isBodyPart(second) {
      if verb == .putIn { return .search }
      if verb == .putOn { return .touch }
    }
    guard verb == .leave, let thing = game.world.thing(object), thing.isPortable else {
      return verb
    }
    return game.isHeld(object) && !vocabulary.language.leaveMeansTakeOut ? .drop : .take
  }
}
