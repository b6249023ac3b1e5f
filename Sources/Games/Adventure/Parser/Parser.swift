import Localization

private typealias Words = L10n.Parsing

/// Reads one command in one language, in a state of a game. What it costs depends on what can
/// be seen from where the player stands, not on the world.
struct Parser {
  let game: Game
  let vocabulary: Vocabulary
  /// The command, without stops.
  let pieces: [Piece]
  let visible: [Thing]

  init(_ pieces: [Piece], _ vocabulary: Vocabulary, in game: Game) {
    self.game = game
    self.vocabulary = vocabulary
    self.pieces = pieces
    visible = game.visibleThings
  }

  var particles: Particles { vocabulary.particles }

  func understand() throws(Misunderstanding) -> Understanding {
    var rest = withoutSubject(pieces[...])
    let clitic = popClitic(&rest)
    let words = leadingWords(of: rest)
    if clitic == nil, let action = try bareDirection(words) { return .actions([action]) }
    guard let head = vocabulary.heads.match(words) else {
      throw withoutVerb(rest, words)
    }
    var order = Order(verb: .look, clitic: clitic, rest: rest.dropFirst(head.length))
    var meaning = head.meaning
    if head.length == 1, let wide = vocabulary.heads.matchEnds(words), words.count == rest.count {
      meaning = wide
      order.rest = order.rest.dropLast()
    }
    switch meaning {
    case .request(.quit) where !order.rest.isEmpty && vocabulary.language.quitsPlaces:
      order.verb = .leave
    case .request(let word):
      return .request(word, Array(order.rest).line)
    case .verb(let verb): order.verb = verb
    }
    return .actions(try actions(for: order))
  }

  /// The words up to the first comma.
  func leadingWords(of pieces: ArraySlice<Piece>) -> ArraySlice<Word> {
    pieces.prefix { $0.word != nil }.compactMap(\.word)[...]
  }

  // MARK: Before the verb

  /// “I want to take” is “take”: as many of these words as leave a command.
  private func withoutSubject(_ pieces: ArraySlice<Piece>) -> ArraySlice<Piece> {
    let words = leadingWords(of: pieces)
    let subjects = words.prefix { particles.subjects.contains($0.folded) }.count
    for count in stride(from: subjects, to: 0, by: -1) {
      let rest = words.dropFirst(count)
      let behindClitic = isClitic(rest.first) ? rest.dropFirst() : rest
      if vocabulary.isHead(behindClitic) || vocabulary.isHead(rest) {
        return pieces.dropFirst(count)
      }
    }
    return pieces
  }

  private func isClitic(_ word: Word?) -> Bool {
    word.map { particles.clitics.contains($0.folded) } ?? false
  }

  /// « L’ouvrir », « le prendre »; but « la porte » is a door.
  private func popClitic(_ pieces: inout ArraySlice<Piece>) -> Word? {
    let words = leadingWords(of: pieces)
    guard let first = words.first, isClitic(first), let next = words.dropFirst().first,
      vocabulary.isHead(words.dropFirst()), !(vocabulary.isNoun(next) && words.count == 2)
    else { return nil }
    pieces = pieces.dropFirst()
    return first
  }

  /// A direction by itself.
  private func bareDirection(_ words: ArraySlice<Word>) throws(Misunderstanding) -> Action? {
    let said = words.filter { !particles.skipped.contains($0.folded) || words.count == 1 }[...]
    guard let first = said.first else { return nil }
    if let match = vocabulary.directions.match(said), match.length == said.count {
      return Action(.go, direction: match.meaning)
    }
    if isDiagonal(said) { throw Misunderstanding(Words.noDiagonals) }
    if said.count == 1, particles.yes.contains(first.folded) || particles.no.contains(first.folded),
      !vocabulary.isHead(said)
    {
      throw Misunderstanding(Words.noQuestion)
    }
    return nil
  }

  func isDiagonal(_ words: ArraySlice<Word>) -> Bool {
    guard let first = words.first else { return false }
    if words.count == 1 { return particles.diagonals.contains(first.folded) }
    return words.count == 2 && words.dropFirst().first?.isBound == true
      && words.allSatisfy { vocabulary.directions.has($0) }
  }

  private func withoutVerb(
    _ rest: ArraySlice<Piece>, _ words: ArraySlice<Word>
  ) -> Misunderstanding {
    let content = words.filter { !particles.skipped.contains($0.folded) }
    guard let first = content.first else { return Misunderstanding(Words.nothingSaid) }
    if let thing = visible.first(where: { names(of: $0).fit(content) > .adjective }) {
      return Misunderstanding(Words.noVerb(the: thing.noun.the))
    }
    guard let index = pieces.firstIndex(where: { $0.word == first }), !vocabulary.knows(first)
    else { return Misunderstanding(Words.noVerbAtAll(said: said(first))) }
    return Misunderstanding(
      unknown(first, near: nearestHead(to: first)), open: hole(at: index..<index + 1))
  }

  func names(of thing: Thing) -> Names {
    vocabulary.names(game.world.index.things[thing.id] ?? 0)
  }
}
