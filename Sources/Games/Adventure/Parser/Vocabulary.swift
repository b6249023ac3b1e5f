import Localization

/// The words of one language: the parser's own and those of a world's things.
struct Vocabulary: Sendable {
  enum AnyVerb: Sendable {
    case verb(Verb)
    case meta(MetaVerb)
  }

  enum Preposition: Sendable { case into, onto, with, to, from, under, behind, through, about }

  let language: Language
  private(set) var commandWords = PhraseTable<AnyVerb>()
  private(set) var directions = PhraseTable<Direction>()
  private(set) var prepositions = PhraseTable<Preposition>()
  /// “twice”, and numbers before “times”.
  private(set) var counts = PhraseTable<Int>()
  private(set) var numbers = PhraseTable<Int>()
  /// “A tug” in “give the rope a tug”.
  private(set) var actionNouns = PhraseTable<Verb>()
  private var nothing = PhraseTable<Void>()
  /// “All” and “myself”, as the language has them.
  let wordForAll: Word?
  let wordForPlayer: Word?
  let functionWords: FunctionWords
  private let rewriting: Rewriting
  private let things: [NounVocabulary]
  private let places: [NounVocabulary]
  /// The words for the topics of each who can be asked.
  private let topics: [ThingID: [NounVocabulary]]
  private let greetings: Set<String>
  /// Folded: what things are called, and every word that is known.
  private let nouns: Set<String>
  private var known: Set<String> = []

  init(_ language: Language, world: World) {
    self.language = language
    functionWords = FunctionWords(language)
    wordForAll = L10n.Grammar.everything.resolved(in: language).first.map { Word($0) }
    wordForPlayer = L10n.Grammar.playerPronouns.resolved(in: language).first.map { Word($0) }
    rewriting = Rewriting(language, world)
    things = world.things.map { NounVocabulary($0.noun.names(in: language)) }
    places = world.places.map { NounVocabulary($0.noun.names(in: language)) }
    topics = Dictionary(
      world.conversations.map { conversation in
        (conversation.partner, conversation.topics.map { NounVocabulary($0.words(in: language)) })
      }, uniquingKeysWith: { first, _ in first })
    greetings = Set(
      language.allForms(of: Verb.greet).map { $0.folded(as: .word) })
    nouns = (things + places).reduce(into: []) { $0.formUnion($1.foldedNouns) }
    fill()
    known = [
      commandWords.words, directions.words, prepositions.words, counts.words, numbers.words,
      actionNouns.words, functionWords.all, rewriting.fillers.words,
      topics.values.joined().reduce(into: Set()) { $0.formUnion($1.folded) },
    ].reduce(into: (things + places).reduce(into: Set()) { $0.formUnion($1.folded) }) {
      $0.formUnion($1)
    }
  }

  /// What a thing of the world is called, by its index.
  func names(ofThingAt thing: Int) -> NounVocabulary { things[thing] }

  /// What a place of the world is called, by its index.
  func names(ofPlaceAt place: Int) -> NounVocabulary { places[place] }

  /// Which of the topics of somebody has that word, by its index.
  func topic(named word: Word, of partner: ThingID) -> Int? {
    topics[partner]?.firstIndex { $0.matchQuality(of: [word]) > .adjective }
  }

  func isGreeting(_ word: Word) -> Bool { greetings.contains(word.folded) }

  func knows(_ word: Word) -> Bool {
    known.contains(word.folded) || word.folded.allSatisfy(\.isNumber)
  }

  func beginsCommand(_ words: ArraySlice<Word>) -> Bool { commandWords.match(words) != nil }

  /// “Nothing”, “never mind”: a question is let be.
  func meansNothing(_ tokens: [Token]) -> Bool {
    nothing.match(tokens.compactMap(\.word)[...])?.length == tokens.count
  }

  func beginsWithPreposition(_ tokens: [Token]) -> Bool {
    prepositions.match(tokens[...].leadingWords) != nil
  }

  /// Whether anything in the world is called that.
  func isNoun(_ word: Word) -> Bool { nouns.contains(word.folded) }

  /// Without “please” and “as hard as you can”, and with « dans cela » for « dedans ».
  func simplified(_ tokens: [Token]) -> [Token] {
    let ending = language.adverbEnding
    let simple = rewriting.simplified(tokens)
    return simple.enumerated().filter { index, token in
      guard index > 0, let word = token.word, word.folded.count > ending.count + 2 else {
        return true
      }
      return !word.folded.hasSuffix(ending) || knows(word)
    }.map(\.element)
  }

  /// A whole line that means another one: “what can I do” is “help”.
  func rephrased(_ tokens: [Token]) -> String? { rewriting.rephrased(tokens) }

  private mutating func fill() {
    for verb in MetaVerb.allCases {
      commandWords.add(verb.words.resolved(in: language), .meta(verb))
    }
    for verb in Verb.allCases { commandWords.add(language.allForms(of: verb), .verb(verb)) }
    for direction in Direction.allCases {
      directions.add(direction.words.resolved(in: language), direction)
    }
    let prepositions: [(LocalizedList, Preposition)] = [
      (L10n.Grammar.into, .into), (L10n.Grammar.onto, .onto), (L10n.Grammar.with, .with),
      (L10n.Grammar.to, .to), (L10n.Grammar.from, .from), (L10n.Grammar.under, .under),
      (L10n.Grammar.behind, .behind), (L10n.Grammar.through, .through),
      (L10n.Grammar.about, .about),
    ]
    for (list, meaning) in prepositions {
      self.prepositions.add(list.resolved(in: language), meaning)
    }
    for (number, word) in L10n.Answers.numbers.resolved(in: language).enumerated() {
      numbers.add([word], number)
    }
    for (index, word) in L10n.Grammar.counts.resolved(in: language).enumerated() {
      counts.add([word], index + 1)
    }
    nothing.add(L10n.Grammar.nothing.resolved(in: language), ())
    for (said, meant) in Rewriting.pairs(L10n.Grammar.actionNouns, in: language) {
      if let verb = Verb(rawValue: meant) { actionNouns.add([said], verb) }
    }
  }
}

extension Language {
  /// All that may be typed for a verb, its inflected forms among them.
  fileprivate func allForms(of verb: Verb) -> [String] {
    verb.words.resolved(in: self).flatMap { verbForms(of: $0) }
  }
}

extension Vocabulary {
  /// The number that the words begin with, in digits or in words; nil where they begin with none.
  func number(_ words: ArraySlice<Word>) -> Int? {
    guard let first = words.first else { return nil }
    let digits = first.folded
    if !digits.isEmpty, digits.allSatisfy(\.isNumber) { return Int(digits.prefix(6)) }
    return numbers.match(words)?.meaning
  }
}
