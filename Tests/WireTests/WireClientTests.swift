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

  @Test func `both languages give the same events but for the texts`() throws {
    let known = try answers()
    let logs = try Language.allCases.map { try walk($0, knowing: known) }
    #expect(logs[0].count > 150)
    #expect(logs[0].map { blanked($0) } == logs[1].map { blanked($0) })
    #expect(logs[0] != logs[1])
  }

  @Test func `a change of language at every level changes nothing else`() throws {
    let known = try answers()
    let plain = try walk(.en, knowing: known).map { blanked($0) }
    var game = try WireGame()
    var client = WireClient()
    var last: JSONValue?
    var changes = 0
    var log: [JSONValue] = []
    _ = try game.play(&client) { game, client, event, _ in
      client.known = known[game.session.language] ?? [:]
      let id = event["event"] == "level" ? event["id"] : nil
      if event["code"] == "language-changed" { return nil }
      guard let id, id != last else {
        log.append(blanked(event))
        return nil
      }
      last = id
      changes += 1
      let flow = game.session.flow
      let told = try game.send([
        "do": "language", "lang": JSONValue(game.session.language.next.code),
      ])
      #expect(game.session.flow == flow)
      let isRound = event["kind"] == "reflex"
      #expect(told.map { $0["event"] } == ["notice", "level"] + (isRound ? ["ready"] : []))
      #expect(told.dropFirst().first.map { blanked($0) } == blanked(event))
      client.known = known[game.session.language] ?? [:]
      return told
    }
    #expect(changes == 20)
    #expect(log == plain)
  }

  /// What a client finds out about the open questions, by language and level.
  private func answers() throws -> [Language: [String: String]] {
    var answers: [Language: [String: String]] = [:]
    for language in Language.allCases {
      var client = WireClient()
      var game = try WireGame(language)
      _ = try game.play(&client)
      answers[language] = client.found
    }
    return answers
  }

  private func walk(
    _ language: Language, knowing known: [Language: [String: String]]
  ) throws -> [JSONValue] {
    var client = WireClient()
    client.known = known[language] ?? [:]
    var game = try WireGame(language)
    return try game.play(&client)
  }
}
