import Localization
import SessionDriver
import Testing

@testable import Flow
@testable import Session

@Suite struct NoticeTests {
  @Test func `no hint is offered where there is none`() throws {
    var session = try Sample.session(hints: 0)
    #expect(
      play("play:1.1 answer:left hint", on: &session)
        == "hello 1 en, level 1.1 | wrong 1, (first-fall) | error no-hints")
  }

  @Test func `a keyword is lit once`() throws {
    var session = try Sample.session()
    _ = play("play:1.1", on: &session)
    let events = session.perform(.answer(["right"]))
    #expect(events.contains(.notice(.keywordLit(try both("ice")))))
    let next = session.perform(.answer(["right"]))
    #expect(next.contains(.notice(.keywordLit(try both("rope")))))
    #expect(!next.contains(.notice(.keywordLit(try both("ice")))))
  }

  @Test func `a chapter that is left tells its stars`() throws {
    var session = try Sample.session()
    _ = play("play:1.1 answer:left answer:right", on: &session)
    let events = session.perform(.answer(["right"]))
    #expect(
      events.contains(.notice(.chapterLeft(chapter: 1, title: try both("cave"), stars: 5, of: 6))))
  }

  @Test func `a card shows which keywords are met`() throws {
    var session = try Sample.session()
    _ = play("play:1.1 answer:right", on: &session)
    guard case .campaign(.chapter(let card))? = session.perform(.open(.campaign)).last else {
      Issue.record("no card")
      return
    }
    #expect(card.keywords.map(\.isMet) == [true, false])
    #expect(card.levels == 2 && card.chapter == 1 && card.id == "cave" && !card.isNew)
  }

  @Test func `a chapter of a pack is told without the story’s words`() {
    let left = Notice.packChapterLeft(chapter: 1, title: .typed, stars: 1, of: 3)
    let story = Notice.chapterLeft(chapter: 1, title: .typed, stars: 1, of: 3)
    #expect(left.message.code == story.message.code)
    for language in Language.allCases {
      #expect(left.text.resolved(in: language) != story.text.resolved(in: language))
    }
  }

  static let notices: [Notice] = [
    .hintOffered, .keywordLit(.typed), .chapterLeft(chapter: 1, title: .typed, stars: 1, of: 3),
    .languageChanged(.fr), .restartAsked, .restarted, .settingChanged(.motion, value: "off"),
    .damaged(file: SafeText(cleaning: "f"), kept: SafeText(cleaning: "k")),
    .replaced(file: SafeText(cleaning: "f"), kept: SafeText(cleaning: "k")),
    .refilled(file: SafeText(cleaning: "f")), .newer(file: SafeText(cleaning: "f")),
    .unsaved(file: SafeText(cleaning: "f"), cause: .typed), .noFolder,
    .playedElsewhere, .otherWorld(slot: SafeText(cleaning: "s")), .preview,
  ]

  @Test func `codes differ and every notice has words in both languages`() {
    #expect(Set(Self.notices.map(\.message.code)).count == Self.notices.count)
    for notice in Self.notices {
      #expect(notice.text.resolved(in: .en) != notice.text.resolved(in: .fr))
    }
  }

  static let complaints: [InputError] = [
    .notAChoice(SafeText(cleaning: "x")), .emptyAnswer, .notACode(wheels: 4),
    .notAnElement(SafeText(cleaning: "x")),
    .notAnAction(SafeText(cleaning: "x")), .locked(chapter: 1, level: 2),
    .noSuchLevel(chapters: 1, levels: 2), .noHints, .notNow,
    .unknownSetting(SafeText(cleaning: "x")), .notAValue(SafeText(cleaning: "x"), of: .color),
  ]

  @Test func `codes differ and every complaint has words in both languages`() {
    #expect(Set(Self.complaints.map(\.message.code)).count == Self.complaints.count)
    for complaint in Self.complaints {
      #expect(complaint.text.resolved(in: .en) != complaint.text.resolved(in: .fr))
    }
  }

  @Test func `a refusal of a level tells the numbers there are`() throws {
    var session = try Sample.session()
    _ = play("play:1.1", on: &session)
    func complaint(_ chapter: Int, _ level: Int) -> [Event] {
      session.perform(.level(chapter: chapter, level: level))
    }
    #expect(complaint(3, 9) == [.error(.noSuchLevel(chapters: 3, levels: 3))])
    #expect(complaint(9, 1) == [.error(.noSuchLevel(chapters: 3, levels: 2))])
    #expect(complaint(2, 1) == [.error(.noSuchLevel(chapters: 3, levels: 0))])
    #expect(complaint(1, 2) == [.error(.locked(chapter: 1, level: 2))])
  }
}
