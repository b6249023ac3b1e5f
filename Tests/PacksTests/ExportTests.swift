import Campaign
import Descent
import Flow
import JSON
import Localization
import Testing

@testable import Packs

/// The built-in campaign as a pack.
@Suite struct ExportTests {
  private func exported() throws -> PackDocument {
    PackDocument(
      title: L10n.Story.titleName, intro: L10n.Story.intro, ending: L10n.Story.ending,
      chapters: try LocalLevelFactory().chapters())
  }

  @Test func `it breaks no rule, and its file says the same`() throws {
    let document = try exported()
    #expect(PackRuleChecker(document).findings.isEmpty)
    #expect(PackReader.read(PackWriter.write(document)).document == document)
  }

  @Test func `every level says in both languages what it says in the program`() throws {
    let own = try LocalLevelFactory().chapters()
    let chapters = try PackLevelFactory(document: try exported()).chapters()
    #expect(chapters.map(\.id) == own.map(\.id))
    for (level, original) in zip(chapters.flatMap(\.levels), own.flatMap(\.levels)) {
      #expect(level.id == original.id && level.kind == original.kind)
      #expect(level.content.keywords == original.content.keywords)
      #expect(level.mishaps.map(\.id) == original.mishaps.map(\.id))
      #expect(
        level.choices(seed: 7, entry: 2).map(\.id) == original.choices(seed: 7, entry: 2).map(\.id))
      for language in Language.allCases {
        #expect(told(level, language) == told(original, language))
      }
    }
  }

  private func told(_ level: Level, _ language: Language) -> [String] {
    let content = level.content
    let texts =
      [content.text] + content.hints + content.notes
      + level.choices(seed: 1, entry: 1).flatMap {
        [$0.text, $0.reply]
      }
    return texts.map { $0.resolved(in: language) }
  }

  @Test(arguments: 1...7)
  func `a descent breaks no rule, and asks with its clues`(_ difficulty: Int) throws {
    let date = try #require(CalendarDate(daily: "2026-11-0\(1 + difficulty)"))
    let own = try DescentFactory(.daily(date, difficulty: difficulty)).chapters()
    let document = PackDocument(
      title: L10n.Descent.title, intro: L10n.Descent.packIntro, ending: L10n.Descent.title,
      chapters: own)
    #expect(PackReader.read(PackWriter.write(document)).document == document)
    let check = PackCheck(document)
    #expect(!check.findings.contains { $0.severity == .error })
    #expect(check.solutionCount >= check.levelCount)
    let levels = try PackLevelFactory(document: document).chapters().flatMap(\.levels)
    for (level, original) in zip(levels, own.flatMap(\.levels)) {
      #expect(level.kind == original.kind)
      #expect(
        level.content.hints.map { $0.resolved(in: .fr) }
          == original.content.hints.map { $0.resolved(in: .fr) })
      let text = level.content.text.resolved(in: .fr)
      for clue in original.content.clues { #expect(text.contains(clue.resolved(in: .fr))) }
    }
  }

  @Test func `the starter has a level of each kind, and breaks no rule`() throws {
    for language in Language.allCases {
      let (document, findings) = PackReader.read(StarterPack.write(for: language))
      #expect(findings.isEmpty)
      let pack = try #require(document)
      #expect(pack.language == language.code)
      #expect(PackCheck(pack).findings.isEmpty)
      let title = StarterPack.document.localized(StarterPack.document.title)
      for shown in Language.allCases {
        #expect(pack.localized(pack.title).resolved(in: shown) == title.resolved(in: language))
      }
      #expect(PackRuleChecker(pack).findings.isEmpty)
      let kinds = try PackLevelFactory(document: pack).chapters().flatMap(\.levels).map(\.kind)
      #expect(kinds == Level.Kind.allCases)
    }
  }
}
