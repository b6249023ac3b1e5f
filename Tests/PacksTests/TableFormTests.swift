import Localization
import Testing

@testable import Packs

/// Pairs and gaps in tables, and what is told of answers that were likely meant otherwise.
struct TableFormTests {
  /// Cells below `question;right;wrong;kind`, the level, and what is told.
  static let rows: [(String, String?, [String])] = [
    // Pairs.
    ("Rivers?;London = Thames|Paris = Seine;;match", "match London: Thames; Paris: Seine", []),
    (
      "Rivers?;London=Thames|Paris->Seine;Nile;pairs",
      "match London: Thames; Paris: Seine; or Nile", []
    ),
    (
      "Rivers?;London → Thames | Paris → Seine;;appariement", "match London: Thames; Paris: Seine",
      []
    ),
    (
      "Rivers?;London = Thames|Paris = Seine;;", "match London: Thames; Paris: Seine",
      ["readAsMatch"]
    ),
    ("Rivers?;London = Thames|Paris;;match", nil, ["noPartner"]),
    ("Rivers?;London = |Paris = Seine;;match", nil, ["noPartner"]),
    ("Rivers?;London = Thames;;match", nil, ["onePartner"]),
    ("x?;x = 2|2 = x;;", "open x = 2, 2 = x", []),
    ("x?;x = 2|x = -2;;", "open x = 2, x = -2", []),
    ("x?;x = 2;;", "open x = 2", []),
    ("Right?;1 = 1|2 = 2;1 = 2;", "several 1 = 1*, 2 = 2*, 1 = 2", ["readAsSeveral"]),
    // Gaps.
    ("The ___ eats a __.;cat|mouse;;gaps", "gaps cat | mouse", []),
    ("The ___ eats a ___.;cat|mouse;;", "gaps cat | mouse", ["readAsGaps"]),
    ("The {1} eats a {2}.;cat|mouse;;", "gaps cat | mouse", ["readAsGaps"]),
    ("The {2} eats a {1}.;mouse|cat;;trous", "gaps mouse | cat", []),
    ("The {1} eats.;cat;;", "gaps cat", ["readAsGaps"]),
    ("A ___ and ___.;colour/color|grey / gray;;gaps", "gaps colour, color | grey, gray", []),
    ("A ___ and ___.;1/2|km/h;;gaps", "gaps 1/2 | km/h", []),
    ("A ___ and ___.;365/365,25|1914/14;;gaps", "gaps 365, 365,25 | 1914, 14", []),
    ("A ___ and ___.;14/7/1789|2/two;;gaps", "gaps 14/7/1789 | 2, two", []),
    ("A ___ and ___.;cat;;gaps", nil, ["gapsAndAnswers"]),
    ("A cat.;cat;;gaps", nil, ["gapsAndAnswers"]),
    ("A ___ and ___.;a|b|c;;", nil, ["gapsAndAnswers"]),
    ("A ___ and ___.;cat;;", "open cat", ["oneAnswerForGaps"]),
    ("A ___.;cat|kitten;;", "open cat, kitten", []),
    ("A ___.;cat;dog;gaps", "gaps cat", ["wrongOfGaps"]),
    (
      "Rivers?;London=Thames|Paris=Seine;;pair", "match London: Thames; Paris: Seine",
      ["unknownKind"]
    ),
    ("When?;1/7/1916;;", "open 1/7/1916", ["dayOrMonth"]),
    ("When?;31/7/1916;;", "open 31/7/1916", []),
    ("Who wrote it?;Voltaire, Arouet;;", "open Voltaire, Arouet", ["likelySeveral"]),
    ("Which two wrote it?;Watson, Crick;;", "open Watson, Crick", []),
    ("Who wrote it?;Charles Darwin, England;;", "open Charles Darwin, England", []),
    ("Which king?;William (the Conqueror);;", "open William (the Conqueror)", []),
    ("When?;14 July;;date", "open 14 July", []),
    ("Why did it sink?;it hit an iceberg;;", "open it hit an iceberg", ["onlyOneReason"]),
    ("Why did it sink?;an iceberg|it hit ice;;", "open an iceberg, it hit ice", []),
    ("Why did it sink?;an iceberg;;", "open an iceberg", []),
    (
      "What is it?;a stone that fell from the sky;;", "open a stone that fell from the sky",
      ["onlyOneReason"]
    ),
    ("Say it anew.;a stone that fell from the sky;;", "open a stone that fell from the sky", []),
    ("Name two rivers.;Po|Don|Ob;;", "open Po, Don, Ob", ["anyIsEnoughOfMore"]),
    ("Name the author of “The 3 Musketeers”.;a|b|c|d;;", "open a, b, c, d", []),
    ("Name three rivers.;Po|Don|Ob;;", "open Po, Don, Ob", ["anyIsEnough"]),
    ("Name the river of the two towns.;Po|Padus;;", "open Po, Padus", ["anyIsEnough"]),
    ("Which two towns does it part?;A-B|B-A|A/B;;", "open A-B, B-A, A/B", []),
    ("What sank it?;a very large iceberg;;", "open a very large iceberg", []),
    // A kind in the column of wrong answers.
    ("The ___ eats a ___.;cat|mouse;gaps;", "gaps cat | mouse", ["kindAmongWrong"]),
    ("A __.;cat;trous;", "gaps cat", ["kindAmongWrong"]),
    ("A cat.;cat;trous;", "closed cat | trous", []),
    (
      "Rivers?;London = Thames|Paris = Seine;match;", "match London: Thames; Paris: Seine",
      ["kindAmongWrong"]
    ),
    ("Which?;cat|dog;several;", "several cat*, dog*", ["kindAmongWrong"]),
    ("Which?;cat;several;", "closed cat | several", []),
    ("How many?;4|5;number;", "open 4, 5", ["kindAmongWrong"]),
    ("Is it?;true;vf;", "closed True | False", ["kindAmongWrong"]),
    ("Is it?;cat;open;", "closed cat | open", []),
    ("A ___ and ___.;cat|/;;gaps", nil, ["emptyAnswer"]),
    ("A ___ and ___.;cat|+;;gaps", nil, ["unusableAnswer"]),
    ("{1} and {1}.;cat;;gaps", nil, ["misplacedGap"]),
    ("___ or ___?;this;that|both;", "closed this | that | both", []),
    (
      "1___2___3___4___5___6___7___8___9___10___;a|b|c|d|e|f|g|h|i|j;;gaps", nil,
      ["surplusGaps"]
    ),
  ]

