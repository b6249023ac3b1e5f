import Localization

/// The small words of a language, folded but for the articles.
struct FunctionWords: Sendable {
  /// Say nothing in a name: articles, “my”.
  let skipped: Set<String>
  /// French le, la, les, l’, as they are spelt: articles, or pronouns behind a hyphen.
  let articles: Set<String>
  let pronouns: Set<String>
  /// French le, la, les, lui, y, en: pronouns only before a verb or behind a hyphen.
  let clitics: Set<String>
  /// Clitics that say to whom or where.
  let seconds: Set<String>
  /// Pronouns for somebody: “her”, « lui ».
  let persons: Set<String>
  /// The player: « assieds-toi », “give me”.
  let selves: Set<String>
  /// Before a verb they say nothing: “could you please”, « est-ce que je peux ».
  let leads: Set<String>
  /// A remark begins with them: “I”, « je ».
  let subjects: Set<String>
  let questions: Set<String>
  /// Question words that begin no order: “what”, but not “could”.
  let interrogatives: Set<String>
  /// “Where”, anywhere in a line.
  let wheres: Set<String>
  /// “What”, which ends a question in French: « il y a quoi ? »
  let whats: Set<String>
  /// “How”, before what one would like to do.
  let hows: Set<String>
  /// “You”, “your”, « ton »: somebody is spoken to.
  let listeners: Set<String>
  /// “Say”, “written”: the question is what stands on something.
  let sayings: Set<String>
  /// “Of”, « de »: what follows only says whose or what kind.
  let of: Set<String>
  /// “That”, « qui »: a clause follows a name.
  let relatives: Set<String>
  /// “To”, « pour »: what it is for follows.
  let purposes: Set<String>
  /// “Up”, “off”: behind a name they belong to the verb.
  let particles: Set<String>
  /// “Okay”, “well”, “no”: before a comma they say nothing.
  let openings: Set<String>
  let everything: Set<String>
  let except: Set<String>
  let and: Set<String>
  let then: Set<String>
  let times: Set<String>
  let yes: Set<String>
  let no: Set<String>
  let diagonals: Set<String>
  let all: Set<String>

  init(_ language: Language) {
    func set(_ list: LocalizedList) -> Set<String> {
      Set(list.resolved(in: language).map { $0.folded(as: .word) })
    }
    skipped = set(L10n.Grammar.skipped)
    articles = Set(L10n.Grammar.articles.resolved(in: language))
    pronouns = set(L10n.Grammar.pronouns)
    clitics = set(L10n.Grammar.clitics)
    seconds = set(L10n.Grammar.seconds)
    persons = set(L10n.Grammar.persons)
    selves = set(L10n.Grammar.selves)
    leads = set(L10n.Grammar.leads)
    subjects = set(L10n.Grammar.subjects)
    questions = set(L10n.Grammar.questions)
    interrogatives = set(L10n.Grammar.interrogatives)
    wheres = set(L10n.Grammar.wheres)
    whats = set(L10n.Grammar.whats)
    hows = set(L10n.Grammar.hows)
    listeners = set(L10n.Grammar.listeners)
    sayings = set(L10n.Grammar.sayings)
    of = set(L10n.Grammar.of)
    purposes = set(L10n.Grammar.purposes)
    relatives = set(L10n.Grammar.relatives)
    openings = set(L10n.Grammar.openings)
    particles = set(L10n.Grammar.particles)
    everything = set(L10n.Grammar.everything)
    except = set(L10n.Grammar.except)
    and = set(L10n.Grammar.and)
    then = set(L10n.Grammar.then)
    times = set(L10n.Grammar.times)
    yes = set(L10n.Grammar.yes)
    no = set(L10n.Grammar.no)
    diagonals = set(L10n.Grammar.diagonals)
    all = [
      skipped, articles, pronouns, clitics, seconds, persons, selves, leads, subjects, questions,
      wheres, sayings, of, relatives, purposes, particles, everything, except, and, then, times,
      yes, no,
      diagonals,
    ].reduce(into: []) { $0.formUnion($1) }
  }
}
