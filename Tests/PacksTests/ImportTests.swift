import Flow
import Localization
import Testing

@testable import Packs

/// Question files become packs that can be won; what is not carried over is told with its place.
struct ImportTests {
  /// Every construct, and the level it becomes in a few words.
  static let gift: [(String, String)] = [
    ("One?{=yes ~no}", "closed yes | no"),
    ("One?{~no =yes ~maybe}", "closed yes | no | maybe"),
    ("One?{~%100%yes ~no}", "closed yes | no"),
    ("One?{~%50%half ~no}", "closed half | no"),
    ("True.{T}", "closed True | False"),
    ("False.{FALSE#Look.#Well seen.}", "closed False [Well seen.] | True [Look.]"),
    ("Who?{=Ada#Yes. ~Bob#No.####Both lived.}", "closed Ada [Yes. Both lived.] | Bob [No.]"),
    ("Who?{=Ada =Ada Lovelace}", "open Ada, Ada Lovelace"),
    ("Who?{Ada}", "open Ada"),
    ("Who?{=Ada =%0%Bob#No.}", "open Ada; not Bob [No.]"),
    ("Who?{=Ada =%0%*#Nobody else.}", "open Ada; else Nobody else."),
    ("How many?{~4 =12 ~30}", "closed 12 | 4 | 30"),
    ("How many?{#3}", "number 3"),
    ("How many?{#3:0}", "number 3"),
    ("How many?{#3:0.5}", "number 3 ±0.5"),
    ("How many?{#1..5}", "number 3 in 1..5"),
    ("How many?{#-1..1}", "number 0 in -1..1"),
    ("How many?{#=3:0#Yes. =%50%4..5#Near.}", "number 3; not 4 [Near.]; yes Yes."),
    ("How many?{#3:0 ~#Count.}", "number 3; else Count."),
    ("How many?{#=3:0 =5..7}", "open 3, 6, 5, 7"),
    ("Match.{=a -> x =b -> y = -> z}", "match a: x; b: y; or z"),
    ("True.{VRAI}", "closed True | False"),
    ("False.{FAUX#Look.}", "closed False | True [Look.]"),
    ("True.{V}", "closed True | False"),
    (
      "Tick.{~%50%a#Sweet. ~%50%b ~c#Salt.####All white.}",
      "several a*, b*, c [Salt.]; yes a: Sweet. All white."
    ),
    ("Tick.{~%50%a ~%50%b ~%-100%c}", "several a*, b*, c"),
  ]

  @Test(arguments: gift) func `a construct of GIFT becomes a level`(
    _ text: String, _ expected: String
  ) throws {
    let level = try #require(imported(text).document?.levels.first)
    #expect(summary(of: level.task) == expected)
  }

  @Test func `questions that no pack can hold are not all made into levels`() {
    let range = "How many?{#=1..98 =200}\n\n"
    #expect(!imported(String(repeating: range, count: 100)).isTooLarge)
    let large = imported(String(repeating: range, count: 20_000))
    #expect(large.isTooLarge)
    #expect(large.document == nil)
  }

  @Test(arguments: gift) func `a level takes no less in a file than is reckoned`(
    _ text: String, _ level: String
  ) throws {
    let document = try #require(imported(text).document)
    let reckoned = document.levels.reduce(0) { $0 + PackWriter.leastSize(of: $1) }
    #expect(reckoned > 0)
    #expect(reckoned < PackWriter.write(document).count)
  }

