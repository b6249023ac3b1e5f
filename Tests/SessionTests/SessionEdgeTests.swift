import Localization
import Reflex
import SessionDriver
import Testing

@testable import Flow
@testable import Session

/// What no other test looks at closely.
@Suite struct SessionEdgeTests {
  private func rooms(_ events: [Event]) -> [RoomView] {
    events.compactMap { event in
      if case .adventure(.room(let room)) = event { room } else { nil }
    }
  }

  @Test func `the end of the adventure is shown`() throws {
    var session = try Sample.adventure()
    for order in ["open box", "get iron key", "unlock door with iron key", "open door"] {
      session.perform(.say(order))
    }
    let ends = rooms(session.perform(.say("east"))).filter(\.isOver)
    #expect(ends.first?.isShown == true)
  }

  @Test func `who leaves the full screen is told where they are`() throws {
    var session = try Sample.session().after("play:1.1")
    session.perform(.use(VoiceTraits(offersPlainText: true)))
    let again = session.perform(.repeat)
    #expect(!again.isEmpty)
    #expect(session.perform(.use(VoiceTraits())) == [.notice(.linesBegun)] + again)
    #expect(session.perform(.use(VoiceTraits(offersPlainText: true))) == again)
  }

  @Test func `settings are always worth keeping, and what is played last goes with them`() {
    #expect(Settings().isWorthKeeping)
    var left = Settings()
    left.mode = .adventure
    for (mine, base, theirs, mode) in [
      (left, Settings(), Settings(), Settings.ResumableMode.adventure),
      (left, left, Settings(), nil),
      (Settings(), left, left, nil), (left, left, left, .adventure),
      (Settings(), Settings(), left, .adventure),
    ] {
      #expect(mine.rebased(from: base, onto: theirs).mode == mode)
    }
  }
}
