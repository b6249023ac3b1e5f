import Answers
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

  var testDescription: String { "\(text) for \(accepted)" }
}

private func typed(
  _ language: Language, _ accepted: String, not misses: String = "", _ taken: Taken,
  _ texts: String...
) -> [Typed] {
  texts.map {
    Typed(language: language, accepted: accepted, misses: misses, text: $0, taken: taken)
  }
}

func open(
  accepted: LocalizedList, misses: LocalizedList, isExact: Bool = false
) -> TypedAnswers {
  TypedAnswers(
    accepted: accepted,
    nearMisses: [ForeseenWrongAnswer(id: "miss", texts: misses, reply: text("nearly"))],
    isExact: isExact)
}

@Suite struct AnswerTests {
  static let plain: [[Typed]] = [
    typed(.en, "lantern", .right, "lantern", "LANTERN", "  lantern\t", "“Lantern”!"),
    typed(.en, "lantern", .right, "(lantern).", "…lantern…", "🔥 lantern 🔥", "lan\u{AD}tern"),
    typed(.en, "Lantern", .right, "lAnTeRn"),
    typed(.fr, "lanterne", .right, "«\u{A0}Lanterne\u{A0}»", "lanterne\u{202F}?"),
    typed(.en, "lantern", .wrong, "lantern" + String(repeating: " ", count: 600) + "rope"),
    typed(.en, "lantern", .wrong, "rope"), typed(.fr, "lanterne", .wrong, "corde"),
    typed(.en, "lantern", .empty, "", " \t\u{A0}", "?!…—", "🔥", "\u{301}\u{308}", "\u{345}"),
    typed(.en, "lantern", .empty, "ʼ"), typed(.fr, "lanterne", .empty, "👨‍👩‍👧"),
    typed(.en, "lantern", .told, "lan\u{200D}tern"),
    typed(.en, "oil lamp|lantern", .right, "oil lamp", "lantern"),
  ]

  static let marks: [[Typed]] = [
    typed(.fr, "été", .right, "été", "ÉTÉ", "e\u{301}te\u{301}"),
    typed(.fr, "e\u{301}te\u{301}", .right, "été"), typed(.fr, "été", .told, "ete", "ETE", "èté"),
    typed(.fr, "ete", .told, "été"), typed(.fr, "la forêt", .told, "foret"),
    typed(.fr, "la forêt", .right, "la forêt"), typed(.fr, "garçon", .told, "garcon"),
    typed(.fr, "noël", .told, "Noel"), typed(.fr, "cœur", .right, "cœur", "CŒUR"),
    typed(.fr, "cœur", .told, "coeur"), typed(.fr, "coeur", .told, "cœur"),
    typed(.fr, "un œuf", .told, "oeuf"), typed(.fr, "l’œil", .told, "l'oeil"),
    typed(.en, "encyclopædia", .told, "encyclopaedia"), typed(.en, "æther", .told, "AETHER"),
    typed(.en, "ǽ", .right, "æ\u{301}"), typed(.en, "ǽ", .told, "ae"),
    typed(.fr, "lætitia", .told, "laetitia"), typed(.en, "café", .told, "cafe"),
    typed(.en, "İstanbul", .told, "istanbul"), typed(.en, "Łódź", .told, "lodz"),
    typed(.en, "smørrebrød", .told, "smorrebrod"), typed(.en, "straße", .told, "strasse"),
    typed(.en, "fish", .told, "ﬁsh"), typed(.en, "Þór", .told, "thor"),
  ]

  static let separators: [[Typed]] = [
    typed(.fr, "l'été", .right, "l’été"),
    typed(.fr, "l’été", .right, "l'été", "lʼété", "l‘été", "l été", "été"),
    typed(.fr, "été", .right, "L’ÉTÉ"), typed(.fr, "l’été", .told, "l'ete"),
    typed(.fr, "aujourd’hui", .right, "aujourd'hui", "aujourdʼhui", "aujourdhui"),
    typed(.en, "bird’s nest", .right, "birds nest"),
    typed(.fr, "États-Unis", .right, "États Unis", "ÉTATS-UNIS", "États\u{2011}Unis"),
    typed(.fr, "États-Unis", .right, "états–unis", "États\u{A0}Unis", "étatsunis"),
    typed(.fr, "États-Unis", .told, "etats unis"),
    typed(.fr, "arc-en-ciel", .right, "arc en ciel"),
    typed(.en, "snow cave", .right, "snow-cave", "snowcave"),
    typed(.en, "4402", .right, "44-02", "4 4 0 2"),
  ]

