import Flow
import Localization
import Testing

@testable import Campaign

/// The facts of each scene as its text states them; the rule must leave one answer.
@Suite struct `Ice Cave` {
  private let levels: [Level]

  init() throws { levels = try IceCaveChapter.chapter().levels }

  @Test func `it has four closed questions with 3, 4, 4 and 5 answers, and an escape`() {
    #expect(levels.map(\.kind) == [.closed, .closed, .closed, .closed, .reflex])
    #expect(levels.map { $0.choices(seed: 1, entry: 1).count } == [3, 4, 4, 5, 0])
  }

  @Test func `only the dry spike stands where the wind comes in, and breath drifts the other way`()
  {
    let isWhereWindComesIn = ["climb": false, "lean": true, "wait": false]
    #expect(solutions(of: levels[0], where: isWhereWindComesIn) == ["lean"])
  }

  @Test func `of the ways over the gulf only one rings at once, and the finest note comes late`() {
    struct Sound { let isANote: Bool, comesAtOnce: Bool }
    let sounds = [
      "broad": Sound(isANote: false, comesAtOnce: true),
      "narrow": Sound(isANote: true, comesAtOnce: true),
      "silent": Sound(isANote: true, comesAtOnce: false),
      "jump": Sound(isANote: true, comesAtOnce: false),
    ]
    let holds = sounds.mapValues { $0.isANote && $0.comesAtOnce }
    #expect(solutions(of: levels[1], where: holds) == ["narrow"])
  }

  @Test func `only breath reaches the chain that climbs and thaws it without harm`() {
    struct Way {
      let climbs: Bool
      let thaws: Bool
      let sparesTheEmber: Bool
    }
    let ways = [
      "both": Way(climbs: false, thaws: false, sparesTheEmber: true),
      "hang": Way(climbs: true, thaws: false, sparesTheEmber: true),
      "ember": Way(climbs: true, thaws: true, sparesTheEmber: false),
      "breathe": Way(climbs: true, thaws: true, sparesTheEmber: true),
    ]
    let opens = ways.mapValues { $0.climbs && $0.thaws && $0.sparesTheEmber }
    #expect(solutions(of: levels[2], where: opens) == ["breathe"])
  }

  @Test func `with the notebook one of the five doors is left`() {
    let notebook = ["spike": false, "bridge": false, "chain": true, "empty": false]
    #expect(truthfulDoors(knowing: notebook) == ["chain"])
    #expect(right(of: levels[3]) == "chain")
  }

  @Test func `what is heard at the doors alone leaves four of them`() {
    #expect(truthfulDoors(knowing: ["empty": false]) == ["bridge", "chain", "liars", "spike"])
  }

  @Test(arguments: Language.allCases)
  func `what solves a level is not said in its text`(_ language: Language) {
    let givesAway =
      language == .en
      ? [["draught", "wind"], ["silent"], ["breath"]]
      : [["courant d’air", "vent"], ["muet"], ["souffle"]]
    for (level, words) in zip(levels, givesAway) {
      let text = level.content.text.resolved(in: language)
      for word in words { #expect(!text.split(separator: " ").contains { $0.hasPrefix(word) }) }
    }
  }

  /// Tries every way to hand out truth: one door has it, and "liars" has it if no other does.
  private func truthfulDoors(knowing facts: [String: Bool]) -> [String] {
    let doors = levels[3].choices(seed: 1, entry: 1).map(\.id).sorted()
    let ways = (0..<(1 << doors.count)).map { bits in
      Set(doors.indices.filter { bits >> $0 & 1 == 1 }.map { doors[$0] })
    }
    return ways.filter { truthful in
      truthful.count == 1
        && truthful.contains("liars") == truthful.subtracting(["liars"]).isEmpty
        && facts.allSatisfy { truthful.contains($0.key) == $0.value }
    }.flatMap { $0 }.sorted()
  }
}

/// The answers for which the rule holds; the level's own right answer must be among them.
private func solutions(of level: Level, where rule: [String: Bool]) -> [String] {
  let ids = level.choices(seed: 1, entry: 1).map(\.id)
  #expect(Set(ids) == Set(rule.keys))
  let found = ids.filter { rule[$0] == true }
  #expect(found.contains(right(of: level)))
  return found
}

private func right(of level: Level) -> String {
  let wrongAnswers = Set(level.mishaps.map(\.id))
  return level.choices(seed: 1, entry: 1).map(\.id).filter { !wrongAnswers.contains($0) }.joined()
}
