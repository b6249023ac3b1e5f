import Localization

/// The small words of a language, folded but for articles and pronouns, which differ by accents.
struct FunctionWords: Sendable {
  /// Say nothing: articles, “please”.
  let skipped: Set<String>
  let pronouns: Set<String>
  /// French le, la, les, y, en: pronouns only before a verb or behind a hyphen.
  let clitics: Set<String>
  /// Behind a hyphen they say nothing: « assieds-toi ».
  let reflexives: Set<String>
  /// “I”, « je veux »: before a verb they say nothing.
  let subjects: Set<String>
  let all: Set<String>
  let everything: Set<String>
  let except: Set<String>
  let and: Set<String>
  let then: Set<String>
  let times: Set<String>
  let yes: Set<String>
  let no: Set<String>
  let diagonals: Set<String>

  init(_ language: Language) {
    func set(_ list: LocalizedList) -> Set<String> {
      Set(list.resolved(in: language).map { $0.folded(as: .word) })
    }
    skipped = set(L10n.Grammar.skipped)
    pronouns = set(L10n.Grammar.pronouns)
    clitics = set(L10n.Grammar.clitics)
    reflexives = set(L10n.Grammar.selves)
    subjects = set(L10n.Grammar.subjects)
    everything = set(L10n.Grammar.everything)
    except = set(L10n.Grammar.except)
    and = set(L10n.Grammar.and)
    then = set(L10n.Grammar.then)
    times = set(L10n.Grammar.times)
    yes = set(L10n.Grammar.yes)
    no = set(L10n.Grammar.no)
    diagonals = set(L10n.Grammar.diagonals)
    all = [
      skipped, pronouns, clitics, reflexives, subjects, everything, except, and, then, times, yes,
      no, diagonals,
    ].reduce(into: []) { $0.formUnion($1) }
  }
}
