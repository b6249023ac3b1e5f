import Localization

/// The words of one language: the parser's own and those of a world's things.
struct Vocabulary: Sendable {
  enum AnyVerb: Sendable {
    case verb(Verb)
    case meta(MetaVerb)
  }

  enum Preposition: Sendable { case into, onto, with, to, from, under }

  let language: Language
  private(set) var commandWords = PhraseTable<AnyVerb>()
  private(set) var directions = PhraseTable<Direction>()
  private(set) var prepositions = PhraseTable<Preposition>()
  /// “twice”, and numbers before “times”.
  private(set) var counts = PhraseTable<Int>()
  private(set) var numbers = PhraseTable<Int>()
  let functionWords: FunctionWords
  private let things: [NounVocabulary]
  private let places: [NounVocabulary]
  /// Folded: what things are called, and every word that is known.
  private let nouns: Set<String>
  private var known: Set<String> = []

  init(_ language: Language, world: World) {
    self.language = language
    functionWords = FunctionWords(language)
    things = world.things.map { NounVocabulary($0.noun.names(in: language)) }
    places = world.places.map { NounVocabulary($0.noun.names(in: language)) }
    nouns = (things + places).reduce(into: []) { $0.formUnion($1.foldedNouns) }
    fill()
    known = [
      commandWords.words, directions.words, prepositions.words, counts.words, numbers.words,
      functionWords.all,
    ].reduce(into: (things + places).reduce(into: Set()) { $0.formUnion($1.folded) }) {
      $0.formUnion($1)
    }
  }

  /// What a thing of the world is called, by its index.
  func names(ofThingAt thing: Int) -> NounVocabulary { things[thing] }

  /// What a place of the world is called, by its index.
  func names(ofPlaceAt place: Int) -> NounVocabulary { places[place] }

  func knows(_ word: Word) -> Bool {
    known.contains(word.folded) || word.folded.allSatisfy(\.isNumber)
  }

  func beginsCommand(_ words: ArraySlice<Word>) -> Bool { commandWords.match(words) != nil }

  /// Whether anything in the world is called that.
  func isNoun(_ word: Word) -> Bool { nouns.contains(word.folded) }

  private mutating func fill() {
    for verb in MetaVerb.allCases {
      commandWords.add(verb.words.resolved(in: language), .meta(verb))
    }
    for verb in Verb.allCases {
      let forms = verb.words.resolved(in: language).flatMap { language.verbForms(of: $0) }
      commandWords.add(forms, .verb(verb))
    }
    for direction in Direction.allCases {
      directions.add(direction.words.resolved(in: language), direction)
    }
    let prepositions: [(LocalizedList, Preposition)] = [
      (L10n.Grammar.into, .into), (L10n.Grammar.onto, .onto), (L10n.Grammar.with, .with),
      (L10n.Grammar.to, .to), (L10n.Grammar.from, .from), (L10n.Grammar.under, .under),
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
  }
}
