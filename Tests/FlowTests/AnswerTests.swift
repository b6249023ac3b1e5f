import Localization
import Testing

@testable import Flow

/// What a typed answer is taken for: `right`, `told` (right, with the first spelling), `miss`, …
enum Taken: Sendable {
  case right, told, miss, wrong, empty
}

/// A typed answer to a question; spellings and near misses are parted by `|`.
struct Typed: Sendable, CustomTestStringConvertible {
  let language: Language
  let accepted: String
  let misses: String
  let text: String
  let taken: Taken

  init(
    _ language: Language, _ accepted: String, not misses: String = "", _ text: String,
    _ taken: Taken
  ) {
    self.language = language
    self.accepted = accepted
    self.misses = misses
    self.text = text
    self.taken = taken
  }

  var testDescription: String { "\(text) for \(accepted)" }
}

func open(
  accepted: LocalizedList, misses: LocalizedList, isExact: Bool = false
) -> OpenQuestionLevel {
  OpenQuestionLevel(
    accepted: accepted,
    nearMisses: [ForeseenWrongAnswer(id: "miss", texts: misses, reply: text("nearly"))],
    nudge: text("no"), success: text("yes"), isExact: isExact, vocabulary: nil)
}

@Suite struct AnswerTests {
  static let plain: [Typed] = [
    Typed(.en, "lantern", "lantern", .right), Typed(.en, "lantern", "LANTERN", .right),
    Typed(.en, "Lantern", "lAnTeRn", .right), Typed(.en, "lantern", "  lantern\t", .right),
    Typed(.en, "lantern", "“Lantern”!", .right), Typed(.en, "lantern", "(lantern).", .right),
    Typed(.fr, "lanterne", "«\u{A0}Lanterne\u{A0}»", .right),
    Typed(.fr, "lanterne", "lanterne\u{202F}?", .right), Typed(.en, "lantern", "…lantern…", .right),
    Typed(.en, "lantern", "lantern" + String(repeating: " ", count: 600) + "rope", .wrong),
    Typed(.en, "lantern", "rope", .wrong), Typed(.fr, "lanterne", "corde", .wrong),
    Typed(.en, "lantern", "", .empty), Typed(.en, "lantern", " \t\u{A0}", .empty),
    Typed(.en, "lantern", "?!…—", .empty), Typed(.en, "lantern", "🔥", .empty),
    Typed(.fr, "lanterne", "👨‍👩‍👧", .empty), Typed(.en, "lantern", "🔥 lantern 🔥", .right),
    Typed(.en, "lantern", "\u{301}\u{308}", .empty), Typed(.en, "lantern", "\u{345}", .empty),
    Typed(.en, "lantern", "ʼ", .empty), Typed(.en, "lantern", "lan\u{200D}tern", .told),
    Typed(.en, "lantern", "lan\u{AD}tern", .right),
    Typed(.en, "oil lamp|lantern", "oil lamp", .right),
    Typed(.en, "oil lamp|lantern", "lantern", .right),
  ]

  static let marks: [Typed] = [
    Typed(.fr, "été", "été", .right), Typed(.fr, "été", "ÉTÉ", .right),
    Typed(.fr, "été", "e\u{301}te\u{301}", .right), Typed(.fr, "e\u{301}te\u{301}", "été", .right),
    Typed(.fr, "été", "ete", .told), Typed(.fr, "été", "ETE", .told),
    Typed(.fr, "été", "èté", .told), Typed(.fr, "ete", "été", .told),
    Typed(.fr, "la forêt", "foret", .told), Typed(.fr, "la forêt", "la forêt", .right),
    Typed(.fr, "garçon", "garcon", .told), Typed(.fr, "noël", "Noel", .told),
    Typed(.fr, "cœur", "cœur", .right), Typed(.fr, "cœur", "CŒUR", .right),
    Typed(.fr, "cœur", "coeur", .told), Typed(.fr, "coeur", "cœur", .told),
    Typed(.fr, "un œuf", "oeuf", .told), Typed(.fr, "l’œil", "l'oeil", .told),
    Typed(.en, "encyclopædia", "encyclopaedia", .told), Typed(.en, "æther", "AETHER", .told),
    Typed(.en, "ǽ", "æ\u{301}", .right), Typed(.en, "ǽ", "ae", .told),
    Typed(.fr, "lætitia", "laetitia", .told), Typed(.en, "café", "cafe", .told),
    Typed(.en, "İstanbul", "istanbul", .told), Typed(.en, "Łódź", "lodz", .told),
    Typed(.en, "smørrebrød", "smorrebrod", .told), Typed(.en, "straße", "strasse", .told),
    Typed(.en, "fish", "ﬁsh", .told), Typed(.en, "Þór", "thor", .told),
  ]

