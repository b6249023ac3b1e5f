import Localization
import Testing

/// What a fair person takes a typed answer for.
enum FairJudgement: Sendable {
  case right
  /// No foreseen answer is meant.
  case wrong
  /// The foreseen wrong answer of that id.
  case miss(String)
}

/// An answer as somebody types it, to a level of the valley or to a pack's question.
struct SaidAnswer: Sendable, CustomTestStringConvertible {
  let language: Language
  let question: String
  let text: String
  let judgement: FairJudgement

  init(_ language: Language, _ question: String, _ text: String, _ judgement: FairJudgement) {
    (self.language, self.question) = (language, question)
    (self.text, self.judgement) = (text, judgement)
  }

  var testDescription: String { "\(language) \(question): \(text)" }
}

/// A pack's question: the spellings that are right, and those of one foreseen wrong answer.
struct PackQuestion: Sendable {
  let right: String
  let wrong: String

  /// By id; the languages share them.
  static let all = [
    "capital": PackQuestion(right: "Canberra", wrong: "Sydney | Melbourne"),
    "author": PackQuestion(right: "Mary Shelley | Shelley", wrong: "Percy Shelley"),
    "year": PackQuestion(right: "1789", wrong: "1799"),
    "peak": PackQuestion(right: "8849 m | 8849 metres | 8849 mètres | 8849", wrong: "8848"),
    "metal": PackQuestion(right: "iron | fer", wrong: "copper | cuivre"),
    "country": PackQuestion(
      right: "New Zealand | Nouvelle-Zélande", wrong: "Australia | Australie"),
    "neighbour": PackQuestion(right: "Iraq | Irak", wrong: "Syria | Syrie"),
  ]
}

extension SaidAnswer {
  static let all = english + french

  static let english: [SaidAnswer] = [
    SaidAnswer(.en, "climb", "on the fourth try", .right),
    SaidAnswer(.en, "climb", "I think it’s four", .right),
    SaidAnswer(.en, "climb", "The 4th.", .right),
    SaidAnswer(.en, "climb", "try number four", .right),
    SaidAnswer(.en, "climb", "it would take 4 tries", .right),
    SaidAnswer(.en, "climb", "fourth attempt, I guess", .right),
    SaidAnswer(.en, "climb", "Is it 4?", .right),
    SaidAnswer(.en, "climb", "not four", .wrong),
    SaidAnswer(.en, "climb", "three or four", .wrong),
    SaidAnswer(.en, "climb", "more than four", .wrong),
    SaidAnswer(.en, "climb", "i'd say on the third", .miss("three")),
    SaidAnswer(.en, "climb", "it's nine tries", .miss("nine")),
    SaidAnswer(.en, "climb", "four and a half", .miss("half")),
    SaidAnswer(.en, "climb", "fifth?", .miss("five")),
    SaidAnswer(.en, "waterfall", "it was my shadow", .right),
    SaidAnswer(.en, "waterfall", "My own shadow, I think", .right),
    SaidAnswer(.en, "waterfall", "a shaddow", .right),
    SaidAnswer(.en, "waterfall", "It must have been your shadow.", .right),
    SaidAnswer(.en, "waterfall", "“SHADOW”", .right),
    SaidAnswer(.en, "waterfall", "could it be a shade?", .right),
    SaidAnswer(.en, "waterfall", "thats my sahdow", .right),
    SaidAnswer(.en, "waterfall", "well, a silhouette", .right),
    SaidAnswer(.en, "waterfall", "shadow or ghost", .wrong),
    SaidAnswer(.en, "waterfall", "it wasn't my shadow", .wrong),
    SaidAnswer(.en, "waterfall", "no shadow at all", .wrong),
    SaidAnswer(.en, "waterfall", "my dog", .wrong),
    SaidAnswer(.en, "waterfall", "I believe it was a ghost", .miss("ghost")),
    SaidAnswer(.en, "waterfall", "my reflection in the water", .miss("reflection")),
    SaidAnswer(.en, "waterfall", "an echo, of course", .miss("echo")),
    SaidAnswer(.en, "temple", "seven", .right),
    SaidAnswer(.en, "temple", "7 loaves of bread", .right),
    SaidAnswer(.en, "temple", "you need seven more", .right),
    SaidAnswer(.en, "temple", "seven loaf", .right),
    SaidAnswer(.en, "temple", "7 more loaves, please", .right),
    SaidAnswer(.en, "temple", "the answer is 7", .right),
    SaidAnswer(.en, "temple", "seven or eight", .wrong),
    SaidAnswer(.en, "temple", "at least 7", .wrong),
    SaidAnswer(.en, "temple", "-7", .wrong),
    SaidAnswer(.en, "temple", "eight loaves I reckon", .miss("eight")),
    SaidAnswer(.en, "temple", "I'd go for six", .miss("six")),
    SaidAnswer(.en, "mechanism", "there were ice spikes", .right),
    SaidAnswer(.en, "mechanism", "some icicles, I believe", .right),
    SaidAnswer(.en, "mechanism", "spikes made of ice", .right),
    SaidAnswer(.en, "mechanism", "iceicles", .right),
    SaidAnswer(.en, "mechanism", "It was nothing", .miss("nothing")),
    SaidAnswer(.en, "mechanism", "the bear, isn’t it?", .miss("bear")),
    SaidAnswer(.en, "mechanism", "never ice", .wrong),
    SaidAnswer(.en, "capital", "It's Canberra", .right),
    SaidAnswer(.en, "capital", "canbera, I'm sure", .right),
    SaidAnswer(.en, "capital", "Sydney, obviously", .miss("wrong")),
    SaidAnswer(.en, "capital", "Canberra or Sydney", .wrong),
    SaidAnswer(.en, "author", "it was written by Mary Shelley", .right),
    SaidAnswer(.en, "author", "i think percy shelley", .miss("wrong")),
    SaidAnswer(.en, "year", "in 1789", .right),
    SaidAnswer(.en, "year", "before 1789", .wrong),
    SaidAnswer(.en, "peak", "8849m", .right),
    SaidAnswer(.en, "peak", "it is 8,849 metres high", .right),
    SaidAnswer(.en, "metal", "irno", .right),
    SaidAnswer(.en, "country", "new-zealand!", .right),
    SaidAnswer(.en, "neighbour", "Iran", .wrong),
  ]