  static let articles: [[Typed]] = [
    typed(.en, "lantern", .right, "the lantern", "A lantern", "my lantern"),
    typed(.en, "the lantern", .right, "lantern"), typed(.en, "echo", .right, "an echo"),
    typed(.fr, "lanterne", .right, "la lanterne", "une lanterne"),
    typed(.fr, "la lanterne", .right, "ma lanterne", "une lanterne"),
    typed(.fr, "lumière", .right, "de la lumière"), typed(.fr, "eau", .right, "de l’eau", "d'eau"),
    typed(.fr, "glace", .told, "des glaces"), typed(.en, "lantern", .wrong, "the", "la lantern"),
    typed(.en, "a", .right, "a"), typed(.fr, "la", .right, "la"),
    typed(.fr, "la lanterne", .told, "le lanterne"),
    typed(.fr, "une lanterne", .told, "un lanterne"),
    typed(.fr, "la lanterne|le lanterne", .right, "le lanterne"),
    typed(.en, "an echo", .told, "a echo"), typed(.en, "an echo", .right, "the echo"),
    typed(.fr, "lanterne", .wrong, "the lanterne"),
  ]

  static let numbers: [[Typed]] = [
    typed(.en, "4", .right, "four"), typed(.en, "four", .right, "4", "FOUR"),
    typed(.fr, "4", .right, "quatre"), typed(.fr, "quatre", .right, "4"),
    typed(.en, "4", .wrong, "quatre"), typed(.fr, "4", .wrong, "four"),
    typed(.en, "0", .right, "zero"), typed(.fr, "0", .right, "zéro"),
    typed(.fr, "zéro", .right, "0"), typed(.fr, "zéro", .told, "zero"),
    typed(.en, "20", .right, "twenty"),
    typed(.fr, "17", .right, "dix-sept", "dix sept", "dixsept"),
    typed(.fr, "dix-sept", .right, "17"), typed(.fr, "17 pas", .right, "dix-sept pas"),
    typed(.fr, "dix-sept pas", .right, "17 pas"), typed(.en, "three steps", .right, "3 steps"),
    typed(.en, "3 steps", .right, "three steps"), typed(.fr, "les 7 lacs", .right, "sept lacs"),
    typed(.fr, "1", .right, "un"), typed(.en, "16", .wrong, "six"),
    typed(.en, "4402", .wrong, "4403", "440", "44020", "4042"),
    typed(.en, "44021234", .wrong, "44021235"), typed(.en, "12", .told, "１２"),
    typed(.en, "sixteen", .right, "16"), typed(.en, "lock 4402", .told, "lokc 4402"),
    typed(.en, "42", .right, "forty-two"), typed(.en, "forty-two", .right, "42"),
    typed(.en, "206", .right, "two hundred and six"),
    typed(.en, "1945", .right, "nineteen forty-five"),
    typed(.en, "1,200", .right, "one thousand two hundred"),
    typed(.en, "42", .wrong, "forty three"), typed(.en, "4402", .right, "four four zero two"),
    typed(.en, "100", .right, "a hundred"), typed(.fr, "81", .right, "quatre-vingt-un"),
    typed(.fr, "80", .right, "quatre-vingts"), typed(.fr, "97", .right, "quatre-vingt-dix-sept"),
    typed(.fr, "71", .right, "soixante et onze"),
    typed(.fr, "21", .right, "vingt et un", "vingt et une"),
    typed(.fr, "1914", .right, "mille neuf cent quatorze"),
    typed(.fr, "200", .right, "deux cents"), typed(.fr, "20", .wrong, "quatre-vingts"),
    typed(.fr, "24", .wrong, "quatre-vingts"),
  ]

