import Adventure
import Campaign
import Localization
import Testing

struct WorldTests {
  @Test func `the world has the size that was asked for`() throws {
    let world = try builtInWorld()
    #expect(world.places.count >= 16)
    #expect(world.things.count >= 18)
    let directions = Set(world.places.flatMap { $0.exits.map(\.direction) })
    #expect(directions.count == 6)
  }

  @Test func `every way leads back, or is refused in words`() throws {
    let world = try builtInWorld()
    for place in world.places {
      for exit in place.exits where exit.isWay {
        let back = world.place(exit.to)?.exits.filter { $0.to == place.id && $0.isWay } ?? []
        #expect(back.map(\.direction) == [exit.direction.opposite], "\(place.id.id)")
        #expect(back.first?.door == exit.door)
      }
      for exit in place.exits where !exit.isWay { #expect(exit.refusal != nil) }
    }
  }

  @Test func `every place is reached from the first`() throws {
    let world = try builtInWorld()
    var reached: Set = [world.start]
    var next = [world.start]
    while let id = next.popLast() {
      for exit in world.place(id)?.exits ?? [] where exit.isWay {
        if reached.insert(exit.to).inserted { next.append(exit.to) }
      }
    }
    #expect(reached == Set(world.places.map(\.id)))
  }

  @Test func `every thing has its forms in both languages`() throws {
    for thing in try builtInWorld().things {
      for (language, kinds) in [(Language.en, ["s", "p"]), (.fr, ["ms", "fs", "mp", "fp"])] {
        #expect(kinds.contains(thing.noun.kind(in: language)), "\(thing.id.id)")
        #expect(!thing.noun.bare.resolved(in: language).isEmpty, "\(thing.id.id)")
        #expect(!thing.noun.the.resolved(in: language).isEmpty, "\(thing.id.id)")
      }
    }
  }

  /// The name that is shown can be typed, whatever else lies in the same place.
  @Test(arguments: [Language.en, .fr])
  func `every thing answers to its name`(language: Language) throws {
    for thing in try builtInWorld().things {
      let words = Set(
        thing.noun.names(in: language).flatMap { $0.split { " ’'".contains($0) } })
      let name = thing.noun.bare.resolved(in: language).split { " ’'".contains($0) }
      #expect(
        name.allSatisfy { words.contains($0) || ["of", "de"].contains($0) }, "\(thing.id.id)")
    }
  }

  @Test(arguments: [Language.en, .fr])
  func `scenes and replies are short`(language: Language) throws {
    let world = try builtInWorld()
    for place in world.places {
      for text in place.description {
        #expect(text.text.words(in: language) <= 60, "\(place.id.id)")
      }
    }
    for thing in world.things {
      for text in thing.description + thing.refusal {
        #expect(text.text.words(in: language) <= 40, "\(thing.id.id)")
      }
    }
  }

  @Test func `no text stands in only one language`() throws {
    let world = try builtInWorld()
    let places = world.places.flatMap { [$0.name] + $0.description.map(\.text) }
    let pictures =
      world.places.flatMap(\.pictures) + world.things.flatMap(\.pictures)
      + world.endings.map(\.picture)
    for text in places + pictures.map(\.text) {
      #expect(text.resolved(in: .en) != text.resolved(in: .fr))
    }
  }
}

extension Exit {
  /// Whether it ever leads anywhere.
  fileprivate var isWay: Bool { if case .never = when { false } else { true } }
}

extension Direction {
  fileprivate var opposite: Direction {
    switch self {
    case .north: .south
    case .south: .north
    case .east: .west
    case .west: .east
    case .up: .down
    case .down: .up
    }
  }
}

extension LocalizedText {
  fileprivate func words(in language: Language) -> Int {
    resolved(in: language).split { $0.isWhitespace }.count
  }
}
