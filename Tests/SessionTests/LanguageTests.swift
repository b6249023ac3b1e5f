import Localization
import SessionDriver
import Testing

@testable import Flow
@testable import Session

@Suite struct LanguageTests {
  /// Ways into each place, a little played.
  static let places = [
    "menu", "play", "play continue", "play:1.1 answer:left hint",
    "play:1.1 answer:right level:1.1 answer:up",
    "play:1.1 answer:right answer:right continue answer:left",
    "play:1.1 answer:right answer:right continue answer:right answer:torch",
    WalkTests.toSearch + " act:x.look", WalkTests.toSearch + " answer:hold,hold",
  ]

  @Test(arguments: places) func `another language changes nothing but the texts`(_ script: String)
    throws
  {
    var session = try Sample.session().after(script)
    let before = Snapshot(session)
    let english = session.perform(.repeat)
    let french = session.perform(.language(.fr))
    #expect(french == [.notice(.languageChanged(.fr))] + english)
    #expect(session.flow == before.flow)
    #expect(session.mode == before.mode)
    #expect(session.roundSession == before.roundSession)
    #expect(session.language == .fr && session.settings.language == .fr)
    let back = session.perform(.set(setting: "language", value: "en"))
    #expect(back == [.notice(.languageChanged(.en))] + english)
    #expect(session.flow == before.flow)
  }

  @Test func `the answers are judged in the language of the moment`() throws {
    var session = try Sample.session()
    _ = play("play:1.1 answer:right answer:right continue answer:right lang:fr", on: &session)
    #expect(
      play("answer:lantern answer:lanterne", on: &session) == "right 3★, level 3.3 | error not-now")
  }

  @Test func `a language of the moment is not a setting`() throws {
    var session = try Sample.session(language: .fr)
    #expect(play("play:1.1", on: &session) == "hello 1 fr, level 1.1")
    #expect(session.settings.language == nil)
  }
}