  static let french: [SaidAnswer] = [
    SaidAnswer(.fr, "climb", "au quatrième essai", .right),
    SaidAnswer(.fr, "climb", "je dirais au quatrième", .right),
    SaidAnswer(.fr, "climb", "Au 4e.", .right),
    SaidAnswer(.fr, "climb", "il faut quatre essais", .right),
    SaidAnswer(.fr, "climb", "4 ?", .right),
    SaidAnswer(.fr, "climb", "ce sera le quatrième, je crois", .right),
    SaidAnswer(.fr, "climb", "quatreième essai", .right),
    SaidAnswer(.fr, "climb", "à l'essai numéro 4", .right),
    SaidAnswer(.fr, "climb", "trois ou quatre", .wrong),
    SaidAnswer(.fr, "climb", "pas 4", .wrong),
    SaidAnswer(.fr, "climb", "presque quatre", .wrong),
    SaidAnswer(.fr, "climb", "je pense que c'est au troisième", .miss("three")),
    SaidAnswer(.fr, "climb", "en cinq essais", .miss("five")),
    SaidAnswer(.fr, "climb", "quatre et demi", .miss("half")),
    SaidAnswer(.fr, "waterfall", "c’était mon ombre", .right),
    SaidAnswer(.fr, "waterfall", "L'OMBRE !", .right),
    SaidAnswer(.fr, "waterfall", "l'omre", .right),
    SaidAnswer(.fr, "waterfall", "est-ce une ombre ?", .right),
    SaidAnswer(.fr, "waterfall", "ma propre ombre, évidemment", .right),
    SaidAnswer(.fr, "waterfall", "Il s'agit de votre ombre.", .right),
    SaidAnswer(.fr, "waterfall", "peut-être mon ombre", .right),
    SaidAnswer(.fr, "waterfall", "c'était son ombre à lui", .right),
    SaidAnswer(.fr, "waterfall", "« une silhouette »", .right),
    SaidAnswer(.fr, "waterfall", "une ombre ou un fantôme", .wrong),
    SaidAnswer(.fr, "waterfall", "ce n’était pas mon ombre", .wrong),
    SaidAnswer(.fr, "waterfall", "ni ombre ni lumière", .wrong),
    SaidAnswer(.fr, "waterfall", "le chien", .wrong),
    SaidAnswer(.fr, "waterfall", "c’était un fantome", .miss("ghost")),
    SaidAnswer(.fr, "waterfall", "mon reflet, sans doute", .miss("reflection")),
    SaidAnswer(.fr, "waterfall", "un bruit de pas", .miss("echo")),
    SaidAnswer(.fr, "temple", "sept", .right),
    SaidAnswer(.fr, "temple", "7 pain", .right),
    SaidAnswer(.fr, "temple", "il en faut encore sept", .right),
    SaidAnswer(.fr, "temple", "ça fait sept pains", .right),
    SaidAnswer(.fr, "temple", "sept pains de plus, s'il vous plaît", .right),
    SaidAnswer(.fr, "temple", "la réponse est 7", .right),
    SaidAnswer(.fr, "temple", "sept ou huit", .wrong),
    SaidAnswer(.fr, "temple", "moins de sept", .wrong),
    SaidAnswer(.fr, "temple", "dix-sept", .wrong),
    SaidAnswer(.fr, "temple", "je dirais huit pains", .miss("eight")),
    SaidAnswer(.fr, "temple", "il manque neuf pains", .miss("nine")),
    SaidAnswer(.fr, "mechanism", "il y avait des pics de glace", .right),
    SaidAnswer(.fr, "mechanism", "pics de glaces", .right),
    SaidAnswer(.fr, "mechanism", "Des stalactites, je pense", .right),
    SaidAnswer(.fr, "mechanism", "les pics en glace", .right),
    SaidAnswer(.fr, "mechanism", "il n’y avait rien", .miss("nothing")),
    SaidAnswer(.fr, "mechanism", "c'est l'ours, n'est-ce pas ?", .miss("bear")),
    SaidAnswer(.fr, "mechanism", "aucun pic", .wrong),
    SaidAnswer(.fr, "capital", "C’est Canberra", .right),
    SaidAnswer(.fr, "capital", "cambera", .wrong),
    SaidAnswer(.fr, "capital", "à mon avis, Sydney", .miss("wrong")),
    SaidAnswer(.fr, "author", "C'est Mary Shelley qui l'a écrit", .right),
    SaidAnswer(.fr, "author", "Percy Shelley, je suppose", .miss("wrong")),
    SaidAnswer(.fr, "year", "en 1789", .right),
    SaidAnswer(.fr, "year", "après 1789", .wrong),
    SaidAnswer(.fr, "peak", "8 849 mètres", .right),
    SaidAnswer(.fr, "metal", "le fer, voilà", .right),
    SaidAnswer(.fr, "metal", "du fer blanc", .wrong),
    SaidAnswer(.fr, "country", "la nouvelle zelande", .right),
    SaidAnswer(.fr, "neighbour", "sans l’Irak", .wrong),
  ]
}