  /// A text in a question, and what is shown.
  static let texts: [(String, String)] = [
    ("The {=cat ~dog} sat.", "The _____ sat."),
    (##"2 \= 2 \{so\}\: x \~ y \# z{T}"##, "2 = 2 {so}: x ~ y # z"),
    (#"One\nline \\ \alpha{T}"#, "One\nline \\ \\alpha"),
    ("Red:\nwhat is it?\\n\\n\\nSay.{T}", "Red:\nwhat is it?\n\nSay."),
    ("[html]<p>One\ntwo</p><ul><li>a</li><li>b</li></ul>{T}", "One two\n\na\nb"),
    ("// not this\nThis.\n// nor this\n{T}", "This."),
    ("[html]<p>A<br/>b</p><!-- no > --><i>c</i>{T}", "A\nb\nc"),
    ("[html]m<sup>2</sup>, 1<sup>er</sup>{T}", "m^2, 1er"),
    ("a <b>c</b> if x <y and z> 1{T}", "a c if x <y and z> 1"),
    ("[plain]<b> &amp; &eacute;{T}", "<b> &amp; &eacute;"),
    ("&Eacute;t&eacute; &amp;lt; &#233;&#xE9;&#146; &nope; &{T}", "Été &lt; éé’ &nope; &"),
    ("[markdown]## A *b* __c__ 2*3 `d` [e](f){T}", "A b c 2*3 d e"),
    ("[moodle]Soft\u{AD}ly\u{200B}.{T}", "Softly."),
  ]

  @Test(arguments: texts) func `a text becomes plain words`(
    _ text: String, _ expected: String
  ) throws {
    let level = try #require(imported(text).document?.levels.first)
    #expect(level.text.content == .plain(try SafeText(lines: expected)))
  }

  /// A file, and the reasons with their places.
  static let losses: [(String, [String])] = [
    ("Write.{}", ["essay 1:8"]),
    ("One?{=yes ~no", ["unclosedBrace 1:5"]),
    ("One?}", ["strayBrace 1:5"]),
    ("One {T} two {F}", ["secondBraces 1:13"]),
    ("{T}", ["noText 1:1"]),
    ("One?{~a ~b}", ["noRightAnswer 1:1"]),
    ("One?{=a ~a}", ["sameAsRight 1:10"]),
    ("One?{=+ ~- ~/}", []),
    ("One?{=3 ~= ~+}", []),
    ("Sign?{=%100%+}", ["unusableAnswer 1:13"]),
    ("Who?{=A*a}", ["onlyWildcards 1:1", "wildcardAnswer 1:7"]),
    ("How?{#many}", ["notANumber 1:7"]),
    ("How?{#0..1000}", []), ("How?{#=5000 =0..1000}", ["rangeTooWide 1:14"]),
    ("How?{#=3 =%50%4..6}", ["halfRight 1:11", "wrongRange 1:11"]),
    ("Match.{=a -> x =b -> y =a -> y}", ["duplicateAnswer 1:25"]),
    ("How?{#99999999999999999999}", ["notANumber 1:7"]),
    ("Who?{\(String(repeating: "=", count: 20_000))}", ["tooManyAnswers 1:6"]),
    ("Which?{\(String(repeating: "~a", count: 20_000))}", ["tooManyAnswers 1:8"]),
    ("Match.{=a -> x =b}", ["noArrow 1:17"]),
    ("Match.{=a -> x =b -> x}", ["onePartner 1:1"]),
    ("See.{=a<br>b ~c}", ["linesJoined 1:7"]),
    ("See.{=<img src\\=\"x\" alt\\=\"a\"> ~b}", ["pictureLost 1:7"]),
    ("One?{=a &#x202E; ~b}", ["hiddenCharacter 1:7"]),
    ("One?{=yes ~no}\n\nA last word.", ["textWithoutQuestion 3:1"]),
  ]

  @Test(arguments: losses) func `what is not carried over is told`(
    _ text: String, _ expected: [String]
  ) {
    let findings = imported(text).findings.filter { $0.severity == .warning }
    let told = findings.map { "\(name(of: $0.reason)) \($0.line):\($0.column)" }
    #expect(told == expected)
  }

  /// Questions that no empty line parts, how many levels they are, and what is told.
  static let runs: [(String, Int, [String])] = [
    ("::A::One?{=yes ~no}\n::B::Two?{T}\n::C::Three?{F}\n", 3, ["runOn 2:1"]),
    ("One?{=yes ~no}\nTwo?{T}\nThree?{\n=a\n~b\n}\nFour?{F}\n", 4, ["runOn 2:1"]),
    ("One?{=yes ~no}\n// a note\nTwo?{T}\n", 2, ["runOn 3:1"]),
    ("One {=cat ~dog}\nsat there.\n", 1, []), ("::A\nOne?{T}\n", 1, []),
    ("::A::One?{=yes ~no\n::B::Two?{T}\n", 1, ["unclosedBrace 1:10", "runOn 2:1"]),
    ("One?{=yes ~no}\nWrite.{}\nTwo?{T}", 2, ["runOn 2:1", "essay 2:8"]),
    ("One \\{so\\}\n::A::Two?{T}", 1, ["runOn 2:1"]),
    ("One?{T} Two?{F}\n", 0, ["secondBraces 1:13"]),
  ]

  @Test(arguments: runs) func `questions that no empty line parts are told apart`(
    _ text: String, _ levels: Int, _ expected: [String]
  ) {
    let made = imported(text)
    #expect((made.document?.levels.count ?? 0) == levels)
    let findings = made.findings.filter { $0.severity == .warning }
    #expect(findings.map { "\(name(of: $0.reason)) \($0.line):\($0.column)" } == expected)
  }

  @Test func `a file that is no text is refused with its place`() {
    let cases: [([UInt8], String)] = [
      ([], "emptyFile"), (Array("a text".utf8), "noQuestion"), ([0xFF, 0xFE, 0, 0xD8], "foreign"),
      ([0x41, 0, 0x42], "foreign"), ([0x81, 0x8D], "notUTF8"),
      ([0x41, 7, 0x42], "unsafeCharacter"),
      (Array("# A page\n\nof text".utf8), "foreign"),
      (Array("a\nb\u{202E}{T}".utf8), "unsafeCharacter"),
    ]
    for (bytes, expected) in cases {
      let made = PackImport(bytes, format: nil, title: SafeText(cleaning: "t"), language: .en)
      #expect(made.document == nil)
      #expect(made.findings.last.map { name(of: $0.reason) } == expected)
    }
    #expect(imported("a\nb\u{202E}{T}").findings.first.map { [$0.line, $0.column] } == [2, 2])
  }

  /// A question file, and how many levels and findings are made of it.
  struct QuestionFile: Sendable, CustomTestStringConvertible {
    let text: String
    let language: Language
    let levels: Int
    let findings: Int

    var testDescription: String { "\(text.prefix { $0 != "\n" })…" }
  }

  static let files = [
    QuestionFile(text: QuestionFiles.rivers, language: .en, levels: 11, findings: 6),
    QuestionFile(text: QuestionFiles.rivières, language: .fr, levels: 5, findings: 1),
    QuestionFile(text: QuestionFiles.capitals, language: .en, levels: 2, findings: 3),
    QuestionFile(text: QuestionFiles.squares, language: .fr, levels: 2, findings: 0),
  ]

  @Test(arguments: files, ["\n", "\r\n", "\r"]) func `a teacher's file becomes a pack that is won`(
    _ file: QuestionFile, _ end: String
  ) throws {
    let bytes =
      [0xEF, 0xBB, 0xBF]
      + file.text.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: end).utf8
    let made = PackImport(
      bytes, format: nil, title: SafeText(cleaning: "t"), language: file.language)
    let document = try #require(made.document)
    #expect(document.levels.count == file.levels)
    #expect(made.findings.count == file.findings)
    let read = PackReader.read(PackWriter.write(document))
    #expect(read.document == document)
    let errors = PackCheck(document).findings.filter { $0.severity == .error }
    #expect(errors == [])
  }

  @Test func `categories and texts become chapters and their cards`() throws {
    let chapters = try #require(imported(QuestionFiles.rivers).document?.chapters)
    #expect(chapters.map { plain($0.title) } == ["Geography / Rivers"])
    #expect(chapters.map { plain($0.description) } == ["Take an atlas.\nYou may not need it."])
    #expect(chapters[0].levels.map(\.id).prefix(3) == ["longest", "mouth", "question-3"])
  }

  @Test func `a long match becomes several levels, each with nine partners at most`() throws {
    let pairs = (10..<30).map { "=a\($0) -> b\($0)" }.joined(separator: " ")
    let made = imported("Match.{\(pairs)}")
    #expect(made.findings.map { name(of: $0.reason) } == ["splitIntoParts"])
    let matches = try #require(made.document?.levels).map { level in
      guard case .match(let match) = level.task else { throw NoMatch() }
      return match
    }
    #expect(matches.map(\.pairs.count) == [7, 7, 6])
    for match in matches {
      #expect(match.pairs.count + match.others.count == 9)
      #expect(
        match.pairs.allSatisfy { plain($0.thing).dropFirst() == plain($0.partner).dropFirst() })
    }
  }

  @Test func `a long list to mark keeps its right answers first`() throws {
    let list = (1...6).map { "~%16%r\($0) ~%-20%w\($0)" }.joined(separator: " ")
    let made = imported("Tick.{\(list)}")
    #expect(made.findings.map { name(of: $0.reason) } == ["sharesLost", "surplusRows"])
    let level = try #require(made.document?.levels.first)
    #expect(summary(of: level.task) == "several r1*, r2*, r3*, r4*, r5*, r6*, w1, w2, w3")
  }
}

private func imported(_ text: String) -> PackImport {
  PackImport(Array(text.utf8), format: nil, title: SafeText(cleaning: "t"), language: .en)
}

private struct NoMatch: Error {}