  static let separators: [Typed] = [
    Typed(.fr, "l'été", "l’été", .right), Typed(.fr, "l’été", "l'été", .right),
    Typed(.fr, "l’été", "lʼété", .right), Typed(.fr, "l’été", "l‘été", .right),
    Typed(.fr, "l’été", "l été", .right), Typed(.fr, "l’été", "été", .right),
    Typed(.fr, "été", "L’ÉTÉ", .right), Typed(.fr, "l’été", "l'ete", .told),
    Typed(.fr, "aujourd’hui", "aujourd'hui", .right),
    Typed(.fr, "aujourd’hui", "aujourdʼhui", .right),
    Typed(.fr, "aujourd’hui", "aujourdhui", .right),
    Typed(.en, "bird’s nest", "birds nest", .right),
    Typed(.fr, "États-Unis", "États Unis", .right), Typed(.fr, "États-Unis", "ÉTATS-UNIS", .right),
    Typed(.fr, "États-Unis", "États\u{2011}Unis", .right),
    Typed(.fr, "États-Unis", "états–unis", .right),
    Typed(.fr, "États-Unis", "États\u{A0}Unis", .right),
    Typed(.fr, "États-Unis", "étatsunis", .right),
    Typed(.fr, "États-Unis", "etats unis", .told), Typed(.fr, "arc-en-ciel", "arc en ciel", .right),
    Typed(.en, "snow cave", "snow-cave", .right), Typed(.en, "snow cave", "snowcave", .right),
    Typed(.en, "4402", "44-02", .right), Typed(.en, "4402", "4 4 0 2", .right),
  ]

  static let articles: [Typed] = [
    Typed(.en, "lantern", "the lantern", .right), Typed(.en, "the lantern", "lantern", .right),
    Typed(.en, "lantern", "A lantern", .right), Typed(.en, "echo", "an echo", .right),
    Typed(.en, "lantern", "my lantern", .right), Typed(.fr, "lanterne", "la lanterne", .right),
    Typed(.fr, "lanterne", "une lanterne", .right),
    Typed(.fr, "la lanterne", "ma lanterne", .right),
    Typed(.fr, "lumière", "de la lumière", .right), Typed(.fr, "eau", "de l’eau", .right),
    Typed(.fr, "eau", "d'eau", .right), Typed(.fr, "glace", "des glaces", .told),
    Typed(.en, "lantern", "the", .wrong), Typed(.en, "a", "a", .right),
    Typed(.fr, "la", "la", .right),
    Typed(.fr, "la lanterne", "le lanterne", .told),
    Typed(.fr, "une lanterne", "un lanterne", .told),
    Typed(.fr, "la lanterne|le lanterne", "le lanterne", .right),
    Typed(.fr, "la lanterne", "une lanterne", .right), Typed(.en, "an echo", "a echo", .told),
    Typed(.en, "an echo", "the echo", .right),
    Typed(.en, "lantern", "la lantern", .wrong), Typed(.fr, "lanterne", "the lanterne", .wrong),
  ]

