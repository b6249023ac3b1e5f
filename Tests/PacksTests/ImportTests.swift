import Flow
import Localization
import Testing

@testable import Packs

private typealias Words = L10n.PackImport

/// GIFT and Aiken become packs that can be won; what is not carried over is told with its place.
struct ImportTests {
  /// Every construct of GIFT that packs can hold, and the level it becomes in a few words.
  static let gift: [(String, String)] = [
    ("One?{=yes ~no}", "closed yes | no"),
    ("One?{~no =yes ~maybe}", "closed yes | no | maybe"),
    ("One?{~%100%yes ~no}", "closed yes | no"),
    ("One?{=yes ~%50%half ~no}", "closed yes | half | no"),
    ("True.{T}", "closed True | False"),
    ("False.{FALSE#Look.#Well seen.}", "closed False [Well seen.] | True [Look.]"),
    ("False.{FAUX#Look.}", "closed False | True [Look.]"), ("True.{VRAI}", "closed True | False"),
    ("Who?{=Ada#Yes. ~Bob#No.####Both lived.}", "closed Ada [Yes. Both lived.] | Bob [No.]"),
    ("Who?{=Ada =Ada Lovelace}", "open Ada, Ada Lovelace"), ("Who?{Ada}", "open Ada"),
    ("Who?{=Ada =%0%Bob#No.}", "open Ada; not Bob [No.]"),
    ("Who?{=Ada =%0%*#Nobody else.}", "open Ada; else Nobody else."),
    ("How many?{~4 =12 ~30}", "closed 12 | 4 | 30"), ("Sign?{=+ ~- ~/}", "closed + | - | /"),
    ("How many?{#3}", "open 3"), ("How many?{#3:0}", "open 3"), ("How many?{#-3.5}", "open -3.5"),
    ("How many?{#=3:0#Yes. =%50%4#Near.}", "open 3; not 4 [Near.]; yes Yes."),
    ("How many?{#3:0 ~#Count.}", "open 3; else Count."),
  ]

  @Test(arguments: gift) func `a construct of GIFT becomes a level`(
    _ text: String, _ expected: String
  ) throws {
    let level = try #require(imported(text, .gift).document?.levels.first)
    #expect(summary(of: level.task) == expected)
  }

  @Test func `numbers have the decimal mark of the pack`() throws {
    let level = imported("Pi?{#=3.14 =3,1}", .gift, in: .fr).document?.levels.first
    #expect(try summary(of: #require(level).task) == "open 3,14, 3,1")
  }