  static let ordinals: [[Typed]] = [
    typed(.en, "fourth", .right, "4th"), typed(.en, "the 4th", .right, "fourth"),
    typed(.en, "4th", .wrong, "4"), typed(.en, "4", .wrong, "fourth"),
    typed(.en, "21st", .right, "twenty-first"),
    typed(.en, "18th century", .right, "eighteenth century"),
    typed(.en, "eighteenth", .wrong, "17th"), typed(.en, "2nd", .right, "second"),
    typed(.fr, "quatrième", .right, "4e"), typed(.fr, "4e", .right, "4ème"),
    typed(.fr, "1er", .right, "premier"), typed(.fr, "première", .right, "1re"),
    typed(.fr, "vingt et unième", .right, "21e"),
    typed(.fr, "17e siècle", .right, "dix-septième siècle"),
    typed(.en, "fourth", .told, "fuorth", "I think fourt"),
    typed(.en, "seventh", .wrong, "seventy", "70"),
    typed(.fr, "quatrième essai", .told, "quatreième essai"), typed(.fr, "dixième", .wrong, "11e"),
    typed(.fr, "quatrième", .told, "quatrieme"),
  ]

  /// A number keeps its sign and its decimal mark.
  static let figures: [[Typed]] = [
    typed(.en, "3.5", .right, "3.5", "3,5", "3.50", "It is 3.5.", "3.5."),
    typed(.en, "3.5", .wrong, "35"), typed(.en, "35", .wrong, "3.5"),
    typed(.fr, "3,5", .right, "3.5"), typed(.fr, "3,5", .wrong, "35"),
    typed(.en, "3", .right, "3.0"), typed(.en, "3.5 km", .right, "3.5km"),
    typed(.en, "-3", .right, "-3", "−3"), typed(.en, "-3", .wrong, "3"),
    typed(.en, "3", .wrong, "-3"), typed(.en, "-3.5", .wrong, "-35"),
    typed(.en, "x=-3", .right, "x = -3"), typed(.en, "1,234", .right, "1234"),
    typed(.en, "1234567.5", .right, "1,234,567.5"), typed(.fr, "1 234,5", .right, "1234.5"),
    typed(.fr, "1,234", .wrong, "1234"), typed(.en, "4402", .right, "4-4-0-2"),
    typed(.en, "1, 2, 3", .right, "1,2,3"), typed(.en, "1.2.3", .right, "123"),
    typed(.en, "12.5.2024", .right, "12/5/2024"), typed(.en, "3.", .right, "3"),
    typed(.en, ".5", .right, "5"), typed(.en, "-", .empty, ""),
  ]

  /// Where the spelling counts: `right` and `wrong` alone, but for what says nothing.
  static let exact: [[Typed]] = [
    typed(.fr, "été", .right, "été", "ÉTÉ"), typed(.fr, "été", .wrong, "ete"),
    typed(.fr, "l’été", .right, "l'été"), typed(.fr, "l’été", .wrong, "été"),
    typed(.fr, "arc-en-ciel", .wrong, "arc en ciel"),
    typed(.fr, "arc-en-ciel", .right, "Arc-en-ciel."), typed(.fr, "cœur", .wrong, "coeur"),
    typed(.en, "necessary", .wrong, "neccessary"), typed(.en, "four", .wrong, "4"),
    typed(.en, "went", .wrong, "I think went"), typed(.en, "it’s", .wrong, "its"),
    typed(.en, "it’s", .right, "It's!"),
    typed(.en, "necessary", not: "necesary", .miss, "Necesary"),
    typed(.en, "went", .empty, "", "I don’t know"), typed(.fr, "allé", .empty, "je sais plus"),
  ]

  static let slack: [[Typed]] = [
    typed(.en, "lantern", .told, "lanern", "lanttern", "lamtern", "latnern", "lanterns"),
    typed(.en, "lantern", .wrong, "antern", "lanetnr", "lanrn", "lentirn", "lan"),
    typed(.en, "signal", .told, "signl", "singal"), typed(.en, "torch", .told, "torhc", "torches"),
    typed(.en, "torch", .wrong, "porch", "storch"),
    typed(.fr, "lumière", .told, "lumiere", "lumirèe", "lumère"),
    typed(.fr, "la lanterne magique", .told, "lanterne majique"),
    typed(.en, "oil lantern", .told, "oil lantren"),
    typed(.en, "oil lantern", .wrong, "oli lantern"),
    typed(.en, "lantern bearer", .wrong, "lantren baerer"),
    typed(.en, "floor4a", .wrong, "floor4b"),
  ]

