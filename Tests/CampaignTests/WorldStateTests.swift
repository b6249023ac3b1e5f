import Adventure
import Campaign
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

  @Test(arguments: examples) func `the world looks as it is`(_ example: Example) throws {
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

private typealias Example = WorldStateTests.Example

private let toHut = ["e", "e", "s", "s"]
private let dry = toHut + ["open drawer", "get matches", "put matches on stove", "z", "z", "z"]
private let lit = dry + ["get matches", "get lamp", "light lamp"]
private let fed = toHut + ["u", "get book", "d", "n", "w", "give book to goat"]

/// The walkthrough up to a command, and with it.
private func walked(through last: String) -> [String] {
  let lines = walkthrough.map(\.en)
  return Array(lines.prefix { $0 != last }) + [last]
}

private let examples = cliff + pass + yard + house

private let cliff = [
  Example(
    commands: [], subject: "mouth", drawings: ["mouth"], said: ["a hook waits for a lamp"]),
  Example(
    commands: walked(through: "hang lamp on hook"), subject: "mouth",
    drawings: ["mouth", "mouth-lamp"], said: ["Your lamp hangs"], unsaid: ["waits for a lamp"]),
  Example(
    commands: walked(through: "swipe rope"), subject: "mouth",
    drawings: ["mouth", "mouth-light", "mouth-lamp", "mouth-mirror"], said: ["on its way up"]),
  Example(commands: [], subject: "hook", drawings: ["hook"], said: ["a lamp hangs here"]),
  Example(
    commands: walked(through: "hang lamp on hook"), subject: "hook", drawings: ["hook-lamp"],
    said: ["Your lamp hangs on it"], unsaid: ["but this one"]),
  Example(
    commands: walked(through: "swipe rope"), subject: "rope", drawings: ["rope"],
    said: ["comes up by itself"]),
  Example(commands: [], subject: "stairs", drawings: ["stairs-ice"], said: ["into the ice"]),
  Example(commands: ["e", "e"], subject: "stairs", drawings: ["stairs"], unsaid: ["into the ice"]),
]

private let pass = [
  Example(commands: ["e", "e"], subject: "weather", drawings: ["weather-stars"], said: ["Stars"]),
  Example(
    commands: ["e", "e", "e"], subject: "road", drawings: ["road", "road-north", "road-hat"],
    said: ["pointing north"]),
  Example(
    commands: ["e", "e", "e", "turn snowman", "get hat"], subject: "road",
    drawings: ["road", "road-west"], said: ["pointing west"], unsaid: ["north"]),
  Example(
    commands: ["e", "e", "e"], subject: "snowman", drawings: ["snowman-hat"], said: ["would turn"]),
  Example(
    commands: ["e", "e", "e", "get hat"], subject: "snowman", drawings: ["snowman"]),
  Example(
    commands: ["e", "e", "e", "turn snowman"], subject: "snowman", drawings: ["snowman-west-hat"],
    said: ["says west"], unsaid: ["would turn"]),
  Example(
    commands: ["e", "e", "e", "get hat", "turn snowman"], subject: "snowman",
    drawings: ["snowman-west"]),
  Example(commands: ["e", "e", "e"], subject: "hat", drawings: ["hat"], said: ["He wears it"]),
  Example(
    commands: ["e", "e", "e", "wear hat"], subject: "hat", drawings: ["hat"],
    unsaid: ["He wears it", "He wore it"]),
  Example(commands: ["e", "e", "n"], subject: "chapel", drawings: ["chapel"]),
  Example(
    commands: ["e", "e", "n", "open box"], subject: "chapel", drawings: ["chapel", "chapel-lid"]),
  Example(commands: ["e", "e", "n"], subject: "box", drawings: ["box"]),
  Example(commands: ["e", "e", "n", "open box"], subject: "box", drawings: ["box-open"]),
  Example(
    commands: ["e", "e", "n", "u"], subject: "belfry", drawings: ["belfry", "belfry-clapper"]),
  Example(commands: ["e", "e", "n", "u", "get clapper"], subject: "belfry", drawings: ["belfry"]),
  Example(commands: ["e", "e", "n", "u"], subject: "bell", drawings: ["bell-clapper"]),
  Example(
    commands: ["e", "e", "n", "u", "get clapper"], subject: "bell", drawings: ["bell"],
    said: ["an empty hook"]),
  Example(
    commands: Array(walked(through: "dig snow").dropLast()), subject: "beacon",
    drawings: ["beacon", "beacon-snow"], said: ["Snow fills the bowl"]),
  Example(
    commands: Array(walked(through: "dig snow").dropLast()), subject: "bowl",
    drawings: ["bowl-snow"],
    said: ["full of snow"], unsaid: ["black inside"]),
  Example(
    commands: walked(through: "dig snow"), subject: "beacon", drawings: ["beacon"],
    said: ["The bowl is empty"], unsaid: ["Snow"]),
  Example(commands: walked(through: "dig snow"), subject: "bowl", drawings: ["bowl"]),
  Example(
    commands: walked(through: "put wood in bowl"), subject: "beacon",
    drawings: ["beacon", "beacon-wood"], said: ["the wood lies dry"], unsaid: ["empty", "Snow"]),
  Example(
    commands: walked(through: "put wood in bowl"), subject: "bowl", drawings: ["bowl-wood"],
    said: ["crosswise"]),
  Example(
    commands: walked(through: "put wood in bowl"), subject: "wood", drawings: ["wood"],
    said: ["waits to be lit"]),
]

private let yard = [
  Example(commands: ["e", "e", "s"], subject: "yard", drawings: ["yard"], unsaid: ["open"]),
  Example(commands: ["e", "e", "s"], subject: "door", drawings: ["door"], said: ["seriously"]),
  Example(
    commands: fed + ["e", "unlock door", "open door"], subject: "yard",
    drawings: ["yard", "yard-door"], said: ["stands open"]),
  Example(
    commands: fed + ["e", "unlock door"], subject: "door", drawings: ["door"],
    said: ["talked round"]),
  Example(
    commands: fed + ["e", "unlock door", "open door"], subject: "door", drawings: ["door-open"],
    said: ["wide open"], unsaid: ["takes itself"]),
  Example(commands: ["e", "e", "s", "w"], subject: "byre", drawings: ["byre", "byre-key"]),
  Example(commands: ["e", "e", "s", "w"], subject: "goat", drawings: ["goat-key"]),
  Example(commands: fed, subject: "byre", drawings: ["byre", "byre-crumbs"], said: ["her volume"]),
  Example(commands: fed, subject: "book", drawings: []),
  Example(commands: fed, subject: "goat", drawings: ["goat"], unsaid: ["key"]),
  Example(commands: fed, subject: "scraps", drawings: ["scraps"], unsaid: ["would be glad"]),
  Example(
    commands: fed + ["e", "unlock door", "e", "get wood"], subject: "wood", drawings: ["wood"],
    unsaid: ["waited nine years"]),
]

private let house = [
  Example(commands: toHut, subject: "hut", drawings: ["hut", "hut-lamp"]),
  Example(
    commands: toHut + ["open drawer", "get lamp", "get matches", "put matches on stove"],
    subject: "hut", drawings: ["hut", "hut-drawer", "hut-matches"]),
  Example(commands: lit, subject: "hut", drawings: ["hut", "hut-drawer"]),
  Example(commands: toHut, subject: "table", drawings: ["table-lamp"], unsaid: ["tongue"]),
  Example(commands: toHut + ["get lamp"], subject: "table", drawings: ["table"]),
  Example(
    commands: toHut + ["open drawer"], subject: "table", drawings: ["table-lamp-open"],
    said: ["tongue"]),
  Example(commands: lit, subject: "table", drawings: ["table-open"], unsaid: ["lamp"]),
  Example(commands: toHut, subject: "drawer", drawings: ["drawer"], said: ["Shut"]),
  Example(
    commands: toHut + ["open drawer"], subject: "drawer", drawings: ["drawer-open"],
    unsaid: ["Shut"]),
  Example(commands: toHut, subject: "lamp", drawings: ["lamp"], said: ["wants lighting"]),
  Example(commands: lit, subject: "lamp", drawings: ["lamp-lit"], unsaid: ["wants lighting"]),
  Example(commands: toHut, subject: "stove", drawings: ["stove"], said: ["enough to dry"]),
  Example(
    commands: Array(dry.dropLast(3)), subject: "stove", drawings: ["stove-matches"],
    said: ["going into the matches"]),
  Example(commands: dry, subject: "stove", drawings: ["stove"], unsaid: ["enough to dry"]),
  Example(
    commands: Array(dry.dropLast(3)), subject: "matches", drawings: ["matches-steaming"],
    said: ["They steam"]),
  Example(commands: dry, subject: "matches", drawings: ["matches"], unsaid: ["steam"]),
  Example(
    commands: toHut + ["e"], subject: "bunk", drawings: ["bunk", "bunk-coat"],
    said: ["On the peg hangs a coat"]),
  Example(
    commands: toHut + ["e", "get coat"], subject: "bunk", drawings: ["bunk"],
    unsaid: ["A coat hangs"]),
  Example(
    commands: toHut + ["e", "get coat", "drop coat"], subject: "bunk", drawings: ["bunk"],
    unsaid: ["A coat hangs"]),
  Example(
    commands: toHut + ["e", "get coat", "put coat on peg"], subject: "bunk",
    drawings: ["bunk", "bunk-coat"]),
  Example(commands: toHut + ["e"], subject: "coat", drawings: ["coat-peg"]),
  Example(commands: toHut + ["e", "wear coat"], subject: "coat", drawings: ["coat-worn"]),
  Example(commands: toHut + ["e", "get coat"], subject: "coat", drawings: ["coat"]),
  Example(commands: toHut + ["e"], subject: "peg", drawings: ["coat-peg"], said: ["its coat"]),
  Example(
    commands: toHut + ["e", "wear coat"], subject: "peg", drawings: ["peg"],
    said: ["asks for a coat"]),
  Example(
    commands: toHut + ["u"], subject: "loft", drawings: ["loft", "loft-book"],
    said: ["One thick volume"]),
  Example(
    commands: toHut + ["u", "get book"], subject: "loft", drawings: ["loft"],
    unsaid: ["One thick volume"]),
  Example(
    commands: toHut + ["u"], subject: "shelves", drawings: ["shelves-book"],
    said: ["Thirty-nine gaps"]),
  Example(
    commands: toHut + ["u", "get book"], subject: "shelves", drawings: ["shelves"],
    said: ["Forty gaps"]),
  Example(
    commands: toHut + ["w"], subject: "lookout", drawings: ["lookout", "lookout-stars"]),
  Example(
    commands: toHut + ["w"] + Array(repeating: "z", count: 25), subject: "lookout",
    drawings: ["lookout", "lookout-snow"]),
  Example(
    commands: toHut + ["w"] + Array(repeating: "z", count: 60), subject: "lookout",
    drawings: ["lookout", "lookout-white"]),
  Example(commands: toHut + ["w"], subject: "window", drawings: ["window-stars"]),
  Example(
    commands: toHut + ["w"] + Array(repeating: "z", count: 25), subject: "window",
    drawings: ["window-snow"]),
  Example(
    commands: toHut + ["w"] + Array(repeating: "z", count: 60), subject: "window",
    drawings: ["window-white"]),
  Example(
    commands: toHut + ["w"], subject: "barometer", drawings: ["barometer"],
    said: ["The needle says Doubtful"]),
  Example(
    commands: toHut + ["w", "tap barometer"], subject: "barometer",
    drawings: ["barometer-regrettable"], said: ["The needle says Regrettable"]),
  Example(
    commands: toHut + ["w", "tap barometer", "tap barometer"], subject: "barometer",
    drawings: ["barometer-problem"], said: ["hangs by a thread"]),
  Example(
    commands: toHut + ["w"] + Array(repeating: "tap barometer", count: 4), subject: "barometer",
    drawings: ["barometer-broken"], said: ["on its back"]),
  Example(
    commands: Array(walked(through: "hit ice with clapper").dropLast()), subject: "gallery",
    drawings: ["gallery", "gallery-ice"], said: ["collar of ice"]),
  Example(
    commands: walked(through: "hit ice with clapper"), subject: "gallery", drawings: ["gallery"],
    said: ["The rope runs free"]),
  Example(
    commands: Array(walked(through: "hit ice with clapper").dropLast()), subject: "rope",
    drawings: ["rope"], said: ["as far as the ice"], unsaid: ["further down"]),
]