  /// A text in a question, and what is shown.
  static let texts: [(String, String)] = [
    ("The {=cat ~dog} sat.", "The _____ sat."),
    (##"2 \= 2 \{so\}\: x \~ y \# z{T}"##, "2 = 2 {so}: x ~ y # z"),
    (#"One\nline \\ \alpha{T}"#, "One\nline \\ \\alpha"),
    ("Red:\nwhat is it?\\n\\n\\nSay.{T}", "Red:\nwhat is it?\n\nSay."),
    ("[html]<p>One\ntwo</p><ul><li>a</li><li>b</li></ul>{T}", "One two\n\na\nb"),
    ("// not this\nThis.\n// nor this\n{T}", "This."),
    ("[html]<p>A<br/>b</p><i>c</i>{T}", "A\nb\nc"),
    ("m<sup>2</sup>, 1<sup>er</sup>{T}", "m^2, 1er"),
    ("a <b>c</b> if x <y and z> 1{T}", "a c if x <y and z> 1"),
    ("[plain]<b> &amp; &eacute;{T}", "<b> &amp; &eacute;"),
    ("&Eacute;t&eacute; &amp;lt; &#233;&#xE9;&#146; &nope; &{T}", "Été &lt; éé’ &nope; &"),
    ("[moodle]Soft\u{AD}ly\u{200B}&shy;.{T}", "Softly."),
    ("A&zwj;b&nbsp;c&#10;d{T}", "A\u{200D}b\u{A0}c d"),
  ]

  @Test(arguments: texts) func `a text becomes plain words`(
    _ text: String, _ expected: String
  ) throws {
    let level = try #require(imported(text).document?.levels.first)
    #expect(level.text.content == .plain(try SafeText(lines: expected)))
  }

  /// A file of GIFT, and what is told besides that there is no question.
  static let losses: [(String, [String])] = [
    ("Write.{}", ["1:8 " + leftOut(Words.essay)]),
    ("One?{=yes ~no", ["1:5 " + leftOut(Words.unclosedBrace)]),
    ("One?}", ["1:5 " + leftOut(Words.strayBrace)]),
    ("One {T} two {F}", ["1:13 " + leftOut(Words.secondBraces)]),
    ("{T}", ["1:1 " + leftOut(Words.noText)]),
    ("One?{~a ~b}", ["1:1 " + leftOut(Words.noRightAnswer)]),
    ("One?{~%50%a ~b}", ["1:1 " + leftOut(Words.noRightAnswer)]),
    ("One?{=a =b ~c}", ["1:1 " + leftOut(Words.severalRight)]),
    ("One?{~%50%a ~%50%b ~c}", ["1:1 " + leftOut(Words.severalRight)]),
    ("One?{=a ~a}", ["1:10 " + leftOut(Words.sameRight(text: quoted("a")))]),
    ("One?{=a ~}", ["1:10 " + leftOut(Words.emptyAnswer)]),
    ("Sign?{=%100%+}", ["1:13 " + leftOut(Words.unspeakable(text: quoted("+")))]),
    (
      "Who?{=A*a}",
      [
        "1:1 " + leftOut(Words.onlyWildcards),
        "1:7 " + changed(Words.wildcard(text: quoted("A*a"))),
      ]
    ),
    (
      "Who?{=Ada =%0%ada !}",
      ["1:15 " + leftOut(Words.alike(wrong: quoted("ada !"), right: quoted("Ada")))]
    ),
    ("How?{#many}", ["1:7 " + leftOut(Words.notANumber(text: quoted("many")))]),
    ("How?{#1..5}", ["1:7 " + leftOut(Words.inexactNumber)]),
    ("How?{#3:0.5}", ["1:7 " + leftOut(Words.inexactNumber)]),
    ("Match.{=a -> x =b -> y}", ["1:8 " + leftOut(Words.matching)]),
    (
      "Who?{\(String(repeating: "=", count: 20_000))}",
      ["1:6 " + leftOut(Words.tooManyAnswers(most: 10_000))]
    ),
    (
      "\(String(repeating: "a", count: 5_000)){T}",
      ["1:1 " + leftOut(Words.textTooLong(bytes: 4_096))]
    ),
    (
      "e\(String(repeating: "\u{301}", count: 9)){T}",
      ["1:1 " + leftOut(Words.tooManyMarks(marks: 8))]
    ),
    (
      "One?{=a ~%50%b}\n\nTwo?{=c#d#e ~c2 ~c2}",
      ["1:14 " + changed(Words.halfRight(text: quoted("b")))]
        + ["3:18 " + changed(Words.twice(text: quoted("c2")))]
    ),
    ("See.{=a<br>b ~c}", ["1:7 " + changed(Words.linesJoined)]),
    ("See.{=<img src\\=\"x\">a ~b}", ["1:7 " + changed(Words.picture)]),
    ("One?{=a &#x202E; ~b}", ["1:7 " + changed(Words.hidden(scalar: quoted("U+202E")))]),
    ("One?{=yes ~no}\n\nA last word.", ["3:1 " + changed(Words.textWithoutQuestion)]),
    ("One?{=a#x =b#y}", ["1:1 " + changed(Words.surplusReplies)]),
    ("One?{=a ~b####c}", ["1:1 " + changed(Words.explained(count: 1))]),
    ("One?{=0 ~1 ~2 ~3 ~4 ~5 ~6 ~7 ~8}", ["1:1 " + changed(Words.surplus(count: 2))]),
  ]

  @Test(arguments: losses) func `what is not carried over is told`(
    _ text: String, _ expected: [String]
  ) {
    let made = imported(text, .gift)
    #expect(told(made).filter { !$0.contains("No question") } == expected)
    #expect((made.document == nil) == made.findings.contains { $0.severity == .error })
  }

  @Test func `questions that no pack can hold are not all made into levels`() {
    #expect(!imported(String(repeating: "A{=b}\n\n", count: 1_000)).isTooLarge)
    let large = imported(String(repeating: "A{=b}\n\n", count: 100_000))
    #expect(large.isTooLarge && large.document == nil)
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
    QuestionFile(text: QuestionFiles.rivers, language: .en, levels: 7, findings: 9),
    QuestionFile(text: QuestionFiles.rivières, language: .fr, levels: 4, findings: 2),
    QuestionFile(text: QuestionFiles.capitals, language: .en, levels: 2, findings: 3),
    QuestionFile(text: QuestionFiles.squares, language: .fr, levels: 2, findings: 0),
  ]

  @Test(arguments: files, ["\n", "\r\n", "\r"]) func `an author's file becomes a pack that is won`(
    _ file: QuestionFile, _ end: String
  ) throws {
    let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    let made = PackImport(
      [0xEF, 0xBB, 0xBF] + lines.joined(separator: end).utf8, format: nil,
      title: SafeText(cleaning: "Long Rivers"), language: file.language)
    let document = try #require(made.document)
    #expect(document.levels.count == file.levels)
    #expect(made.findings.count == file.findings)
    #expect(document.id == "long-rivers" && document.language == file.language.code)
    #expect(PackReader.read(PackWriter.write(document)).document == document)
    #expect(PackCheck(document).findings.allSatisfy { $0.severity == .warning })
    for level in document.levels { #expect(!level.hints.isEmpty) }
  }

  @Test func `categories and texts become chapters and their cards`() throws {
    let chapters = try #require(imported(QuestionFiles.rivers).document?.chapters)
    #expect(chapters.map { plain($0.title) } == ["Geography / Rivers"])
    #expect(chapters.map { plain($0.description) } == ["Take an atlas.\nYou may not need it."])
    #expect(chapters[0].levels.map(\.id).prefix(3) == ["longest", "mouth", "question-3"])
    let more = "$CATEGORY: A//B\n\nOne{T}\n\nA text.\n\nTwo{T}\n\n$CATEGORY: top/C\n\nThree{T}"
    #expect(
      summary(of: imported(more + "\n\n$CATEGORY: A//B\n\nFour{T}").document).map {
        $0.prefix { $0 != "|" }
      } == [
        "# A/B", "question-1 ", "question-2 ", "# C", "question-3 ", "# A/B (2)", "question-4 ",
      ])
    #expect(summary(of: imported(more).document)[2].contains("A text. Two"))
  }

  // MARK: What a file is

  @Test(
    arguments: [
      ("", nil), ("Once upon a time.", nil), ("a,b\nc,d", nil), (#"{"version": 1"#, nil),
      ("{T}", nil), ("<?xml version='1.0'?><quiz>{T} ::a:: b</quiz>", nil),
      ("<html>{=a}</html>", nil),
      ("%PDF-1.7 {=a}", nil), ("PK\u{3}\u{4}::a::", nil), (#"[{"a": "{T}"}]"#, nil),
      // Prose with braces in it, as other markups have them.
      ("# A page\n\nOne {#anchor}.\n\n`a`{=html}\n\nTwo.\n\nThree.", nil),
      ("A page\n\n{#each}\n\nOne.\n\nTwo.", nil),
      ("$CATEGORY: a\n\nAbout it.\n\nOne {T}\n\nTwo {~a =b}", .gift),
      ("Dear {name},\nhello", nil), ("func a() {}", nil), ("What?\nAnswer: b", .aiken),
      ("Quoi ?\nA. b\nRÉPONSE : A", .aiken), ("One {T}", .gift), ("A?{~b}", .gift),
      ("A?{ #3}", .gift),
      ("::a::b {c}", .gift), ("Right;Hint;Question\n", .csv), ("sep=|\nquestion|right", .csv),
    ] as [(String, PackImport.Format?)])
  func `a file is what it shows`(_ text: String, _ format: PackImport.Format?) {
    #expect(PackImport.Format(recognizing: SourceText(Array(text.utf8))) == format)
  }

  @Test(
    arguments: [
      (nil, "", Words.emptyFile), (.gift, " \n\u{FEFF}", Words.emptyFile),
      (nil, "<quiz><question>{T}</question></quiz>", Words.notQuestions),
      (.gift, "A text.", Words.noQuestion(format: quoted("gift"))),
      (.aiken, "A text.", Words.noQuestion(format: quoted("aiken"))),
      (.csv, "a;b\nc;d", Words.noHeader(mark: quoted(";"))),
      (.csv, "question,hint\na,b", Words.noHeader(mark: quoted(","))),
      (.csv, "question,right\n", Words.noQuestion(format: quoted("csv"))),
    ] as [(PackImport.Format?, String, LocalizedText)])
  func `a file without a question is an error`(
    _ format: PackImport.Format?, _ text: String, _ why: LocalizedText
  ) {
    let made = imported(text, format)
    #expect(made.document == nil)
    #expect(made.findings.filter { $0.severity == .error }.map(\.text) == [why])
  }
}
