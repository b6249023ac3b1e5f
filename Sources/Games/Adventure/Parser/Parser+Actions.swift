import Localization

private typealias Words = L10n.Parsing

/// From a verb and what follows it to actions.
extension Parser {
  func makeActions(for command: ParsedCommand) throws(ParseError) -> [PlayerAction] {
    var command = command
    readBoundPronouns(of: &command)
    readCount(of: &command)
    readActionNoun(of: &command)
    readParticle(of: &command)
    if command.verb.isMotion { feelWays() }
    if let action = try parseMovement(of: command) { return [action] }
    if let action = try parseTalk(of: command) { return [action] }
    dropClause(of: &command)
    splitObjects(of: &command)
    readRecipient(of: &command)
    readLoosePronoun(of: &command)
    readPlayer(of: &command)
    adjustVerb(of: &command)
    guard !command.clitics.isEmpty || !contentWords(in: command.object).isEmpty else {
      return [try actionWithoutObject(command)]
    }
    if let action = try actionOnPlace(command) { return [action] }
    guard let objects = try namedObjects(of: command) else {
      return [PlayerAction(command.verb, count: command.count ?? 1)]
    }
    if command.verb == .wear, vocabulary.language.wearMeansPut,
      objects.allSatisfy({ game.world.thing($0)?.traits.contains(.wearable) == false })
    {
      command.verb = .putIn
    }
    if command.verb == .take, let holder = objects.first, isPocket(holder, in: command) {
      return [PlayerAction(.search, holder)]
    }
    let second = try resolveSecondObject(of: command, first: objects.first)
    return objects.map { object in
      let pair = inOrder(object, second, of: command)
      return PlayerAction(
        adjustedVerb(command.verb, for: pair.0, pair.1), pair.0, pair.1, count: command.count ?? 1)
    }
  }

  /// Nil where the words behind a verb that needs no object only say how, “wait until noon”, or name
  /// what is heard in the dark.
  private func namedObjects(of command: ParsedCommand) throws(ParseError) -> [ThingID]? {
    do throws(ParseError) {
      return try resolveObjects(of: command)
    } catch {
      let isHeard = game.isInDarkness && command.verb.needsNoLight
      guard command.verb.ignoresRest || isHeard else { throw error }
      return matches(for: command.second).first.map { [$0.id] }
    }
  }

  /// “Turn the snowman so that he points to the pass”: behind a thing that is in sight, why or how long says nothing.
  private func dropClause(of command: inout ParsedCommand) {
    let clause = command.rest.indices.dropFirst().first {
      command.rest[$0].isWord(in: functionWords.relativePronouns)
    }
    guard let clause, !matches(for: command.rest[..<clause]).isEmpty else { return }
    command.rest = command.rest[..<clause]
  }

  /// « Me regarder », « regarde-toi ».
  private func readPlayer(of command: inout ParsedCommand) {
    guard command.isForPlayer, [.look, .examine].contains(command.verb), command.clitics.isEmpty,
      contentWords(in: command.object).isEmpty, let player = vocabulary.wordForPlayer
    else { return }
    command.object = [.word(player)]
    command.isForPlayer = false
  }

  /// « Remet le », written without its hyphen.
  private func readLoosePronoun(of command: inout ParsedCommand) {
    guard command.clitics.isEmpty, contentWords(in: command.object).isEmpty,
      let word = command.object.last?.word, isClitic(word)
    else { return }
    command.clitics = [word]
    command.object = []
  }

  /// “Give the rope a good tug” pulls it: what stands before the noun is the thing, an article, how many.
  private func readActionNoun(of command: inout ParsedCommand) {
    guard command.verb == .give || command.verb == .make else { return }
    let words = Array(command.rest)
    for index in words.indices {
      guard let match = vocabulary.actionNouns.match(words[index...].leadingWords) else { continue }
      let before = words[..<index]
      let article = before.lastIndex { $0.word.map { !isContent($0) } ?? true } ?? before.startIndex
      let numbers = before[article...].compactMap(\.word).compactMap { vocabulary.number([$0]) }
      command.count = command.count ?? numbers.first
      command.verb = match.meaning
      return command.rest = before[..<article] + words[(index + match.length)...]
    }
  }

  /// A verb without an object: by itself, with the only thing that it can mean, or a question for it.
  private func actionWithoutObject(_ command: ParsedCommand) throws(ParseError) -> PlayerAction {
    if let thing = inferredObject(for: command.verb) {
      return PlayerAction(command.verb, thing.id, count: command.count ?? 1)
    }
    guard command.verb.needsObject else {
      return PlayerAction(command.verb, count: command.count ?? 1)
    }
    throw ParseError(question: Words.whatObject(verb: command.verb.word), before: tokens)
  }
}
