import Flow
import JSON
import Localization
import Testing
import WireClient

@testable import Session

/// A program that knows nothing but the events wins, whatever happens to it.
struct WireClientTests {
  @Test(arguments: Language.allCases, [1, 2, 20_261_121])
  func `a client that knows nothing but the events wins`(
    _ language: Language, _ seed: UInt64
  ) throws {
    var game = try WireGame(language, seed: seed)
    var client = WireClient()
    let log = try game.play(&client)
    #expect(client.hasWon)
    #expect(client.errors.isEmpty)
    #expect(log.last == ["event": "bye"])
    #expect(game.session.progress.frontier == nil)
  }

  @Test(arguments: Language.allCases)
  func `killed again and again, it wins all the same`(_ language: Language) throws {
    var game = try WireGame(language)
    var client = WireClient()
    let log = try game.play(&client) { game, _, _, count in
      count.isMultiple(of: 71) ? try game.kill() : nil
    }
    #expect(client.hasWon, "\(log.suffix(3))")
    #expect(client.errors.isEmpty)
  }

  /// Each level’s first event is among them, so that every one of these goes on to the results.
  @Test(arguments: Language.allCases)
  func `killed at any event, a client that has forgotten all wins the level all the same`(
    _ language: Language
  ) throws {
    var game = try WireGame(language)
    var client = WireClient()
    _ = try game.play(&client) { game, _, event, count in
      var (killed, forgetful) = (game, WireClient())
      var won: [JSONValue] = []
      _ = try killed.play(&forgetful) { game, client, event, count in
        let isWon = event["correct"] == true || client.hasWon
        if isWon { won.append(event) }
        return isWon ? [] : count == 1 ? try game.kill() : nil
      }
      #expect(won.count == 1 && forgetful.errors.isEmpty, "killed at event \(count)")
      return nil
    }
  }
}
