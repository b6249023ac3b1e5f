import Adventure
import Localization
import SampleWorld
import Testing
import WorldProof

/// The proof itself: it finds the ways round that small worlds have, and none that they have not.
struct WorldProofTests {
  /// A vault whose door gives an award, and which is entered by nothing else unless by these.
  private static func vault(_ more: [Rule] = []) throws -> World {
    try sampleWorld(
      rules: [
        Rule("unlocked", on: .after([.unlock], .thing("door"), .optional), [.award("bell")]),
        Rule(
          "vault", on: .entering("vault"),
          [.award("vault"), .end("in")]),
      ] + more)
  }

  @Test func `a world whose every award is needed has no way round`() throws {
    let world = try Self.vault()
    #expect(PossiblePlay(of: world).endings == ["in"])
    #expect(world.waysRound(to: "in") == [])
  }

  @Test(arguments: waysIn) func `a way round is found`(rule: Rule) throws {
    #expect(try Self.vault([rule]).waysRound(to: "in").map(\.id) == ["bell"], "\(rule.id)")
  }

  @Test(arguments: wallsUp) func `what cannot be done is no way round`(rule: Rule) throws {
    #expect(try Self.vault([rule]).waysRound(to: "in") == [], "\(rule.id)")
  }

  @Test func `a rule that stands before the award’s own hides nothing`() throws {
    let world = try sampleWorld(rules: [
      Rule("kicked", on: .instead([.hit], .thing("door"), .optional), [.unlock("door")]),
      Rule("unlocked", on: .after([.unlock], .thing("door"), .optional), [.award("bell")]),
    ])
    #expect(PossiblePlay(of: world, without: "bell").places.contains("vault"))
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `whatever is played is among what the proof holds to be possible`(seed: UInt64) throws {
    let world = try Self.vault()
    let play = PossiblePlay(of: world)
    var game = AdventureGame(world: world, seed: seed)
    var generator = LehmerGenerator(seed: seed)
    for _ in 0..<200 {
      let things = game.visibleThings.map(\.id) + ["door"]
      let verb = Verb.allCases[generator.next(below: Verb.allCases.count)]
      let direction = Direction.allCases[generator.next(below: 6)]
      let first = things[generator.next(below: things.count)]
      let second = things[generator.next(below: things.count)]
      _ = game.perform([
        verb == .go || generator.next(below: 3) == 0
          ? PlayerAction(.go, direction: direction)
          : PlayerAction(verb, first, generator.next(below: 2) == 0 ? second : nil)
      ])
      #expect(play.contains(game))
    }
  }
}

/// Ways into the vault without its key.
private let waysIn: [Rule] = [
  Rule("window", on: .instead([.climb], .thing("bell")), when: .at("yard"), [.go("vault")]),
  Rule("kicked", on: .instead([.hit], .thing("door"), .optional), [.unlock("door")]),
  Rule("left open", on: .everyTurn, when: .turnAtLeast(9), once: true, [.unlock("door")]),
  Rule(
    "lent", on: .instead([.tap], .thing("bell"), .thing("cup")), when: .held("cup"),
    [.add("taps", 1), .when(.atLeast("taps", 3), [.open("door")])]),
  Rule(
    "read", on: .after([.read], .thing("note")), when: .not(.inDarkness),
    [.chance(1, [.go("vault")])]),
]

/// Rules that would lead into it if they could ever act.
private let wallsUp: [Rule] = [
  Rule("nowhere", on: .instead([.climb], .thing("bell")), when: .at("hall"), [.go("vault")]),
  Rule("never set", on: .instead([.hit], .thing("door")), when: .flag("strong"), [.unlock("door")]),
  Rule("inside", on: .instead([.push], .thing("door")), when: .at("vault"), [.unlock("door")]),
  Rule(
    "two places", on: .instead([.hit], .thing("door"), .thing("cup")),
    when: .all([.held("cup"), .thing("cup", .place("hall"))]), [.unlock("door")]),
  Rule("refused", on: .instead([.pull], .thing("door")), [.unlock("door"), .refuse(nothing)]),
]

private let nothing = LocalizedText(verbatim: SafeText(cleaning: "no"))
