import Localization

/// The words of a language by which a question asks, and those that an answer to it may begin with; read from the tables
/// once, then shared.
final class QuestionWords: Sendable {
  /// `which`, `who`; those of them that ask for a person.
  let interrogatives, who: Set<String>
  /// Nouns that ask for a person; first names that are enough, and what stands before and behind a name: `Sir`, `Jr`.
  let persons, mononyms, titles, youngers: Set<String>
  /// What one may be of someone: `father`.
  let kin: Set<String>
  /// How a man is addressed: `Mr`.
  let misters: Set<String>
  /// First names of women, and what says that a woman is asked for.
  let women: Set<String>
  /// What a place may be called before its name: `city`.
  let placeNouns: Set<String>
  /// What may stand before the name of a mountain.
  let mounts: Set<String>
  /// Of a noun, what stands for it in a name: `mount` and `mt` for `mountain`.
  private let shortNouns: [String: Set<String>]
  /// What ends the noun that is asked for, and what asks for the noun behind it: `of`; `name`.
  let nounEnds, names: Set<String>
  /// What stands before the subject of a question whose answer comes last: `do`.
  let auxiliaries: Set<String>
  /// What says where, when or how at the beginning of an answer.
  let prepositions: Set<String>
  /// More words that say where or for what; what a sentence begins with.
  let places, subjects: Set<String>
  /// What denies, and what limits.
  let denials, limits: Set<String>
  /// What links a noun to another: `of`.
  let links: Set<String>
  /// What makes a name another person’s: `fils`.
  let generations: Set<String>
  /// What stands before a noun in the place of an article: `her`.
  let possessives: Set<String>
  /// What a reason may begin with, word by word, the longer ones first: `because of`.
  let causes: [[String]]
  /// What may link a thing to what it is for: `against`.
  let purposes: Set<String>
  /// What may follow an answer, and says more than was asked for: `because`, `under`.
  let furtherLinks: Set<String>
  /// What links the last part of a list: `and`.
  let conjunctions: Set<String>
  /// These, and other words between the parts of an answer: “Athens versus Sparta”.
  let partLinks: Set<String>
  /// What many numbers count, without a unit.
  let people: Set<String>
  /// What stands before a number that is not meant to be exact, word by word.
  let abouts: [[String]]
  /// Words in a row that ask for a form of a word, by their first; those that ask only where they begin a question.
  private let forms, firstForms: [String: [[String]]]
  /// Pronouns before a form of a verb that is asked for; these, and others that stand for someone or something.
  private let formSubjects: Set<String>
  let pronouns: Set<String>
  /// Verbs whose forms begin otherwise, and what infinitives end in.
  private let irregulars, infinitiveEndings: Set<String>

  static func of(_ language: Language) -> QuestionWords { all[language.index] }

  /// Whether a folded noun asks for a person, or for several.
  func isPerson(_ noun: String) -> Bool {
    persons.contains(noun) || persons.contains(noun.singular)
  }

  private static let all = Language.allCases.map { QuestionWords($0) }

