import Localization

private typealias Words = L10n.Parsing

/// From a verb and what follows it to actions.
extension Parser {
  func actions(for order: Order) throws(Misunderstanding) -> [Action] {
    var order = order
    popBound(&order)
    popCount(&order)
    if let action = try way(of: order) { return [action] }
    split(&order)
    adjust(&order)
    guard order.clitic != nil || !order.object.isEmpty else {
      return [try bare(order)]
    }
    let objects = try things(order)
    let second = try secondThing(order)
    return objects.map { object in
      Action(verb(order.verb, on: object), object, second, count: order.count)
    }
  }

  /// « Prends-le », « assieds-toi ».
  private func popBound(_ order: inout Order) {
    while let word = order.rest.first?.word, word.isBound,
      particles.clitics.contains(word.folded) || particles.selves.contains(word.folded)
    {
      if particles.clitics.contains(word.folded) { order.clitic = order.clitic ?? word }
      order.rest = order.rest.dropFirst()
    }
  }

  /// “Three times”, “twice”, « 3 fois ».
  private func popCount(_ order: inout Order) {
    let words = Array(order.rest)
    for index in words.indices {
      let tail = words[index...].prefix { $0.word != nil }.compactMap(\.word)
      if let match = vocabulary.counts.match(tail[...]) {
        order.count = match.meaning
        return order.rest = words[..<index] + words[(index + match.length)...]
      }
      guard tail.count > 1, particles.times.contains(tail[1].folded),
        let number = number(tail[0])
      else { continue }
      order.count = number
      return order.rest = words[..<index] + words[(index + 2)...]
    }
  }

  private func number(_ word: Word) -> Int? {
    vocabulary.numbers.match([word])?.meaning ?? (word.folded.count < 4 ? Int(word.folded) : nil)
  }

  /// “Go north”, « monter en haut », “look up”.
  private func way(of order: Order) throws(Misunderstanding) -> Action? {
    let words = order.rest.compactMap(\.word).filter {
      !particles.skipped.contains($0.folded) && vocabulary.prepositions.match([$0]) == nil
    }[...]
    guard order.clitic == nil, !words.isEmpty else { return nil }
    let match = vocabulary.directions.match(words)
    guard match?.length == words.count || isDiagonal(words) else { return nil }
    switch order.verb {
    case .go, .climb, .enter, .leave, .jump:
      guard let direction = match?.meaning else { throw Misunderstanding(Words.noDiagonals) }
      return Action(.go, direction: direction)
    case .look, .examine, .search:
      throw Misunderstanding(Words.lookThatWay)
    default: return nil
    }
  }

  /// The object, a preposition, and what follows that.
  private func split(_ order: inout Order) {
    var index = order.rest.startIndex
    while index < order.rest.endIndex {
      let tail = order.rest[index...]
      guard let match = vocabulary.prepositions.match(leadingWords(of: tail)),
        !belongsToName(tail, after: order.rest[..<index])
      else {
        index += 1
        continue
      }
      order.preposition = match.meaning
      order.object = order.rest[..<index]
      order.second = tail.dropFirst(match.length)
      if order.object.isEmpty, order.clitic == nil {
        order.isObjectBehind = true
        order.object = order.second
        order.second = []
        splitAgain(&order)
      }
      return
    }
    order.object = order.rest
  }

  /// “Look at the lamp with the glass”: the preposition before the object was the verb’s.
  private func splitAgain(_ order: inout Order) {
    for index in order.object.indices.dropFirst() {
      let tail = order.object[index...]
      guard let match = vocabulary.prepositions.match(leadingWords(of: tail)),
        !belongsToName(tail, after: order.object[..<index])
      else { continue }
      order.second = tail.dropFirst(match.length)
      order.object = order.object[..<index]
      return
    }
  }

  /// « lampe à huile » is one thing, if there is one that is called so.
  private func belongsToName(_ tail: ArraySlice<Piece>, after head: ArraySlice<Piece>) -> Bool {
    guard let preposition = tail.first?.word else { return false }
    let behind = content(tail.dropFirst()).prefix(1)
    let before = content(head)
    guard !behind.isEmpty, !before.isEmpty else { return false }
    return visible.contains { thing in
      let names = names(of: thing)
      return names.folded.contains(preposition.folded) && names.fit(before + behind) > .adjective
    }
  }

  /// The words that say something.
  func content(_ pieces: ArraySlice<Piece>) -> [Word] {
    pieces.compactMap(\.word).filter { !particles.skipped.contains($0.folded) }
  }

  /// What the preposition makes of the verb.
  private func adjust(_ order: inout Order) {
    let hasSecond = !order.second.isEmpty
    switch (order.verb, order.preposition) {
    case (.look, .into?), (.look, .onto?), (.look, .under?), (.examine, .into?),
      (.examine, .onto?), (.examine, .under?):
      order.verb = .search
    case (.look, _) where !order.object.isEmpty || order.clitic != nil: order.verb = .examine
    case (.putIn, .onto?) where hasSecond: order.verb = .putOn
    case (.putOn, .into?) where hasSecond: order.verb = .putIn
    case (.drop, .into?) where hasSecond, (.wear, .into?) where hasSecond: order.verb = .putIn
    case (.drop, .onto?) where hasSecond, (.wear, .onto?) where hasSecond: order.verb = .putOn
    case (.go, _) where !order.object.isEmpty: order.verb = .enter
    case (.take, _): order.second = []
    default: break
    }
  }

  /// A verb without an object, or a question for it.
  private func bare(_ order: Order) throws(Misunderstanding) -> Action {
    guard order.verb.needsObject else { return Action(order.verb, count: order.count) }
    throw Misunderstanding(question: Words.whatObject(verb: order.verb.word), before: pieces)
  }

  /// « Sortir la clé » takes it; “leave the room” leaves.
  private func verb(_ verb: Verb, on object: ThingID) -> Verb {
    guard verb == .leave, game.world.thing(object)?.isPortable == true else { return verb }
    return .take
  }

  private func secondThing(_ order: Order) throws(Misunderstanding) -> ThingID? {
    guard !order.second.isEmpty else {
      guard order.verb == .putIn || order.verb == .putOn else { return nil }
      throw Misunderstanding(question: Words.whereTo, before: pieces + [.word(placing(order))])
    }
    return try thing(order.second, for: order.verb, isSecond: true)
  }

  /// “in” or “on”, for the question where to put something.
  private func placing(_ order: Order) -> Word {
    let list = order.verb == .putOn ? L10n.Grammar.onto : L10n.Grammar.into
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
