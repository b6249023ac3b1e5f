import Localization
import Testing

@testable import Packs

/// Texts with gaps as Moodle writes them.
struct ClozeTests {
  /// A text, what the pupil reads, what is typed into its gaps, and what is told.
  static let texts: [(String, String, String?, [String])] = [
    (
      "{1:SHORTANSWER:=Hugo#He did.~%50%Victor#His first name.} wrote it in {2:SA:=1862}.",
      "{1} wrote it in {2}.",
      "gaps Hugo; not Victor [His first name.] | 1862; yes Hugo: He did.", ["halfRight"]
    ),
    ("A {:MW:%100%bee~=wasp~*#Look again.}.", "A {1}.", "gaps bee, wasp; else Look again.", []),
    (
      "{1:MC:Rome~=Berlin~Paris#No.} is {2:MULTICHOICE_V:=old~new}.",
      "{1} (Berlin / Paris / Rome) is {2} (new / old).",
      "gaps Berlin; not Rome; not Paris [No.] | old; not new", ["choicesTyped"]
    ),
    (
      "{1:MCH:=\(String(repeating: "long ", count: 20))~short}", "{1}",
      "gaps \(String(repeating: "long ", count: 20).dropLast()); not short", ["choicesLost"]
    ),
    (
      "{1:NUMERICAL:=23.8:0.1~%50%20#Near.} m", "{1} m", "gaps 23.8; not 20 [Near.]",
      ["toleranceInGap", "halfRight"]
    ),
    ("{1:NM:=5~=6:0}", "{1}", "gaps 5, 6", []), ("{ 1 : sa : =a }", "{1}", "gaps a", []),
    (##"{1:SA:=a\}\#\~b\"c}"##, "{1}", #"gaps a}#~b"c"#, []),
    ("{1:SA:=&Eacute;t&eacute;&#39;s}", "{1}", "gaps Été's", []),
    ("<p>A <b>{1:SA:=<i>bee</i>}</b></p>", "A {1}", "gaps bee", []),
    ("{1:SAC:=Bee}", "{1}", "gaps Bee", ["caseForgiven"]),
    ("{so} {1:SA:=a} {", "{so} {1} {", "gaps a", []),
    ("{1:MULTIRESPONSE:=a~=b}", "", nil, ["unknownGap"]), ("No gap {1}.", "", nil, ["noGap"]),
    ("{1:SA:=a", "", nil, ["noGap"]), ("{1:SA:}", "", nil, ["noRightAnswer"]),
    ("{1:SA:b}", "", nil, ["noRightAnswer"]), ("{1:NM:=many}", "", nil, ["notANumber"]),
    ("{2} {1:SA:=a}", "", nil, ["misplacedGap"]), ("{1:SA:=+}", "", nil, ["unusableAnswer"]),
    ("{1:MC:=où~ou}", "", nil, ["choicesTyped", "rightAndWrong"]),
    (String(repeating: "{1:SA:=a}", count: 10), "", nil, ["surplusGaps"]),
    (String(repeating: "{1:SA:=a", count: 10_000), "", nil, ["noGap"]),
  ]

  @Test(arguments: texts) func `a text with gaps becomes one`(
    _ text: String, _ shown: String, _ task: String?, _ told: [String]
  ) throws {
    let made = imported(
      "<question type=\"cloze\"><questiontext format=\"html\"><text>"
        + "<![CDATA[\(text)]]></text></questiontext></question>")
    try expect(made, shown, task, told)
  }

  private func expect(
    _ made: PackImport, _ shown: String, _ task: String?, _ told: [String]
  ) throws {
    #expect(made.document?.levels.first.map { summary(of: $0.task) } == task)
    #expect(warnings(made) == told)
    guard let document = made.document else { return }
    #expect(plain(document.levels[0].text) == shown)
    #expect(PackReader.read(PackWriter.write(document)).document == document)
    #expect(PackCheck(document).findings.allSatisfy { $0.severity == .warning })
  }

  /// A text, its words in groups, and what is made of it.
  static let selected: [(String, [(String, Int)], String, String?, [String])] = [
    (
      "The [[1]] eats a [[3]], the [[1]] does.", [("cat", 1), ("dog", 1), ("mouse", 2)],
      "The {1} (cat / dog) eats a {2}, the {3} (cat / dog) does.",
      "gaps cat; not dog | mouse | cat; not dog", ["choicesTyped"]
    ),
    ("The [[2]].", [("cat", 1)], "", nil, ["noRightAnswer"]),
    ("The [[x]].", [("cat", 1)], "", nil, ["noGap"]),
  ]

  @Test(arguments: selected, [("gapselect", "selectoption"), ("ddwtos", "dragbox")])
  func `words that are chosen for a text are typed`(
    _ example: (String, [(String, Int)], String, String?, [String]), _ kind: (String, String)
  ) throws {
    let (text, words, shown, task, told) = example
    let options = words.map { word, group in
      "<\(kind.1)><text>\(word)</text><group>\(group)</group></\(kind.1)>"
    }
    let made = imported(
      "<question type=\"\(kind.0)\"><questiontext><text>\(text)</text></questiontext>"
        + options.joined() + "</question>")
    try expect(made, shown, task, told)
  }

  @Test func `what is said of the whole is said of the whole`() throws {
    let made = imported(
      "<question type=\"cloze\"><questiontext><text>{1:SA:=a#Yes.}</text></questiontext>"
        + "<generalfeedback><text>Well.</text></generalfeedback><hint><text>Look.</text></hint>"
        + "</question>")
    let level = try #require(made.document?.levels.first)
    #expect(summary(of: level.task) == "gaps a; yes a: Yes. Well.")
    #expect(level.hints.map { plain($0) } == ["Look.", "The answer: a"])
  }
}

private func imported(_ question: String) -> PackImport {
  PackImport(
    Array("<quiz>\(question)</quiz>".utf8), format: .moodle, title: SafeText(cleaning: "t"),
    language: .en)
}
