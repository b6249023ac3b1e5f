import Localization

/// The words of one language: the parser's own and those of a world's things; shared, never changed.
final class Vocabulary: Sendable {
  enum AnyVerb: Sendable {
    case verb(Verb)
    case meta(MetaVerb)
  }

  enum Preposition: Sendable { case into, onto, with, to, from, under, behind, through, about, by }

  let language: Language
  let commandWords: PhraseTable<AnyVerb>
  let directions: PhraseTable<Direction>
  let prepositions: PhraseTable<Preposition>
  /// “twice”, and numbers before “times”.
  let counts: PhraseTable<Int>
  let numbers: PhraseTable<Int>
  /// “A tug” in “give the rope a tug”.
  let actionNouns: PhraseTable<Verb>
  private let nothing: PhraseTable<Void>
  /// “Don’t”: what is not to be done.
  let negations: PhraseTable<Void>
  /// « C’est », « est-ce »: a question, whatever else « est » may mean.
  let questionForms: PhraseTable<Void>
  /// “Shut”, the verb that can be done where it is so, and the one that makes it so.
  let states: PhraseTable<[Verb]>
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
  private let known: Set<String>

  init(_ language: Language, world: World) {
    self.language = language
    commandWords = PhraseTable(
      MetaVerb.allCases.map { ($0.words.resolved(in: language), .meta($0)) }
        + Verb.allCases.map { (language.allForms(of: $0), .verb($0)) })
    directions = PhraseTable(Direction.allCases.map { ($0.words.resolved(in: language), $0) })
    let lists: [(LocalizedList, Preposition)] = [
      (L10n.Grammar.into, .into), (L10n.Grammar.onto, .onto), (L10n.Grammar.with, .with),
      (L10n.Grammar.to, .to), (L10n.Grammar.from, .from), (L10n.Grammar.under, .under),
      (L10n.Grammar.behind, .behind), (L10n.Grammar.through, .through),
      (L10n.Grammar.about, .about), (L10n.Grammar.beside, .by),
    ]
    prepositions = PhraseTable(lists.map { ($0.resolved(in: language), $1) })
    numbers = PhraseTable(
      L10n.Answers.numbers.resolved(in: language).enumerated().map { ([$1], $0) })
    counts = PhraseTable(
      L10n.Grammar.counts.resolved(in: language).enumerated().map { ([$1], $0 + 1) })
    nothing = PhraseTable([(L10n.Grammar.nothing.resolved(in: language), ())])
    negations = PhraseTable([(L10n.Grammar.negations.resolved(in: language), ())])
    questionForms = PhraseTable([(L10n.Grammar.questionForms.resolved(in: language), ())])
    actionNouns = PhraseTable(
      Rewriting.pairs(L10n.Grammar.actionNouns, in: language).compactMap { said, meant in
        Verb(rawValue: meant).map { ([said], $0) }
      })
    states = PhraseTable(
      Rewriting.pairs(L10n.Grammar.states, in: language).map { said, meant in
        ([said], meant.split(separator: " ").compactMap { Verb(rawValue: String($0)) })
      })
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
    known = [
      commandWords.words, directions.words, prepositions.words, counts.words, numbers.words,
      actionNouns.words, states.words, functionWords.all, rewriting.fillers.words,
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

/// What one thing or place is called in one language; shared, never changed.
final class NounVocabulary: Sendable {
  /// Words that name it by themselves, and all that may help.
  private let nouns: Set<String>
  private let words: Set<String>
  /// Names of several words, whole.
  private let wholeNames: [Set<String>]
  let foldedNouns: Set<String>
  let folded: Set<String>

  init(_ phrases: [String]) {
    let entries = phrases.map { Token.tokenize($0).compactMap(\.word) }
    let singleWords = entries.filter { $0.count == 1 }.flatMap(\.self)
    let all = entries.flatMap(\.self)
    wholeNames = entries.filter { $0.count > 1 }.map { Set($0.map(\.folded)) }
    nouns = Set(singleWords.map(\.exact))
    words = Set(all.map(\.exact))
    foldedNouns = Set(singleWords.map(\.folded))
    folded = Set(all.map(\.folded))
  }

  /// How well a phrase names the thing.
  enum NameMatchQuality: Int, Comparable {
    case none
    /// Only by words that help: “brass” for the brass key.
    case adjective
    /// With other accents than its own.
    case folded
    case exact

    static func < (one: NameMatchQuality, other: NameMatchQuality) -> Bool {
      one.rawValue < other.rawValue
    }
  }

  func matchQuality(of phrase: [Word]) -> NameMatchQuality {
    guard !phrase.isEmpty, phrase.allSatisfy({ folded.contains($0.folded) }) else { return .none }
    guard phrase.contains(where: { foldedNouns.contains($0.folded) }) else {
      return isWholeName(phrase) ? .exact : .adjective
    }
    let isExact =
      phrase.allSatisfy { words.contains($0.exact) }
      && phrase.contains { nouns.contains($0.exact) }
    return isExact ? .exact : .folded
  }

  /// “Mouth of the cave” without its small words is still the whole name.
  private func isWholeName(_ phrase: [Word]) -> Bool {
    let said = Set(phrase.map(\.folded))
    return said.count > 1
      && wholeNames.contains { name in name.filter { $0.count > 3 }.isSubset(of: said) }
  }
}