  static let numbers: [Typed] = [
    Typed(.en, "4", "four", .right), Typed(.en, "four", "4", .right),
    Typed(.en, "four", "FOUR", .right),
    Typed(.fr, "4", "quatre", .right), Typed(.fr, "quatre", "4", .right),
    Typed(.en, "4", "quatre", .wrong), Typed(.fr, "4", "four", .wrong),
    Typed(.en, "0", "zero", .right), Typed(.fr, "0", "zéro", .right),
    Typed(.fr, "zéro", "0", .right),
    Typed(.fr, "zéro", "zero", .told), Typed(.en, "20", "twenty", .right),
    Typed(.fr, "17", "dix-sept", .right), Typed(.fr, "dix-sept", "17", .right),
    Typed(.fr, "17", "dix sept", .right), Typed(.fr, "17", "dixsept", .right),
    Typed(.fr, "17 pas", "dix-sept pas", .right), Typed(.fr, "dix-sept pas", "17 pas", .right),
    Typed(.en, "three steps", "3 steps", .right), Typed(.en, "3 steps", "three steps", .right),
    Typed(.fr, "les 7 lacs", "sept lacs", .right), Typed(.fr, "1", "un", .right),
    Typed(.en, "16", "six", .wrong), Typed(.en, "4402", "4403", .wrong),
    Typed(.en, "4402", "440", .wrong),
    Typed(.en, "4402", "44020", .wrong), Typed(.en, "4402", "4042", .wrong),
    Typed(.en, "44021234", "44021235", .wrong),
    Typed(.en, "12", "１２", .told), Typed(.en, "sixteen", "16", .right),
    Typed(.en, "lock 4402", "lokc 4402", .told),
    Typed(.en, "42", "forty-two", .right), Typed(.en, "forty-two", "42", .right),
    Typed(.en, "206", "two hundred and six", .right),
    Typed(.en, "1945", "nineteen forty-five", .right),
    Typed(.en, "1,200", "one thousand two hundred", .right),
    Typed(.en, "42", "forty three", .wrong),
    Typed(.en, "4402", "four four zero two", .right), Typed(.en, "100", "a hundred", .right),
    Typed(.fr, "81", "quatre-vingt-un", .right), Typed(.fr, "80", "quatre-vingts", .right),
    Typed(.fr, "97", "quatre-vingt-dix-sept", .right), Typed(.fr, "71", "soixante et onze", .right),
    Typed(.fr, "21", "vingt et un", .right), Typed(.fr, "21", "vingt et une", .right),
    Typed(.fr, "1914", "mille neuf cent quatorze", .right), Typed(.fr, "200", "deux cents", .right),
    Typed(.fr, "20", "quatre-vingts", .wrong), Typed(.fr, "24", "quatre-vingts", .wrong),
  ]

  static let ordinals: [Typed] = [
    Typed(.en, "fourth", "4th", .right), Typed(.en, "the 4th", "fourth", .right),
    Typed(.en, "4th", "4", .wrong), Typed(.en, "4", "fourth", .wrong),
    Typed(.en, "21st", "twenty-first", .right),
    Typed(.en, "18th century", "eighteenth century", .right),
    Typed(.en, "eighteenth", "17th", .wrong), Typed(.en, "2nd", "second", .right),
    Typed(.fr, "quatrième", "4e", .right), Typed(.fr, "4e", "4ème", .right),
    Typed(.fr, "1er", "premier", .right), Typed(.fr, "première", "1re", .right),
    Typed(.fr, "vingt et unième", "21e", .right),
    Typed(.fr, "17e siècle", "dix-septième siècle", .right),
    Typed(.en, "fourth", "fuorth", .told), Typed(.en, "fourth", "I think fourt", .told),
    Typed(.en, "seventh", "seventy", .wrong), Typed(.en, "seventh", "70", .wrong),
    Typed(.fr, "quatrième essai", "quatreième essai", .told),
    Typed(.fr, "dixième", "11e", .wrong), Typed(.fr, "quatrième", "quatrieme", .told),
  ]

  /// Where the spelling counts: `right` and `wrong` alone, but for what says nothing.
  static let exact: [Typed] = [
    Typed(.fr, "été", "été", .right), Typed(.fr, "été", "ÉTÉ", .right),
    Typed(.fr, "été", "ete", .wrong),
    Typed(.fr, "l’été", "l'été", .right), Typed(.fr, "l’été", "été", .wrong),
    Typed(.fr, "arc-en-ciel", "arc en ciel", .wrong),
    Typed(.fr, "arc-en-ciel", "Arc-en-ciel.", .right),
    Typed(.fr, "cœur", "coeur", .wrong), Typed(.en, "necessary", "neccessary", .wrong),
    Typed(.en, "four", "4", .wrong), Typed(.en, "went", "I think went", .wrong),
    Typed(.en, "it’s", "its", .wrong), Typed(.en, "it’s", "It's!", .right),
    Typed(.en, "necessary", not: "necesary", "Necesary", .miss), Typed(.en, "went", "", .empty),
    Typed(.en, "went", "I don’t know", .empty), Typed(.fr, "allé", "je sais plus", .empty),
  ]

  @Test(arguments: exact) func `where the spelling counts, each letter does`(_ typed: Typed) throws
  {
    let level = open(
      accepted: try list(en: typed.accepted, fr: typed.accepted),
      misses: try list(en: typed.misses, fr: typed.misses), isExact: true)
    let expected: TypedAnswerEvaluation =
      switch typed.taken {
      case .right, .told: .right(spelling: nil)
      case .miss: .nearMiss(level.nearMisses[0])
      case .wrong: .unforeseen
      case .empty: .empty
      }
    #expect(level.match(typed.text, in: typed.language) == expected)
  }

