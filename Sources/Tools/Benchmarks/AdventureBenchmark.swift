import Adventure
import Campaign
import Localization

/// Prints what a turn of the adventure costs in small and large worlds, early and late in a game.
enum AdventureBenchmark {
  static func report() throws {
    try reportFirstOrders()
    print("a turn of the adventure, in µs, of 1,000 the middle one and the worst but ten")
    for places in [100, 10_000] {
      var game = AdventureGame(world: try plain(places), seed: 1)
      // Both vocabularies are learnt with the first command.
      for language in Language.allCases { _ = game.execute(TypedCommand("z"), in: language) }
      for turn in [10, 10_000] {
        while game.state.turn < turn { _ = game.execute(TypedCommand("z"), in: .en) }
        let times = (0..<1_000).map { microseconds(&game, lines[$0 % lines.count]) }.sorted()
        print("\(places) places, turn \(turn): \(times[500]) and \(times[990])")
      }
    }
  }

  /// What the first order costs, for which a language is learnt, and one whose word is not known.
  private static func reportFirstOrders() throws {
    let world = try builtInWorld()
    print("in the story’s world, in µs     first order   unknown word")
    for language in Language.allCases {
      let times = (0..<31).map { _ in
        var game = AdventureGame(world: world, seed: 1)
        return ["z", "xyzzyx"].map { microseconds(&game, ($0, language)) }
      }
      let medians = [0, 1].map { order in times.map { $0[order] }.sorted()[15] }
      print(
        Benchmarks.padded(language.code, to: 32) + Benchmarks.padded("\(medians[0])", to: 14)
          + "\(medians[1])")
    }
  }

  private static let lines: [(String, Language)] = [
    ("take red cup", .en), ("e", .en), ("drop the cup", .en), ("prends la tasse", .fr),
    ("pose-la", .fr), ("x bowl", .en), ("o", .fr), ("take cpu", .en), ("undo", .en),
    ("prendre tout sauf le bol", .fr), ("poser tout", .fr),
  ]

  private static func microseconds(_ game: inout AdventureGame, _ line: (String, Language))
    -> Double
  {
    let time = ContinuousClock().measure {
      for command in game.commands(in: line.0, line.1) { _ = game.execute(command, in: line.1) }
    }
    return Double(time.components.attoseconds / 100_000_000_000) / 10
  }

  /// Places in a row, a cup and a bowl in each.
  private static func plain(_ count: Int) throws -> World {
    let places = (0..<count).map { index in
      let ways = [
        index + 1 < count ? Exit(.east, to: id(index + 1)) : nil,
        index > 0 ? Exit(.west, to: id(index - 1)) : nil,
      ]
      return Adventure.Place(
        id: id(index), name: text("place"),
        noun: list("place|the place|s", "lieu|le lieu|ms"),
        description: [ConditionalText(text("plain"))],
        pictures: [ConditionalPicture("p", text("p"))], exits: ways.compactMap(\.self))
    }
    let things = (0..<count).flatMap { index in
      [
        thing(
          "cup\(index)", "cup|the cup|s", "tasse|la tasse|fs", "cup|red cup",
          "tasse", index),
        thing(
          "bowl\(index)", "bowl|the bowl|s", "bol|le bol|ms", "bowl", "bol",
          index),
      ]
    }
    return try World(
      id: "plain", start: id(0), intro: text("plain"), places: places, things: things, rules: [])
  }

  private static func id(_ index: Int) -> PlaceID { PlaceID("p\(index)") }

  private static func thing(
    _ id: String, _ en: String, _ fr: String, _ enWords: String, _ frWords: String, _ place: Int
  ) -> Thing {
    Thing(
      id: ThingID(id), noun: list(en, fr), words: list(enWords, frWords),
      description: [ConditionalText(text("plain"))], start: .place(Self.id(place)),
      pictures: [ConditionalPicture("t", text("t"))])
  }

  private static func text(_ string: String) -> LocalizedText {
    LocalizedText(cleaning: string)
  }

  private static func list(_ en: String, _ fr: String) -> LocalizedList {
    let lists = [("en", en), ("fr", fr)].map { code, text in
      (code: code, list: text.split(separator: "|").map { SafeText(cleaning: String($0)) })
    }
    guard let list = LocalizedList(lists: lists, own: "en") else {
      preconditionFailure("two languages are given")
    }
    return list
  }
}
