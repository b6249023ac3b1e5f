import Localization
import Testing

@testable import Packs

private typealias Words = L10n.PackImport

/// Tables become packs by their header; a cell is what it says.
struct TableImportTests {
  /// Tables that say the same: other names, separators, orders, quotation marks and line ends.
  static let alike = [
    "question,right,wrong,wrong\nCapital of Peru?,Lima,Quito,La Paz\n",
    "Question;Answer;Wrong 1;Wrong 2\r\nCapital of Peru?;Lima;Quito;La Paz\r\n",
    "wrong\tQUESTION\twrong\tright\nQuito\tCapital of Peru?\tLa Paz\tLima",
    "faux,question,faux,juste\nQuito,Capital of Peru?,La Paz,Lima",
    "sep=|\nQuestion|Réponse|FAUX|faux\nCapital of Peru?|Lima|Quito|La Paz",
    "sep=;\nquestion;reponse;faux;faux;\n\n;;;;\nCapital of Peru?;Lima;Quito;La Paz;\n",
    "\"question\", \"right\" ,\"wrong\"\n\"Capital of Peru?\", \"Lima\",\"Quito|La Paz\"",
  ]

  @Test(arguments: alike) func `names, separators and order make no difference`(_ text: String) {
    let made = imported(text)
    #expect(made.findings == [])
    #expect(
      summary(of: made.document)
        == ["# Questions", "question-1 | Capital of Peru? | closed Lima | Quito | La Paz"])
  }

  @Test func `every column is carried over`() {
    let made = imported(
      """
      id,chapter,question,right,wrong,reply,wrong reply,hint,hint,exact
      Top,Peaks,Which?,Everest,K2,Yes.,No.,High,Cold,
      ,Words,"How is ""it""
      spelt?",reçu|Reçu.,,Yes.,Not {answer}.,,,yes
      ,,Who?,me,,,,,,no
      ,Peaks,And?,K2,,,,,,
      """)
    #expect(made.findings == [])
    #expect(
      summary(of: made.document) == [
        "# Peaks", "top | Which? | closed Everest [Yes.] | K2 [No.] (High) (Cold)",
        "question-2 | And? | open K2", "# Words",
        "question-3 | How is \"it\"\nspelt? | exact reçu, Reçu.; else Not {answer}.; yes Yes.",
        "question-4 | Who? | open me",
      ])
    #expect(made.document?.levels.first.map { plain($0.hints.last) } == "The answer: Everest")
  }

  /// A cell is no number, no command and no list but by strokes.
  static let cells: [(String, String)] = [
    ("3.50", "open 3.50"), ("à 500 km", "open à 500 km"), ("to 300 K", "open to 300 K"),
    ("1..5", "open 1..5"), ("true", "open true"), ("A*", "open A*"), ("a;b/c, d", "open a;b/c, d"),
    ("<b>x</b> &amp;", "open <b>x</b> &amp;"), ("$x^2$", "open $x^2$"),
  ]

  @Test(arguments: cells) func `a cell is what it says`(_ cell: String, _ level: String) {
    let made = imported("question,right\nQ?,\"\(cell)\"")
    #expect(made.document.map { summary(of: $0.levels[0].task) } == level)
    #expect(made.findings == [])
  }

  /// Rows, and what is told of them; the header is in line 1, and a good row behind them.
  static let rows: [(String, [String])] = [
    ("?,", ["2:1 " + leftOut(Words.noRightAnswer)]),
    (",Lima,Quito", ["2:1 " + leftOut(Words.noText)]),
    ("Two?,Lima|Cuzco,Quito", ["2:1 " + leftOut(Words.severalRight)]),
    ("Same?,Lima,Lima", ["2:12 " + leftOut(Words.sameRight(text: quoted("Lima")))]),
    ("Sign?,+", ["2:7 " + leftOut(Words.unspeakable(text: quoted("+")))]),
    ("Parted, in two?,Lima,Quito,a,b", ["2:28 " + leftOut(Words.longRow)]),
    ("Blank?,Lima,,,,,", []),
    ("Many?,a,b|c|d|e|f|g|h|i", ["2:1 " + changed(Words.surplus(count: 2))]),
    ("Twice?,a,b|b", ["2:10 " + changed(Words.twice(text: quoted("b")))]),
    ("Blank?,a,b|\u{3000}b", ["2:10 " + changed(Words.twice(text: quoted("\u{3000}b")))]),
    ("Spelt?,a,,maybe", ["2:11 " + changed(Words.unknownExactness(word: quoted("maybe")))]),
    ("Spelt?,a,b,yes", ["2:12 " + changed(Words.exactChoice)]),
    ("Line?,\"a\nb\"", ["2:7 " + changed(Words.linesJoined)]),
    ("\"Unclosed?,Lima", ["2:1 " + leftOut(Words.unclosedQuote)]),
    ("Le?,\"Le \"Cid\" est\"", ["2:5 " + leftOut(Words.unclosedQuote)]),
    (
      "A?,\"b\nC?,d\n\"E?,f",
      ["2:4 " + leftOut(Words.unclosedQuote)]
        + ["4:1 " + leftOut(Words.unclosedQuote)]
    ),
    ("\"\"\"Quote\"\" me\",Lima", []),
  ]

  @Test(arguments: rows) func `a row that is not carried over is named with its line`(
    _ rows: String, _ expected: [String]
  ) throws {
    let made = imported("question,right,wrong,exact\n\(rows)\nCapital of Chile?,Santiago,Lima\n")
    #expect(told(made) == expected)
    let document = try #require(made.document)
    #expect(document.levels.last.map { plain($0.text) } == "Capital of Chile?")
    #expect(PackRuleChecker(document).findings.isEmpty)
  }

  @Test func `a column that is not known is named once`() {
    let made = imported("question,right,mark,right,Q 2\nA?,b,5,c,d\nE?,f,5,g,h")
    #expect(
      told(made)
        == zip(["1:16", "1:21", "1:27"], ["mark", "right", "Q 2"]).map {
          "\($0) \(changed(Words.unknownColumn(name: quoted($1))))"
        })
    #expect(made.document?.levels.map { summary(of: $0.task) } == ["open b", "open f"])
  }

  @Test func `a question keeps eight hints of its own`() {
    let hints = (1...10).map { "h\($0)" }.joined(separator: ",")
    let names = Array(repeating: "hint", count: 10).joined(separator: ",")
    let made = imported("question,right,\(names)\nQ?,a,\(hints)")
    #expect(told(made) == ["2:1 " + changed(Words.surplusHints(count: 2))])
    #expect(made.document?.levels[0].hints.count == 9)
  }
}
