import Localization

/// What is read as something simpler, before anything else is understood of a line.
struct Rewriting: Sendable {
  /// “Please”, “again”, “as hard as you can”: they change nothing.
  let fillers: PhraseTable<Void>
  /// « dedans » is « dans cela ».
  private var adverbs: [String: [Token]] = [:]
  /// “With”: what follows it is no part of the phrase before.
  private let tools: Set<String>
  /// “On”: no line begins with it.
  private let places: Set<String>
  /// “The”: a line is found without them, too.
  private let articles: Set<String>
  /// By a whole line, its words folded and parted by blanks, the line that it means.
  private var lines: [String: String] = [:]

  init(_ language: Language, _ world: World) {
    articles = Set(L10n.Grammar.articles.resolved(in: language))
    tools = Set(L10n.Grammar.with.resolved(in: language).map { $0.folded(as: .word) })
    let places = L10n.Grammar.onto.resolved(in: language) + L10n.Grammar.into.resolved(in: language)
    self.places = Set(places.map { $0.folded(as: .word) })
    fillers = PhraseTable([(L10n.Grammar.fillers.resolved(in: language), ())])
    for (said, meant) in Self.pairs(L10n.Grammar.adverbs, in: language) {
      adverbs[said.folded(as: .word)] = Token.tokenize(meant)
    }
    let lists = [L10n.Rephrasing.lines] + [world.rephrasings].compactMap(\.self)
    for (said, meant) in lists.flatMap({ Self.pairs($0, in: language) }) {
      let tokens = Token.tokenize(said)
      lines[Self.key(tokens)] = meant
      let bare = Self.key(tokens, without: articles)
      if lines[bare] == nil, bare != Self.key(Token.tokenize(meant)) { lines[bare] = meant }
    }
  }

  /// The two sides of each value `said = meant`.
  static func pairs(_ list: LocalizedList, in language: Language) -> [(said: String, meant: String)]
  {
    list.resolved(in: language).compactMap { value in
      let sides = value.utf8.split(separator: UInt8(ascii: "="), maxSplits: 1).map { side in
        side.split(separator: UInt8(ascii: " ")).map { Substring($0) }.joined(separator: " ")
      }
      return sides.count == 2 ? (sides[0], sides[1]) : nil
    }
  }

  private static func key(_ tokens: [Token], without articles: Set<String> = []) -> String {
    tokens.compactMap(\.word).filter { $0.followsHyphen || !articles.contains($0.folded) }
      .map(\.folded).joined(separator: " ")
  }

  func rephrased(_ tokens: [Token]) -> String? {
    lines[Self.key(tokens)] ?? lines[Self.key(tokens, without: articles)]
  }

  /// The first word stays: alone it may be a command.
  func simplified(_ tokens: [Token]) -> [Token] {
    var rest = tokens[...]
    var kept: [Token] = []
    while let token = rest.first {
      let words = rest.leadingWords
      if let match = fillers.match(words),
        !kept.isEmpty
          || match.length > 1
            && words.dropFirst(match.length).first.map({ !places.contains($0.folded) }) ?? false
      {
        rest = rest.dropFirst(match.length)
        continue
      }
      if let adverb = token.word.flatMap({ adverbs[$0.folded] }), !kept.isEmpty,
        endsPhrase(rest.dropFirst())
      {
        kept += adverb
      } else {
        kept.append(token)
      }
      rest = rest.dropFirst()
    }
    return kept.isEmpty ? tokens : kept
  }

  /// Nothing follows that the adverb could be the preposition of.
  private func endsPhrase(_ rest: ArraySlice<Token>) -> Bool {
    rest.first?.word.map { tools.contains($0.folded) } ?? true
  }
}

/// Phrases of one or more words and what each means; an exact spelling wins over one without accents.
struct PhraseTable<Meaning: Sendable>: Sendable {
  private struct Phrase: Sendable {
    let words: [Word]
    let meaning: Meaning
  }

  /// By the first word, the longest phrases first.
  private var exact: [String: [Phrase]] = [:]
  private var folded: [String: [Phrase]] = [:]

  /// Of two meanings of a phrase the one that came first stays.
  init(_ entries: [(phrases: [String], meaning: Meaning)]) {
    for (phrases, meaning) in entries { add(phrases, meaning) }
  }

  private mutating func add(_ phrases: [String], _ meaning: Meaning) {
    for phrase in phrases {
      let words = Token.tokenize(phrase).compactMap(\.word)
      guard let first = words.first else { continue }
      let entry = Phrase(words: words, meaning: meaning)
      Self.add(entry, to: &exact[first.exact, default: []])
      Self.add(entry, to: &folded[first.folded, default: []])
    }
  }

  /// Of the type, for a method of its own would copy the table while it changes a part of it.
  private static func add(_ entry: Phrase, to list: inout [Phrase]) {
    list.insert(
      entry, at: list.firstIndex { $0.words.count < entry.words.count } ?? list.endIndex)
  }

  /// The longest phrase at the start of `words`, and its length; of two as long the one that is spelt so.
  func match(_ words: ArraySlice<Word>) -> (meaning: Meaning, length: Int)? {
    guard let first = words.first else { return nil }
    let spelt = exact[first.exact]?.first { starts(words, with: $0.words) { $0.exact } }
    // « À » is no « a ».
    let meant = folded[first.folded]?.first { phrase in
      let isLetter = first.folded.count == 1 && phrase.words.count == 1
      return starts(words, with: phrase.words) { isLetter ? $0.exact : $0.folded }
    }
    let isLonger = meant?.words.count ?? 0 > spelt?.words.count ?? 0
    return (isLonger ? meant : spelt).map { ($0.meaning, $0.words.count) }
  }

  /// “turn lamp on” for “turn on”: its first word, and how many of the others stand at the end.
  func matchSplitPhrase(_ words: ArraySlice<Word>) -> (meaning: Meaning, length: Int)? {
    guard let first = words.first else { return nil }
    return folded[first.folded]?.first { phrase in
      let tail = phrase.words.dropFirst()
      return !tail.isEmpty && words.count > phrase.words.count
        && zip(words.suffix(tail.count), tail).allSatisfy { $0.folded == $1.folded }
    }.map { ($0.meaning, $0.words.count - 1) }
  }

  func hasSingleWordPhrase(_ word: Word) -> Bool {
    folded[word.folded]?.contains { $0.words.count == 1 } ?? false
  }

  /// Every word of every phrase, folded.
  var words: Set<String> {
    Set(folded.values.flatMap { $0.flatMap { $0.words.map(\.folded) } })
  }

  /// Every phrase of one word, as it is spelt.
  var singleWords: [String] {
    exact.values.flatMap { $0.filter { $0.words.count == 1 }.map { $0.words[0].exact } }
  }

  private func starts(
    _ words: ArraySlice<Word>, with phrase: [Word], by key: (Word) -> String
  ) -> Bool {
    words.count >= phrase.count && zip(words, phrase).allSatisfy { key($0) == key($1) }
  }
}