  @Test(arguments: rows) func `a row is pairs or a text with gaps, or says why it is not`(
    _ row: String, _ task: String?, _ told: [String]
  ) {
    let made = imported("question;right;wrong;kind\n" + row + "\n")
    #expect(made.document?.levels.first.map { summary(of: $0.task) } == task)
    #expect(warnings(made) == told)
    if let document = made.document {
      #expect(PackReader.read(PackWriter.write(document)).document == document)
      #expect(PackCheck(document).findings.allSatisfy { $0.severity == .warning })
    }
  }

  @Test func `gaps stand in the text by number, and are typed`() throws {
    let made = imported("question;right;kind;reply\nA ____, a __.;cat|dog;gaps;Miaow.\n")
    let level = try #require(made.document?.levels.first)
    #expect(plain(level.text) == "A {1}, a {2}.")
    #expect(summary(of: level.task) == "gaps cat | dog; yes Miaow.")
    #expect(level.hints.map { plain($0) } == ["The answer: cat; dog"])
  }

  /// Typed answers, in which language, and how several of them would be parted.
  static let answers: [(String, Language, String?)] = [
    ("\"Cardiff; Swansea\"", .en, "Cardiff|Swansea"), ("printf();", .en, nil),
    ("The Pacific / Pacific Ocean", .en, "The Pacific|Pacific Ocean"), ("km/h", .en, nil),
    ("la Méditerranée / la mer Méditerranée", .fr, "la Méditerranée|la mer Méditerranée"),
    ("1348 or 1349", .en, "1348|1349"), ("1348 ou 1349", .fr, "1348|1349"), ("or", .fr, nil),
    ("whatever he had said or not said", .en, nil), ("Bern|Berne", .en, nil),
    ("grey/gray", .en, "grey|gray"), ("Angel Falls (Salto Ángel)", .en, "Angel Falls|Salto Ángel"),
    ("CO2/carbon dioxide", .en, "CO2|carbon dioxide"), ("50 km/h", .en, nil),
    ("m/s", .en, nil), ("mi/h", .en, nil), ("f(x)", .en, nil), ("2 km (ou 3)", .fr, nil),
  ]

  @Test(arguments: answers) func `an answer that is likely several is told of`(
    _ cell: String, _ language: Language, _ parted: String?
  ) {
    for header in ["question,right\n", ""] {
      let made = imported("\(header)What?,\(cell)\nWho?,I\n", in: language)
      let found = made.findings.compactMap { finding in
        if case .table(.likelySeveral(_, let parted)) = finding.reason {
          parted.string
        } else {
          nil
        }
      }
      #expect(found == (parted.map { [$0] } ?? []))
    }
  }

