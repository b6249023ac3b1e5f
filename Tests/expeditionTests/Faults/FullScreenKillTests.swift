import Flow
import Foundation
import JSON
import PseudoTerminal
import Sampling
import Testing

/// SIGKILL while orders are typed in the full screen, which shows first and saves then, before it reads on: at
/// most what was shown last is lost.
struct FullScreenKillTests {
  @Test(arguments: sampled(0..<UInt64(24)))
  func `killed at any moment, the adventure has all but what was shown last`(_ seed: UInt64) throws
  {
    try withMemory { folder in
      var random = SeededGenerator(seed: seed)
      let game = try FullScreen("explore", "--lang", "en", in: folder)
      #expect(game.shows("turn 0"))
      var (saved, shown) = (0, 0)
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        saved = shown
        shown += try order(Int.random(in: 1...8, using: &random), on: game)
        try #require(game.shows("turn \(shown)"))
      }
      let last = try order(Int.random(in: 1...8, using: &random), on: game)
      if Bool.random(using: &random) {
        saved = shown
        try #require(game.shows("turn \(shown + last)"))
      }
      game.terminal.signalChild(SIGKILL)
      #expect(game.terminal.ends() == .killed(by: SIGKILL))
      #expect(try (saved...(shown + last)).contains(turn(in: folder)))
    }
  }

  /// Sends so many orders at once.
  private func order(_ count: Int, on game: FullScreen) throws -> Int {
    game.terminal.send(String(repeating: "look\r", count: count))
    return count
  }

  /// The turn that is saved, 0 before the first; throws where the file is torn.
  private func turn(in folder: URL) throws -> Int {
    let file = folder.appending(path: "explore.json")
    guard FileManager.default.fileExists(atPath: file.path()) else { return 0 }
    let document = try SealedDocument(opening: Array(Data(contentsOf: file)))
    let numbers = document.data["game"]?["numbers"]?.array?.compactMap(\.string) ?? []
    return numbers.compactMap { $0.wholeMatch(of: /turn:=(\d+)/).flatMap { Int($0.1) } }.first ?? 0
  }
}
