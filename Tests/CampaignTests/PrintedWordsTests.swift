import Adventure
import Campaign
import Localization
import Testing

/// Every word that a text of the world prints is understood where it is printed, or excused with a reason.
struct PrintedWordsTests {
  @Test(arguments: [Language.en, .fr])
  func `every printed word is understood where it stands, or excused`(language: Language) throws {
    let excused = try PrintedWordExcuses(language).words
    let missing = try strangeWords(in: language).filter { !excused.contains($0.key) }
    #expect(
      missing.isEmpty, "\(missing.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" })")
  }

  @Test(arguments: [Language.en, .fr])
  func `no excuse is made for a word that is understood, or not printed`(language: Language) throws
  {
    let strange = try strangeWords(in: language)
    let idle = try PrintedWordExcuses(language).words.filter { strange[$0] == nil }
    #expect(idle.isEmpty, "\(idle.sorted())")
  }

  @Test(arguments: [Language.en, .fr])
  func `every excuse has one reason`(language: Language) throws {
    let excuses = try PrintedWordExcuses(language)
    #expect(!excuses.sections.isEmpty && excuses.hasReasons)
    let all = excuses.sections.flatMap(\.words)
    #expect(Dictionary(grouping: all) { $0 }.filter { $1.count > 1 }.keys.sorted() == [])
  }

  @Test(arguments: [(Language.en, "elsewhere"), (.fr, "ailleurs")])
  func `what stands elsewhere is understood there`(language: Language, reason: String) throws {
    let world = try builtInWorld()
    let understood = UnderstoodWords(language, world: world)
    let elsewhere = try PrintedWordExcuses(language).sections
      .filter { $0.reason.hasPrefix(reason) }.flatMap(\.words)
    #expect(!elsewhere.isEmpty)
    for word in elsewhere {
      #expect(world.places.contains { understood.contains(word, at: $0.id) }, "\(word)")
    }
  }

  @Test(arguments: [Language.en, .fr])
  func `no two things that can be in one place share a noun`(language: Language) throws {
    let world = try builtInWorld()
    let prose = WorldProse(world)
    for place in world.places {
      // What begins nowhere comes only when what it is left of has gone.
      let here = world.things.filter {
        $0.start != .nowhere && prose.places(of: $0).contains(place.id)
      }
      let nouns = here.flatMap { thing in
        Set(thing.noun.names(in: language).map(\.singleWords).filter { $0.count == 1 })
          .map { (noun: $0[0], thing: thing.id.id) }
      }
      // What one of them alone is called first means that one; what is carried, the one in hand.
      let called = here.map { $0.noun.bare.resolved(in: language).singleWords }
      let shared = Dictionary(grouping: nouns, by: \.noun).filter { noun, things in
        things.count > 1 && called.count { $0 == [noun] } != 1
          && !things.allSatisfy { world.thing(ThingID($0.thing))?.isPortable == true }
      }
      #expect(shared.isEmpty, "\(place.id.id): \(shared)")
    }
  }

  /// The words that are not understood at any place where a text prints them, and where they were met.
  private func strangeWords(in language: Language) throws -> [String: String] {
    let world = try builtInWorld()
    let understood = UnderstoodWords(language, world: world)
    var strange: [String: String] = [:]
    for printed in WorldProse(world).texts {
      for word in printed.text.resolved(in: language).singleWords
      where !printed.places.contains(where: { understood.contains(word, at: $0) }) {
        strange[word] = strange[word] ?? printed.owner
      }
    }
    return strange
  }
}