  private init(_ language: Language) {
    interrogatives = Set(L10n.Answers.interrogatives.resolved(in: language))
    who = Set(L10n.Answers.who.resolved(in: language))
    persons = Set(L10n.Answers.persons.resolved(in: language))
    mononyms = Set(L10n.Answers.mononyms.resolved(in: language))
    mounts = Set(L10n.Answers.mounts.resolved(in: language))
    kin = Set(L10n.Answers.kin.resolved(in: language))
    misters = Set(L10n.Answers.misters.resolved(in: language))
    women = Set(Language.allCases.flatMap { L10n.Answers.women.resolved(in: $0) })
    placeNouns = Set(L10n.Answers.placeNouns.resolved(in: language))
    shortNouns = Dictionary(
      L10n.Answers.shortNouns.resolved(in: language).map { nouns in
        let words = nouns.split(separator: " ").map(String.init)
        return (words[0], Set(words))
      }, uniquingKeysWith: { $1 })
    titles = Set(L10n.Answers.titles.resolved(in: language))
    youngers = Set(L10n.Answers.youngers.resolved(in: language))
    generations = Set(L10n.Answers.generations.resolved(in: language))
    possessives = Set(L10n.Answers.possessives.resolved(in: language))
    causes = L10n.Answers.causes.resolved(in: language).map {
      $0.split(separator: " ").map(String.init)
    }
    purposes = Set(L10n.Answers.purposes.resolved(in: language))
    furtherLinks = Set(L10n.Answers.furtherLinks.resolved(in: language))
    nounEnds = Set(L10n.Answers.nounEnds.resolved(in: language))
    names = Set(L10n.Answers.names.resolved(in: language))
    auxiliaries = Set(L10n.Answers.auxiliaries.resolved(in: language))
    prepositions = Set(L10n.Answers.prepositions.resolved(in: language))
    places = Set(L10n.Answers.places.resolved(in: language))
    subjects = Set(L10n.Answers.subjects.resolved(in: language))
    denials = Set(L10n.Answers.denials.resolved(in: language))
    limits = Set(L10n.Answers.limits.resolved(in: language))
    links = Set(L10n.Answers.unitLinks.resolved(in: language))
    conjunctions = Set(L10n.Answers.hundredLinks.resolved(in: language))
    partLinks = conjunctions.union(L10n.Answers.versus.resolved(in: language))
    people = Set(L10n.Answers.people.resolved(in: language))
    abouts = L10n.Answers.abouts.resolved(in: language).map { about in
      NormalizedAnswer.writtenWords(of: about, in: language).map { $0.folded(as: .word) }
    }
    // What begins with ^ stands at the beginning of the question.
    let rows = L10n.Answers.forms.resolved(in: language)
    let words = { (row: String) in row.split(separator: " ").map(String.init) }
    forms = Dictionary(grouping: rows.filter { $0.first != "^" }.map(words)) { $0[0] }
    firstForms = Dictionary(
      grouping: rows.filter { $0.first == "^" }.map { words(String($0.dropFirst())) }
    ) { $0[0] }
    formSubjects = Set(L10n.Answers.formSubjects.resolved(in: language))
    pronouns = formSubjects.union(
      L10n.Answers.sameSubjects.resolved(in: language).flatMap {
        $0.split(separator: " ").map(String.init)
      })
    irregulars = Set(L10n.Answers.irregulars.resolved(in: language))
    infinitiveEndings = Set(L10n.Answers.infinitiveEndings.resolved(in: language))
  }

  /// Whether folded words are a form of a verb behind its pronoun: « nous finirons », “she has gone”.
  func isForm(_ words: [String]) -> Bool {
    (2...3).contains(words.count) && formSubjects.contains(words[0])
  }

  /// Whether some words in brackets are what right answers are forms of: one begins as they do, or they are an infinitive.
  func areBase(_ base: [String], of right: [[String]]) -> Bool {
    let isInfinitive =
      base.last.map { verb in
        irregulars.contains(verb) || infinitiveEndings.contains { verb.hasSuffix($0) }
      } == true
    return isInfinitive
      || right.contains { words in
        words.contains { word in
          base.contains { $0.count > 2 && word.hasPrefix($0.prefix(3)) }
        }
      }
  }

  /// Whether a question of these folded words asks for a form of a word: “What is the plural of mouse?”
  func askForForm(_ question: [String]) -> Bool {
    let stands = { (form: [String], place: Int) in question[place...].starts(with: form) }
    if let first = question.first, let forms = firstForms[first] {
      if forms.contains(where: { stands($0, 0) }) { return true }
    }
    return question.indices.contains { place in
      forms[question[place]]?.contains { stands($0, place) } == true
    }
  }

  /// Some nouns, and what stands for them in a name.
  func withShortNouns(_ nouns: Set<String>) -> Set<String> {
    nouns.reduce(into: nouns) { all, noun in all.formUnion(shortNouns[noun] ?? []) }
  }
}