  static let slack: [Typed] = [
    Typed(.en, "lantern", "lanern", .told), Typed(.en, "lantern", "lanttern", .told),
    Typed(.en, "lantern", "lamtern", .told), Typed(.en, "lantern", "latnern", .told),
    Typed(.en, "lantern", "antern", .wrong), Typed(.en, "lantern", "lanterns", .told),
    Typed(.en, "lantern", "lanetnr", .wrong), Typed(.en, "lantern", "lanrn", .wrong),
    Typed(.en, "lantern", "lentirn", .wrong), Typed(.en, "lantern", "lan", .wrong),
    Typed(.en, "signal", "signl", .told), Typed(.en, "signal", "singal", .told),
    Typed(.en, "torch", "torhc", .told), Typed(.en, "torch", "torches", .told),
    Typed(.en, "torch", "porch", .wrong), Typed(.en, "torch", "storch", .wrong),
    Typed(.fr, "lumière", "lumiere", .told), Typed(.fr, "lumière", "lumirèe", .told),
    Typed(.fr, "lumière", "lumère", .told),
    Typed(.fr, "la lanterne magique", "lanterne majique", .told),
    Typed(.en, "oil lantern", "oil lantren", .told),
    Typed(.en, "oil lantern", "oli lantern", .wrong),
    Typed(.en, "lantern bearer", "lantren baerer", .wrong),
    Typed(.en, "floor4a", "floor4b", .wrong),
  ]

  static let misses: [Typed] = [
    Typed(.en, "lantern", not: "torch", "torch", .miss),
    Typed(.en, "lantern", not: "torch|candle", "the candle", .miss),
    Typed(.en, "lantern", not: "torch", "rope", .wrong),
    Typed(.en, "lantern", not: "candle", "candel", .miss),
    Typed(.fr, "lumière", not: "lueur", "Lueur", .miss),
    Typed(.fr, "lanterne", not: "bougie", "bougei", .miss),
    Typed(.en, "poison", not: "prison", "prison", .miss),
    Typed(.en, "poison", not: "prison", "pison", .miss),
    Typed(.en, "poison", not: "prison", "poision", .told),
    Typed(.en, "raisin", not: "raison", "raisen", .miss),
    Typed(.en, "planet", not: "plane", "plane", .miss),
    Typed(.en, "planet", not: "plane", "plaet", .told),
    Typed(.en, "planet", not: "plane", "plant", .wrong),
    Typed(.en, "planet", not: "plane", "planer", .wrong),
    Typed(.en, "planet", not: "plane", "planet", .right),
    Typed(.fr, "poisson", not: "poison", "poisson", .right),
    Typed(.fr, "poisson", not: "poison", "poison", .miss),
    Typed(.fr, "poisson", not: "poison", "poissn", .miss),
    Typed(.fr, "le dessert", not: "le désert", "désert", .miss),
    Typed(.fr, "le dessert", not: "le désert", "desert", .miss),
    Typed(.fr, "le dessert", not: "le désert", "le dessert", .right),
  ]

  /// Frames, slips in short words, and what makes neither.
  static let frames: [Typed] = [
    Typed(.en, "Iraq", "Iran", .wrong), Typed(.en, "Iraq", "it's Iraq", .right),
    Typed(.en, "torch", "I think it was a torhc", .told),
    Typed(.en, "torch", "tor ch, please", .right), Typed(.en, "torch", "torch torch", .wrong),
    Typed(.en, "house", "hose", .told), Typed(.en, "house", not: "hose", "hose", .miss),
    Typed(.en, "house", not: "horse", "it is a hose", .miss), Typed(.en, "iron", "ion", .wrong),
    Typed(.en, "on", "in on", .wrong), Typed(.en, "on", "on", .right),
    Typed(.en, "no", "I'd say no", .right), Typed(.en, "seven", "I'd say 70", .wrong),
    Typed(.fr, "1", "il y en a un", .right), Typed(.fr, "2", "un ou deux", .wrong),
    Typed(.fr, "ombre", not: "son", "son ombre", .right),
    Typed(.fr, "ombre", not: "son", "c’était un son", .miss),
    Typed(.fr, "ombre|silhouette", "une ombre ou une silhouette", .right),
    Typed(.fr, "ombre", "une ombre ou une silhouette", .wrong),
    Typed(.fr, "la forêt", "c’est la foret", .told),
  ]

