import Adventure
import Campaign
import Foundation
import Localization
import SampleWorld
import Testing

/// What is said and drawn follows what has happened.
struct WorldStateTests {
  /// A place or a thing after some commands: what is drawn of it, and how a text of it begins.
  struct Example: CustomTestStringConvertible, Sendable {
    let commands: [String]
    let subject: String
    let drawings: [String]
    var said: [String] = []
    var unsaid: [String] = []

    var testDescription: String { "\(subject) after \(commands.suffix(2))" }
  }

  @Test(arguments: try Example.all()) func `the world looks as it is`(_ example: Example) throws {
    var game = try AdventureGame.keepersNight()
    for command in example.commands {
      let events = game.play(command)
      #expect(!events.isEmpty, "\(command)")
    }
    #expect(drawings(of: example.subject, in: game) == example.drawings)
    let texts = wording(of: example.subject, in: &game)
    for said in example.said {
      #expect(texts.contains { $0.contains(said) }, "\(said) in \(texts)")
    }
    for unsaid in example.unsaid {
      #expect(!texts.contains { $0.contains(unsaid) }, "\(unsaid) in \(texts)")
    }
  }

  @Test func `no sentence is said twice of one picture`() throws {
    let world = try builtInWorld()
    for pictures in world.places.map(\.pictures) + world.things.map(\.pictures) {
      let texts = pictures.map { $0.text.resolved(in: .en) }
      #expect(Set(texts).count == texts.count, "\(texts)")
    }
  }

  @Test func `after any turn of the walkthrough, each place has a picture`() throws {
    var game = try AdventureGame.keepersNight()
    for line in walkthrough {
      game.play(line.en)
      for place in game.world.places { #expect(!game.pictures(of: place).isEmpty) }
      for thing in game.world.things where !thing.pictures.isEmpty {
        let isThere = game.location(of: thing.id) != .nowhere
        #expect((game.picture(of: thing) != nil) == isThere, "\(thing.id.id)")
      }
    }
    #expect(game.endPicture?.id == "end-nineteen")
  }

  private func drawings(of subject: String, in game: AdventureGame) -> [String] {
    if let place = game.world.place(PlaceID(subject)) {
      return game.pictures(of: place).map(\.id)
    }
    return game.world.thing(ThingID(subject)).flatMap { game.picture(of: $0) }.map { [$0.id] } ?? []
  }

  private func wording(of subject: String, in game: inout AdventureGame) -> [String] {
    let action =
      game.world.thing(ThingID(subject)).map { PlayerAction(.examine, $0.id) }
      ?? PlayerAction(.look)
    return texts(game.perform([action]))
  }
}

extension WorldStateTests.Example {
  /// Reads `Tests/CampaignTests/Orders/looks.txt`, which says how.
  fileprivate static func all() throws -> [Self] {
    let path = "Tests/CampaignTests/Orders/looks.txt"
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    var commands: [String] = []
    return lines.drop { $0.hasPrefix("#") }.reduce(into: []) { examples, line in
      let rest = String(line.dropFirst(3))
      switch line.prefix(2) {
      case "==": commands = rest.components(separatedBy: " // ").flatMap(repeated)
      case "=<": commands = Array(walkthrough.map(\.en).prefix { $0 != rest })
      case "=>": commands = walkthrough.map(\.en).prefix { $0 != rest } + [rest]
      case "+ ": examples[examples.count - 1].said.append(String(line.dropFirst(2)))
      case "- ": examples[examples.count - 1].unsaid.append(String(line.dropFirst(2)))
      default:
        let words = line.split { ": ".contains($0) }.map { String($0) }
        examples.append(
          Self(commands: commands, subject: words[0], drawings: Array(words.dropFirst())))
      }
    }
  }

  /// `25 z` is `z` 25 times.
  private static func repeated(_ command: String) -> [String] {
    let parts = command.split(separator: " ", maxSplits: 1)
    guard let first = parts.first else { return [] }
    return Int(first).map { Array(repeating: String(parts[1]), count: $0) } ?? [command]
  }
}
