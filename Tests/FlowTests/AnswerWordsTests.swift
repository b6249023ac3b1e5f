import Flow
import Localization
import Testing

/// What the words of a typed answer are.
@Suite struct AnswerWordsTests {
  static let english: [(String, [String])] = [
    ("", []), ("…", []), ("oil lamp", ["oil", "lamp"]), ("don't", ["don", "t"]),
    ("5,", ["5"]), ("3.50", ["3.5"]), ("3.00", ["3"]), ("3.5km", ["3.5km"]), ("3km", ["3km"]),
    ("1,234", ["1234"]), ("1,234,567.890", ["1234567.89"]), ("12,345.6", ["12345.6"]),
    ("1,234,5", ["1234.5"]), ("1,2345", ["1.2345"]), ("1,23", ["1.23"]),
    ("1,2,3", ["1", "2", "3"]),
    ("24.12.2026", ["24", "12", "2026"]), ("x 1.5.2", ["x", "1", "5", "2"]),
    ("x.5.2", ["x", "5.2"]), ("2026 1.5", ["2026", "1.5"]), ("7 5.2", ["7", "5.2"]),
    ("1.5 2.5", ["1.5", "2.5"]), ("-3", ["-3"]), ("(−3.5)", ["-3.5"]), ("-3 - 4", ["-3", "4"]),
    ("- 3", ["3"]), ("-a", ["a"]), ("b-3", ["b", "3"]), ("3-4", ["3", "4"]), ("3 -4", ["3", "-4"]),
    ("four steps", ["4", "steps"]), ("the the", ["the", "the"]), ("an A lamp", ["lamp"]),
  ]

  @Test(arguments: english) func `an English answer has words`(text: String, words: [String]) {
    #expect(NormalizedAnswer(text, in: .en).words == words)
    #expect(NormalizedAnswer("\(text) 🔥", in: .en).words == words)
  }

  static let french: [(String, [String])] = [
    ("1,234", ["1.234"]), ("1.234", ["1.234"]), ("3,50", ["3.5"]), ("dix-sept pas", ["17", "pas"]),
    ("dix sept", ["17"]), ("dix pas", ["10", "pas"]), ("dixit", ["dixit"]), ("l’Été", ["ete"]),
    ("aujourdʼhui", ["aujourd", "hui"]),
  ]

  @Test(arguments: french) func `a French answer has words`(text: String, words: [String]) {
    #expect(NormalizedAnswer(text, in: .fr).words == words)
  }

  static let slips: [Typed] = [
    Typed(.en, "windows7", "windows", .wrong), Typed(.en, "windows", "windows7", .wrong),
    Typed(.en, "lamp", "lamps", .told), Typed(.en, "lamps", "lamp", .told),
    Typed(.en, "lamp", "lmap", .told), Typed(.en, "lamp", "lammp", .told),
    Typed(.en, "lamp", "camp", .wrong), Typed(.en, "lamp", "lamb", .wrong),
    Typed(.en, "lamp", "lam", .wrong), Typed(.en, "lamp", "lap", .wrong),
    Typed(.en, "boot", "bot", .wrong), Typed(.en, "boot", "booot", .told),
    Typed(.en, "house", "hose", .told), Typed(.en, "house", "hous", .wrong),
    Typed(.en, "house", "ouse", .wrong), Typed(.en, "house", "mouse", .wrong),
    Typed(.en, "signal", "ignal", .wrong), Typed(.en, "cat", "cats", .wrong),
  ]

  @Test(arguments: slips) func `a short word is forgiven less than a long one`(typed: Typed) throws
  {
    let level = try open(
      accepted: try list(en: typed.accepted, fr: ""), misses: try list(en: "", fr: ""))
    let expected: TypedAnswerEvaluation =
      typed.taken == .told ? .right(spelling: typed.accepted) : .unforeseen
    #expect(level.match(typed.text, in: .en) == expected)
  }
}
