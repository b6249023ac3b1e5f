import Localization

/// The small words of a language, folded but for the articles.
struct FunctionWords: Sendable {
  /// Say nothing in a name: articles, “my”.
  let skippedWords: Set<String>
  /// French le, la, les, l’, as they are spelt: articles, or pronouns behind a hyphen.
  let articles: Set<String>
  let pronouns: Set<String>
  /// French le, la, les, lui, y, en: pronouns only before a verb or behind a hyphen.
  let clitics: Set<String>
  /// Clitics that say to whom or where.
  let indirectClitics: Set<String>
  /// Pronouns for somebody: “her”, « lui ».
  let personPronouns: Set<String>
  /// The player: « assieds-toi », “give me”.
  let playerPronouns: Set<String>
  /// Before a verb they say nothing: “could you please”, « est-ce que je peux ».
  let leadInWords: Set<String>
  /// A remark begins with them: “I”, « je ».
  let subjectPronouns: Set<String>
  let questionWords: Set<String>
  /// Question words that begin no order: “what”, but not “could”.
  let interrogatives: Set<String>
  /// “Where”, anywhere in a line.
  let whereWords: Set<String>
  /// “Leads”, « mène »: what a question for a way turns on.
  let leadingWords: Set<String>
  /// “Should”, « faut »: what a question for advice turns on.
  let adviceWords: Set<String>
  /// “What”, which ends a question in French: « il y a quoi ? »
  let whatWords: Set<String>
  /// Behind a hyphen the subject of a question, and of no order: « sont-elles », « est-ce ».
  let invertedSubjects: Set<String>
  /// “Something”, « chose »: what is meant must be asked.
  let indefinites: Set<String>
  /// “How”, before what one would like to do.
  let howWords: Set<String>
  /// “You”, “your”, « ton »: somebody is spoken to.
  let secondPersonWords: Set<String>
  /// “Say”, “written”: the question is what stands on something.
  let inscriptionWords: Set<String>
  /// “Of”, « de »: what follows only says whose or what kind.
  let of: Set<String>
  /// “Top”, « dessous »: of a thing, the thing.
  let parts: Set<String>
  /// “That”, « qui »: a clause follows a name.
  let relativePronouns: Set<String>
  /// “To”, « pour »: what it is for follows.
  let purposeMarkers: Set<String>
  /// “Up”, “off”: behind a name they belong to the verb.
  let verbParticles: Set<String>
  /// “Okay”, “well”, “no”: before a comma they say nothing.
  let interjections: Set<String>
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
    skippedWords = set(L10n.Grammar.skippedWords)
    articles = Set(L10n.Grammar.articles.resolved(in: language))
    pronouns = set(L10n.Grammar.pronouns)
    clitics = set(L10n.Grammar.clitics)
    indirectClitics = set(L10n.Grammar.indirectClitics)
    personPronouns = set(L10n.Grammar.personPronouns)
    playerPronouns = set(L10n.Grammar.playerPronouns)
    leadInWords = set(L10n.Grammar.leadInWords)
    subjectPronouns = set(L10n.Grammar.subjectPronouns)
    questionWords = set(L10n.Grammar.questionWords)
    interrogatives = set(L10n.Grammar.interrogatives)
    whereWords = set(L10n.Grammar.whereWords)
    leadingWords = set(L10n.Grammar.leadingWords)
    adviceWords = set(L10n.Grammar.adviceWords)
    whatWords = set(L10n.Grammar.whatWords)
    invertedSubjects = set(L10n.Grammar.invertedSubjects)
    indefinites = set(L10n.Grammar.indefinites)
    howWords = set(L10n.Grammar.howWords)
    secondPersonWords = set(L10n.Grammar.secondPersonWords)
    inscriptionWords = set(L10n.Grammar.inscriptionWords)
    of = set(L10n.Grammar.of)
    parts = set(L10n.Grammar.parts)
    purposeMarkers = set(L10n.Grammar.purposeMarkers)
    relativePronouns = set(L10n.Grammar.relativePronouns)
    interjections = set(L10n.Grammar.interjections)
    verbParticles = set(L10n.Grammar.verbParticles)
    everything = set(L10n.Grammar.everything)
    except = set(L10n.Grammar.except)
    and = set(L10n.Grammar.and)
    then = set(L10n.Grammar.then)
    times = set(L10n.Grammar.times)
    yes = set(L10n.Grammar.yes)
    no = set(L10n.Grammar.no)
    diagonals = set(L10n.Grammar.diagonals)
    all = [
      skippedWords, articles, pronouns, clitics, indirectClitics, personPronouns, playerPronouns,
      leadInWords, subjectPronouns, questionWords, whereWords, inscriptionWords, of, parts,
      relativePronouns, purposeMarkers, verbParticles, everything, except, and, then, times, yes,
      no, diagonals, indefinites,
    ].reduce(into: []) { $0.formUnion($1) }
  }
}
