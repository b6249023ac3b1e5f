import Campaign
import Flow
import Localization
import Testing

@testable import Packs

/// What the check says of packs that can be read.
@Suite struct CheckTests {
  private func findings(_ document: PackDocument) -> [LocalizedText] {
    PackCheck(document).findings.map(\.text)
  }

  private func pack(_ tasks: PackTask...) -> PackDocument {
    let levels = tasks.enumerated().map { index, task in
      PackLevel(id: "level-\(index)", text: plain("Well?"), hints: [plain("So.")], task: task)
    }
    return PackDocument(
      title: plain("T"), language: "en",
      chapters: [PackChapter(id: "c", title: plain("C"), levels: levels)])
  }

  private func closed(_ right: PackText, _ wrong: PackText...) -> PackTask {
    PackTask(
      PackClosedQuestion(
        choices: PackChoices(
          right: PackChoice(id: "right", text: right),
          wrong: wrong.enumerated().map { PackChoice(id: "wrong-\($0)", text: $1) })))
  }

  @Test func `the campaign and the starter leave nothing to wish for`() throws {
    let campaign = PackDocument(
      title: L10n.Story.titleName, intro: L10n.Story.intro, ending: L10n.Story.ending,
      chapters: try LocalLevelFactory().chapters())
    for document in [campaign, StarterPack.document] {
      let check = PackCheck(document)
      #expect(check.findings.isEmpty)
      #expect(check.solutionCount >= check.levelCount)
    }
  }

  @Test func `solutions are counted: a choice, spellings, lists`() {
    #expect(PackCheck(pack(closed(plain("go north"), plain("go south")))).solutionCount == 1)
    let question = PackOpenQuestion(right: words("lantern", "lamp", "torch"))
    #expect(PackCheck(pack(PackTask(question))).solutionCount == 3)
    #expect(PackCheck(pack(PackDocument.search.task)).solutionCount == 1)
    #expect(PackCheck(pack(PackDocument.reflex.task)).solutionCount == 1)
  }

  @Test(arguments: [
    ("the lamp", "lamp", true), ("Lamp!", "lamp", true), ("forêt", "foret", true),
    ("lantern", "rope", false),
  ]) func `a wrong choice that folds to the right one is found`(
    _ right: String, _ wrong: String, _ isSame: Bool
  ) {
    let found = findings(pack(closed(plain(right), plain(wrong))))
    #expect(found == (isSame ? [L10n.Packs.sameAsRight(text: .said(wrong))] : []))
  }

  @Test(arguments: [
    ("planet", "plane", true), ("planet", "plants", false), ("4402", "4802", false),
    ("raisin", "raison", true),
  ]) func `a wrong choice one letter away is found, but not a number`(
    _ right: String, _ wrong: String, _ isNear: Bool
  ) {
    let found = findings(pack(closed(plain(right), plain(wrong))))
    #expect(found == (isNear ? [L10n.Packs.nearRight(text: .said(wrong))] : []))
  }

  @Test func `a foreseen wrong answer that is typed may be one letter away`() {
    let question = PackOpenQuestion(
      right: words("reçu"), wrong: [PackForeseenWrongAnswer(id: "miss", words: words("reçus"))])
    #expect(findings(pack(PackTask(question))) == [])
  }

  @Test func `where the spelling counts, a wrong answer may differ by it alone`() {
    let wrong = [PackForeseenWrongAnswer(id: "miss", words: words("recu"))]
    for isExact in [false, true] {
      let question = PackOpenQuestion(right: words("reçu"), wrong: wrong, isExact: isExact)
      let miss = L10n.Packs.rightAndWrong(text: .said("recu"))
      #expect(PackCheck(pack(PackTask(question))).findings.isEmpty == isExact)
      #expect(
        PackRuleChecker(pack(PackTask(question))).findings.map(\.text) == (isExact ? [] : [miss]))
    }
  }

  @Test func `a level without hints is found, but not a round`() {
    var document = pack(closed(plain("go north"), plain("go south")), PackDocument.reflex.task)
    document.chapters[0].levels[0].hints = []
    document.chapters[0].levels[1].hints = []
    #expect(findings(document) == [L10n.Packs.noHint])
  }

  @Test func `a language that is missing is named`() {
    let found = findings(pack(closed(both("go north", "vers le nord"), plain("go south"))))
    #expect(found.contains(L10n.Packs.missingLanguages(codes: .said("fr"))))
    #expect(findings(pack(closed(plain("go north"), plain("go south")))).isEmpty)
  }

  @Test func `a text that fills the smallest window more than once is found`() {
    var document = pack(closed(plain("go north"), plain("go south")))
    document.chapters[0].levels[0].text = plain(String(repeating: "word ", count: 95) + "end")
    #expect(findings(document) == [L10n.Packs.tooManyRows(rows: 15, most: 14)])
  }

  @Test(
    arguments: [
      ("en", "It’s here…", nil), ("en", "It's here", L10n.Packs.straightQuotes),
      ("en", "He said \"go\"", L10n.Packs.straightQuotes), ("en", "Well...", L10n.Packs.threeDots),
      ("en", "Two  blanks", L10n.Packs.doubleSpace), ("en", " a blank", L10n.Packs.outerSpace),
      ("en", "Why?", nil), ("fr", "Pourquoi\u{202F}?", nil),
      ("fr", "Pourquoi ?", L10n.Packs.breakingSpace(mark: .said("?"))),
      ("fr", "Pourquoi?", L10n.Packs.missingSpace(mark: .said("?"))),
      ("fr", "Il est 10:30", nil), ("fr", "«\u{A0}Oui\u{A0}»", nil),
      ("fr-CA", "Ici\u{A0}: là", nil), ("en", "Look: here", nil), ("en", "the ’90s, 5'", nil),
    ] as [(String, String, LocalizedText?)])
  func `flaws of typesetting are found, by the rules of the language`(
    _ language: String, _ text: String, _ flaw: LocalizedText?
  ) {
    #expect(
      Typography.flaw(in: text, spacedMarks: Language(tag: language)?.spacedMarks ?? []) == flaw)
  }
}