  @Test(
    arguments: [plain, marks, separators, articles, numbers, ordinals, slack, misses, frames]
      .flatMap(\.self))
  func `a typed answer is taken for what it is`(_ typed: Typed) throws {
    let level = open(
      accepted: try list(en: typed.accepted, fr: typed.accepted),
      misses: try list(en: typed.misses, fr: typed.misses))
    let proper = typed.accepted.split(separator: "|").first.map { String($0) }
    let expected: TypedAnswerEvaluation =
      switch typed.taken {
      case .right: .right(spelling: nil)
      case .told: .right(spelling: proper)
      case .miss: .nearMiss(level.nearMisses[0])
      case .wrong: .unforeseen
      case .empty: .empty
      }
    #expect(level.match(typed.text, in: typed.language) == expected)
  }

  @Test func `each language has its own answers`() throws {
    let level = open(
      accepted: try list(en: "lantern", fr: "lanterne rouge"),
      misses: try list(en: "rope", fr: "corde"))
    #expect(level.match("lantern", in: .en) == .right(spelling: nil))
    #expect(level.match("lantern", in: .fr) == .unforeseen)
    #expect(level.match("corde", in: .fr) == .nearMiss(level.nearMisses[0]))
    #expect(level.match("corde", in: .en) == .unforeseen)
  }

  @Test func `the spelling that fits is the one that is told`() throws {
    let accepted = "météore|étoile filante"
    let level = open(
      accepted: try list(en: accepted, fr: accepted), misses: try list(en: "", fr: ""))
    #expect(level.match("etoile filante", in: .fr) == .right(spelling: "étoile filante"))
    #expect(level.match("une étoile filente", in: .fr) == .right(spelling: "étoile filante"))
  }

  /// A text that would be slow if it were taken whole: a piece many times, behind a beginning.
  struct HugeText: Sendable, CustomTestStringConvertible {
    let start: String
    let piece: String
    let count: Int
    let taken: Taken

    init(_ piece: String, times count: Int, _ taken: Taken, behind start: String = "") {
      (self.start, self.piece, self.count, self.taken) = (start, piece, count, taken)
    }

    var testDescription: String { "\(start)\(piece) × \(count)" }
  }

  static let huge = [
    HugeText("\u{301}", times: 10_000, .wrong, behind: "e"),
    HugeText("\u{301}\u{323}", times: 10_000, .wrong, behind: "e"),
    HugeText("\u{301}\u{323}", times: 100_000, .empty),
    HugeText("lantern", times: 20_000, .wrong), HugeText("the ", times: 20_000, .wrong),
    HugeText("ʼ", times: 200_000, .empty), HugeText("four ", times: 20_000, .wrong),
    HugeText("é", times: 200_000, .wrong), HugeText("👨‍👩‍👧", times: 10_000, .empty),
  ]

  @Test(.timeLimit(.minutes(1)), arguments: huge)
  func `a huge answer is judged at once`(_ huge: HugeText) throws {
    let level = open(
      accepted: try list(en: "lantern", fr: "été"), misses: try list(en: "rope", fr: "corde"))
    let text = huge.start + String(repeating: huge.piece, count: huge.count)
    let expected: TypedAnswerEvaluation = huge.taken == .empty ? .empty : .unforeseen
    for language in Language.allCases {
      let match = level.match(text, in: language)
      #expect(match == expected)
    }
  }

  @Test func `of a huge answer only the beginning is folded`() {
    let key = NormalizedAnswer(String(repeating: "ice ", count: 10_000), in: .en)
    #expect(key.words == Array(repeating: "ice", count: 1_024))
  }

  /// Texts of ASCII alone are read byte by byte, all others letter by letter.
  @Test(arguments: [
    "The Four steps", "twenty one", "3.50", "-3 - 4", "1,234,567.890", "a-3", "1,2,3", "x 1.5.2",
    "A\r\nB",
    "don't", "\u{0}b", "007", "one hundred", "le dix-sept", "the", "2.0", "5,", "un deux",
  ]) func `plain and other texts are read alike`(_ text: String) {
    for language in Language.allCases {
      for keepsAccents in [false, true] {
        let plain = NormalizedAnswer(text, in: language, keepsAccents: keepsAccents)
        let other = NormalizedAnswer(text + " 🔥", in: language, keepsAccents: keepsAccents)
        #expect(plain == other, "\(language)")
      }
    }
  }
}