  /// Cells, the number and its unit, and what is told.
  static let numbers: [(String, Language, String?, [String])] = [
    ("68.4 million", .en, "68400000", ["readAsNumber", "groupedNumber"]),
    ("68,4 millions d’habitants", .fr, "68400000 habitants", ["readAsNumber", "groupedNumber"]),
    ("3 billion", .en, "3000000000", ["readAsNumber", "groupedNumber"]),
    ("3 billions", .fr, "3000000000000", ["readAsNumber", "groupedNumber"]),
    ("2 milliards d'euros", .fr, "2000000000 euros", ["readAsNumber", "groupedNumber"]),
    ("12 thousand km", .en, "12000 km", ["readAsNumber", "groupedNumber"]),
    ("5 mille", .fr, "5000", ["readAsNumber", "groupedNumber"]),
    ("67 ± 1 million", .en, "67000000 ±1000000", ["readAsNumber", "groupedNumber"]),
    ("0.5 thousand", .en, "500", ["readAsNumber", "groupedNumber"]),
    ("1.2345 thousand", .en, "1234.5", ["readAsNumber", "groupedNumber"]),
    ("8000000000", .en, "8000000000", ["readAsNumber"]),
    ("about 67 million", .en, nil, ["aboutNumber"]), ("c. 1348", .en, nil, ["aboutNumber"]),
    ("c.1348", .en, nil, ["aboutNumber"]), ("environ 68,4 millions", .fr, nil, ["aboutNumber"]),
    ("env. 12 km", .fr, nil, ["aboutNumber"]), ("about a boy", .en, nil, []),
    ("mille", .fr, "1000", ["readAsNumber", "groupedNumber"]), ("14 juillet", .fr, nil, []),
    ("1920s", .en, nil, []),
    ("18e", .fr, nil, []),
    ("14:30", .en, nil, []), ("14h30", .fr, nil, []), ("3 h", .fr, "3 h", ["readAsNumber"]),
    ("2 May", .en, nil, []), ("21st", .en, nil, []),
    ("1789", .en, "1789", []), ("6", .fr, "6", []), ("3.5", .en, "3.5", ["readAsNumber"]),
    ("6 km", .en, "6 km", ["readAsNumber"]), ("-4", .en, "-4", ["readAsNumber"]),
    ("17890", .en, "17890", ["readAsNumber"]),
  ]

  @Test(arguments: numbers) func `a number is read with the zeros of its word`(
    _ cell: String, _ language: Language, _ number: String?, _ told: [String]
  ) throws {
    let made = imported("question;right\nHow many?;\(cell)\n", in: language)
    let level = try #require(made.document?.levels.first)
    let read: String? =
      if case .number(let question) = level.task {
        question.right.text + (question.tolerance.map { " ±" + $0.text } ?? "")
          + (question.units.map { " " + plain($0) } ?? "")
      } else { nil }
    #expect(read == number)
    #expect(warnings(made) == told)
  }

  @Test func `a row without a chapter is told to go to that of the row above`() {
    let made = imported("chapter;question;right\n;A;bee\nX;B;bee\n;C;bee\n;D;bee\n")
    #expect(warnings(made) == ["chapterOfBefore", "chapterOfBefore"])
    #expect(made.document?.chapters.map(\.levels.count) == [1, 3])
    #expect(warnings(imported("question;right\nA;bee\nB;bee\n")) == [])
  }

  @Test(arguments: [
    ("A,bee,\nB,bee,\nA,bee,", 1), ("A,bee,\nA,cow,", 1), ("A,bee,cow\nA,dog,cat", 0),
    ("A,bee,cow\nA,bee,cow", 1), ("A,bee,\nA,bee,cow", 0),
  ]) func `a question that is there twice is told of`(_ rows: String, _ count: Int) {
    let made = imported("question,right,wrong\n" + rows + "\n")
    #expect(made.findings.count { $0.reason == .repeatedQuestion } == count)
  }

  @Test(arguments: [(1, false), (2, false), (3, true)])
  func `more questions to draw than there are is told of`(_ drawn: Int, _ isTold: Bool) {
    var settings = PackImport.Settings()
    settings.drawn = drawn
    let made = PackImport(
      Array("A{T}\n\nB{T}\n".utf8), format: nil, title: SafeText(cleaning: "t"), language: .en,
      settings: settings)
    #expect(
      made.findings.map(\.reason) == (isTold ? [.surplusDraw(drawn: drawn, questions: 2)] : []))
  }

  @Test(arguments: [
    ("question,rigth\nA,bee", "right"), ("question;rigth;wrong\nA;bee;cow\nB;bee;cow", "right"),
    ("qestion,right,wrong\nA,bee,cow", "question"), ("quesiton;reponce;faux\nA;b;c", "question"),
    ("question,right,hnit\nA,bee,cow", "hint"),
  ]) func `a misspelt header is told with what it should be`(_ text: String, _ near: String) {
    let made = imported(text + "\n")
    let words = made.findings.map { $0.reason.text.resolved(in: .en) }
    #expect(words.contains { $0.contains("Did you mean “\(near)”?") }, "\(words)")
  }
}

private func imported(_ text: String, in language: Language = .en) -> PackImport {
  PackImport(
    Array(text.utf8), format: .csv, title: SafeText(cleaning: "t"), language: language)
}
