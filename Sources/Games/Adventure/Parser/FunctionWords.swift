import Localization

/// The small words of a language, each list of them by its name in the tables, folded.
@dynamicMemberLookup
struct FunctionWords: Sendable {
  private let language: Language
  private let sets: [LocalizedList: Set<String>]
  /// Those that say nothing by themselves.
  let all: Set<String>

  init(_ language: Language) {
    self.language = language
    let small = Self.small.map { ($0, Self.set($0, language)) }
    all = small.reduce(into: []) { $0.formUnion($1.1) }
    sets = Dictionary(
      small + Self.others.map { ($0, Self.set($0, language)) }, uniquingKeysWith: { one, _ in one })
  }

  subscript(dynamicMember list: KeyPath<L10n.Grammar.Type, LocalizedList>) -> Set<String> {
    let list = L10n.Grammar.self[keyPath: list]
    return sets[list] ?? Self.set(list, language)
  }

  private static func set(_ list: LocalizedList, _ language: Language) -> Set<String> {
    Set(list.resolved(in: language).map { $0.folded(as: .word) })
  }

  private typealias Words = L10n.Grammar

  private static let small = [
    Words.skippedWords, Words.articles, Words.pronouns, Words.clitics, Words.indirectClitics,
    Words.personPronouns, Words.playerPronouns, Words.leadInWords, Words.subjectPronouns,
    Words.questionWords, Words.whereWords, Words.inscriptionWords, Words.of, Words.parts,
    Words.relativePronouns, Words.purposeMarkers, Words.verbParticles, Words.everything,
    Words.except, Words.and, Words.then, Words.times, Words.yes, Words.no, Words.diagonals,
    Words.indefinites,
  ]

  /// Read as often, and known where something else makes them so.
  private static let others = [
    Words.interrogatives, Words.adviceWords, Words.reasonWords, Words.whatWords, Words.howWords,
    Words.permissionWords, Words.invertedSubjects, Words.secondPersonWords, Words.interjections,
  ]
}