  static let misses: [[Typed]] = [
    typed(.en, "lantern", not: "torch", .miss, "torch"),
    typed(.en, "lantern", not: "torch|candle", .miss, "the candle"),
    typed(.en, "lantern", not: "torch", .wrong, "rope"),
    typed(.en, "lantern", not: "candle", .miss, "candel"),
    typed(.fr, "lumière", not: "lueur", .miss, "Lueur"),
    typed(.fr, "lanterne", not: "bougie", .miss, "bougei"),
    typed(.en, "poison", not: "prison", .miss, "prison", "pison"),
    typed(.en, "poison", not: "prison", .told, "poision"),
    typed(.en, "raisin", not: "raison", .miss, "raisen"),
    typed(.en, "planet", not: "plane", .miss, "plane"),
    typed(.en, "planet", not: "plane", .told, "plaet"),
    typed(.en, "planet", not: "plane", .wrong, "plant", "planer"),
    typed(.en, "planet", not: "plane", .right, "planet"),
    typed(.fr, "poisson", not: "poison", .right, "poisson"),
    typed(.fr, "poisson", not: "poison", .miss, "poison", "poissn"),
    typed(.fr, "le dessert", not: "le désert", .miss, "désert", "desert"),
    typed(.fr, "le dessert", not: "le désert", .right, "le dessert"),
  ]

  /// Frames, slips in short words, and what makes neither.
  static let frames: [[Typed]] = [
    typed(.en, "Iraq", .wrong, "Iran"), typed(.en, "Iraq", .right, "it's Iraq"),
    typed(.en, "torch", .told, "I think it was a torhc"),
    typed(.en, "torch", .right, "tor ch, please"), typed(.en, "torch", .wrong, "torch torch"),
    typed(.en, "house", .told, "hose"), typed(.en, "house", not: "hose", .miss, "hose"),
    typed(.en, "house", not: "horse", .miss, "it is a hose"), typed(.en, "iron", .wrong, "ion"),
    typed(.en, "on", .wrong, "in on"), typed(.en, "on", .right, "on"),
    typed(.en, "no", .right, "I'd say no"), typed(.en, "seven", .wrong, "I'd say 70"),
    typed(.fr, "1", .right, "il y en a un"), typed(.fr, "2", .wrong, "un ou deux"),
    typed(.fr, "ombre", not: "son", .right, "son ombre"),
    typed(.fr, "ombre", not: "son", .miss, "c’était un son"),
    typed(.fr, "ombre|silhouette", .right, "une ombre ou une silhouette"),
    typed(.fr, "ombre", .wrong, "une ombre ou une silhouette"),
    typed(.fr, "la forêt", .told, "c’est la foret"),
  ]

  @Test(
    arguments: [
      plain, marks, separators, articles, numbers, ordinals, figures, slack, misses, frames,
    ]
    .joined().flatMap(\.self))
  func `a typed answer is taken for what it is`(_ typed: Typed) throws {
    let proper = typed.accepted.split(separator: "|").first.map { String($0) }
    try expect(typed, isExact: false, spelling: proper)
  }

  @Test(arguments: exact.flatMap(\.self))
  func `where the spelling counts, each letter does`(_ typed: Typed) throws {
    try expect(typed, isExact: true, spelling: nil)
  }

  /// `spelling` is the one that is told.
  private func expect(_ typed: Typed, isExact: Bool, spelling: String?) throws {
    let level = open(
      accepted: try list(en: typed.accepted, fr: typed.accepted),
      misses: try list(en: typed.misses, fr: typed.misses), isExact: isExact)
    let expected: TypedAnswerEvaluation =
      switch typed.taken {
      case .right: .right(spelling: nil)
      case .told: .right(spelling: spelling)
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
