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
    var session = try Sample.session().after("play:1.1")
    let events = session.perform(.answer(["right"]))
    #expect(events.contains(.notice(.keywordLit(try both("ice")))))
    let next = session.perform(.answer(["right"]))
    #expect(next.contains(.notice(.keywordLit(try both("rope")))))
    #expect(!next.contains(.notice(.keywordLit(try both("ice")))))
  }

  @Test func `a chapter that is left tells its stars`() throws {
    var session = try Sample.session().after("play:1.1 answer:left answer:right")
    let events = session.perform(.answer(["right"]))
    #expect(
      events.contains(.notice(.chapterLeft(chapter: 1, title: try both("cave"), stars: 5, of: 6))))
  }

  @Test func `a card shows which keywords are met`() throws {
    var session = try Sample.session().after("play:1.1 answer:right")
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

  @Test func `a refusal of a level tells the numbers there are`() throws {
    var session = try Sample.session().after("play:1.1")
    func complaint(_ chapter: Int, _ level: Int) -> [Event] {
      session.perform(.level(chapter: chapter, level: level))
    }
    #expect(complaint(3, 9) == [.error(.noSuchLevel(chapters: 3, levels: 3))])
    #expect(complaint(9, 1) == [.error(.noSuchLevel(chapters: 3, levels: 2))])
    #expect(complaint(2, 1) == [.error(.noSuchLevel(chapters: 3, levels: 0))])
    #expect(complaint(1, 2) == [.error(.locked(chapter: 1, level: 2))])
  }
}
