import Localization
import SessionDriver
import Testing

@testable import FullScreen
@testable import Session

/// The title names the day, whose name is of another width each.
@Suite struct TitleDateTests {
  /// 2026-01-01, in seconds since 1970.
  private static let newYear = 1_767_225_600

  @Test(arguments: Language.allCases)
  func `the mountain stands on the title on every day of a year`(_ language: Language) throws {
    var player = try Player(language)
    let today = player.text
    for day in 0..<365 {
      let time = Instant(uptime: .seconds(day), secondsSince1970: Self.newYear + 86_400 * day)
      player.receive(player.session.execute(.open(.menu), at: time).events)
      #expect(player.text.contains(#"\_____│__."#), "\(player.text)")
    }
    #expect(player.text != today)
  }
}
