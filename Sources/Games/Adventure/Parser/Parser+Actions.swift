import Localization

private typealias Words = L10n.Parsing

/// From a verb and what follows it to actions.
extension Parser {
  func makeActions(for command: ParsedCommand) throws(ParseError) -> [PlayerAction] {
    var command = command
    readBoundPronouns(of: &command)
    readCount(of: &command)
    if let action = try parseMovement(of: command) { return [action] }
    splitObjects(of: &command)
    adjustVerb(of: &command)
    guard command.clitic != nil || !command.object.isEmpty else {
      return [try actionWithoutObject(command)]
    }
    let objects = try resolveObjects(of: command)
    let second = try resolveSecondObject(of: command)
    return objects.map { object in
      PlayerAction(adjustedVerb(command.verb, for: object), object, second, count: command.count)
    }
  }

  /// « Prends-le », « assieds-toi ».
  private func readBoundPronouns(of command: inout ParsedCommand) {
    while let word = command.rest.first?.word, word.followsHyphen,
      functionWords.clitics.contains(word.folded) || functionWords.reflexives.contains(word.folded)
    {
      if functionWords.clitics.contains(word.folded) { command.clitic = command.clitic ?? word }
      command.rest = command.rest.dropFirst()
    }
  }

  /// “Three times”, “twice”, « 3 fois ».
  private func readCount(of command: inout ParsedCommand) {
    let words = Array(command.rest)
    for index in words.indices {
      let tail = Array(words[index...].leadingWords)
      if let match = vocabulary.counts.match(tail[...]) {
        command.count = match.meaning
        return command.rest = words[..<index] + words[(index + match.length)...]
      }
      guard tail.count > 1, functionWords.times.contains(tail[1].folded),
        let number = numberValue(of: tail[0])
      else { continue }
      command.count = number
      return command.rest = words[..<index] + words[(index + 2)...]
    }
  }

  private func numberValue(of word: Word) -> Int? {
    vocabulary.numbers.match([word])?.meaning ?? (word.folded.count < 4 ? Int(word.folded) : nil)
  }

  /// “Go north”, « monter en haut », “look up”.
  private func parseMovement(of command: ParsedCommand) throws(ParseError) -> PlayerAction? {
    let words = contentWords(in: command.rest).filter {
      vocabulary.prepositions.match([$0]) == nil
    }[...]
    guard command.clitic == nil, !words.isEmpty else { return nil }
    let match = vocabulary.directions.match(words)
    guard match?.length == words.count || isDiagonal(words) else { return nil }
    switch command.verb {
    case .go, .climb, .enter, .leave, .jump:
      guard let direction = match?.meaning else { throw ParseError(Words.noDiagonals) }
      return PlayerAction(.go, direction: direction)
    case .look, .examine, .search:
      throw ParseError(Words.lookThatWay)
    default: return nil
    }
  }

  /// The object, a preposition, and what follows that. “Look at the lamp with the glass”: a preposition
  /// before the object was the verb’s.
  private func splitObjects(of command: inout ParsedCommand) {
    command.object = command.rest
    guard let first = firstPreposition(in: command.rest) else { return }
    command.preposition = first.meaning
    command.object = command.rest[..<first.range.lowerBound]
    command.second = command.rest[first.range.upperBound...]
    guard command.object.isEmpty, command.clitic == nil else { return }
    let object = command.second
    let next = firstPreposition(in: object, skipping: 1)
    command.object = next.map { object[..<$0.range.lowerBound] } ?? object
    command.second = next.map { object[$0.range.upperBound...] } ?? []
  }

  /// The first preposition that is no part of a name, and where it stands.
  private func firstPreposition(
    in tokens: ArraySlice<Token>, skipping count: Int = 0
  ) -> (meaning: Vocabulary.Preposition, range: Range<Int>)? {
    for index in tokens.indices.dropFirst(count) {
      let tail = tokens[index...]
      guard let match = vocabulary.prepositions.match(tail.leadingWords),
        !belongsToName(tail, after: tokens[..<index])
      else { continue }
      return (match.meaning, index..<index + match.length)
    }
    return nil
  }

  /// « lampe à huile » is one thing, if there is one that is called so.
  private func belongsToName(_ tail: ArraySlice<Token>, after head: ArraySlice<Token>) -> Bool {
    guard let preposition = tail.first?.word else { return false }
    let behind = contentWords(in: tail.dropFirst()).prefix(1)
    let before = contentWords(in: head)
    guard !behind.isEmpty, !before.isEmpty else { return false }
    return visible.contains { thing in
      let names = names(of: thing)
      return names.folded.contains(preposition.folded)
        && names.matchQuality(of: before + behind) > .adjective
    }
  }

  /// The words that say something.
  func contentWords(in tokens: ArraySlice<Token>) -> [Word] {
    tokens.compactMap(\.word).filter(isContent)
  }

  func isContent(_ word: Word) -> Bool { !functionWords.skipped.contains(word.folded) }

  /// What the preposition makes of the verb.
  private func adjustVerb(of command: inout ParsedCommand) {
    let hasSecond = !command.second.isEmpty
    switch (command.verb, command.preposition) {
    case (.look, .into?), (.look, .onto?), (.look, .under?), (.examine, .into?),
      (.examine, .onto?), (.examine, .under?):
      command.verb = .search
    case (.look, _) where !command.object.isEmpty || command.clitic != nil: command.verb = .examine
    case (.putIn, .onto?) where hasSecond: command.verb = .putOn
    case (.putOn, .into?) where hasSecond: command.verb = .putIn
    case (.drop, .into?) where hasSecond, (.wear, .into?) where hasSecond: command.verb = .putIn
    case (.drop, .onto?) where hasSecond, (.wear, .onto?) where hasSecond: command.verb = .putOn
    case (.go, _) where !command.object.isEmpty: command.verb = .enter
    case (.take, _): command.second = []
    default: break
    }
  }

  /// A verb without an object, or a question for it.
  private func actionWithoutObject(_ command: ParsedCommand) throws(ParseError) -> PlayerAction {
    guard command.verb.needsObject else { return PlayerAction(command.verb, count: command.count) }
    throw ParseError(question: Words.whatObject(verb: command.verb.word), before: tokens)
  }

  /// « Sortir la clé » takes it; “leave the room” leaves.
  private func adjustedVerb(_ verb: Verb, for object: ThingID) -> Verb {
    guard verb == .leave, game.world.thing(object)?.isPortable == true else { return verb }
    return .take
  }

  private func resolveSecondObject(of command: ParsedCommand) throws(ParseError) -> ThingID? {
    guard !command.second.isEmpty else {
      guard command.verb == .putIn || command.verb == .putOn else { return nil }
      throw ParseError(question: Words.whereTo, before: tokens + [.word(preposition(for: command))])
    }
    return try resolveThing(command.second, for: command.verb, isSecond: true)
  }

  /// “in” or “on”, for the question where to put something.
  private func preposition(for command: ParsedCommand) -> Word {
    let list = command.verb == .putOn ? L10n.Grammar.onto : L10n.Grammar.into
    return Word(list.resolved(in: vocabulary.language).first ?? "")
  }
}

extension Verb {
  fileprivate var needsObject: Bool {
    switch self {
    case .look, .inventory, .listen, .smell, .go, .enter, .leave, .climb, .wait, .sleep, .jump,
      .shout, .wave, .greet, .think:
      false
    default: true
    }
  }
}
