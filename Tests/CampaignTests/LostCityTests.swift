import Foundation
import Localization
import Testing

@testable import Campaign
@testable import Flow

/// The clues as rules, written down apart from the levels; each lock must open to one code only.
@Suite struct `The Lost City` {
  private let levels: [Level]

  init() throws { levels = try LostCityChapter.chapter().levels.filter { $0.kind == .rotor } }

  private var printed: [PrintedAnswers] {
    levels.compactMap {
      if case .printed(let answers)? = $0.rotor?.lock { answers } else { nil }
    }
  }

  private var dialled: [CodeWheels] { levels.compactMap(\.rotor?.wheels) }

  @Test func `one rotor shows 4 answers, and three are dialled`() {
    #expect(printed.map(\.shown) == [4])
    #expect(levels.map { $0.rotor?.wheels?.count } == [4, nil, 4, 4])
    #expect(dialled.map(\.right.code) == ["4402", "2358", "1824"])
  }

  @Test func `a save in the middle of the printed first gate goes on at its wheels`() throws {
    var progress = Progress(seed: 7)
    progress.hasBegun = true
    progress.frontier = "gate"
    var visit = LevelVisit(entry: 1)
    (visit.attempts, visit.tried) = (1, ["4802"])
    progress.visits["gate"] = visit
    progress.records["gate"] = LevelRecord()
    progress.records["gate"]?.wrongAnswers = ["4802"]
    var game = GameFlow(chapters: [try LostCityChapter.chapter()], progress: progress)
    _ = game.start()
    _ = game.validateChapter()
    #expect(game.currentVisit?.tried == ["4802"])
    _ = game.validate(["4402"], in: .en)
    #expect(game.progress.records["gate"]?.best?.stars == 2)
    #expect(game.progress.frontier == "guardian")
  }

  @Test func `the tempting wolves are offered in every game`() {
    for seed in 1...50 {
      let shown = levels[1].choices(seed: UInt64(seed), entry: 1).map(\.id)
      #expect(shown.count == 4 && Set(["bear", "wolf", "eyes"]).isSubset(of: shown))
    }
  }

  @Test func `of 10,000 codes the first gate takes 4402`() {
    let feet = ["bear": 4, "wolf": 4, "eyes": 0, "spikes": 0, "bird": 2]
    let row = [["bear"], ["wolf", "eyes"], ["spikes"], ["bird"]]
    let found = codes { code in
      zip(code, row).allSatisfy { digit, carved in
        digit == carved.reduce(0) { $0 + (feet[$1] ?? 0) }
      }
    }
    #expect(found == ["4402"])
    #expect(dialled[0].right.code == "4402")
  }

  @Test func `of the four signs only the bear could be the sleeper`() {
    struct Sign {
      let isSign: Bool
      let leavesTracks: Bool
      let number: Character?
      let isAwake: Bool
    }
    let signs = [
      "bear": Sign(isSign: true, leavesTracks: true, number: "4", isAwake: false),
      "wolf": Sign(isSign: true, leavesTracks: true, number: "4", isAwake: true),
      "eyes": Sign(isSign: true, leavesTracks: false, number: "4", isAwake: true),
      "spikes": Sign(isSign: true, leavesTracks: false, number: "0", isAwake: false),
      "bird": Sign(isSign: true, leavesTracks: true, number: "2", isAwake: false),
      "gate": Sign(isSign: false, leavesTracks: false, number: nil, isAwake: false),
    ]
    let left = signs.filter { _, it in
      it.isSign && it.leavesTracks && !it.isAwake
        && dialled[0].right.code.count { $0 == it.number } == 2
    }
    #expect(left.keys.sorted() == [printed[0].right.id])
    #expect(signs.keys.sorted() == printed[0].all.map(\.id).sorted())
  }

  @Test func `of 10,000 codes the clock takes 2358`() {
    let pipes = [2: [0, 1], 3: [1, 2]]
    let found = codes { watch in
      Array(watch.prefix(3)) == [2, 3, 5]
        && pipes.allSatisfy { bowl, feeding in watch[bowl] == feeding.map { watch[$0] }.reduce(0, +)
        }
    }
    #expect(found == ["2358"])
    #expect(dialled[1].right.code == "2358")
  }

  @Test func `of 10,000 codes the jars take 1824, and the cups alone leave their order open`() {
    let found = codes { cups in
      let (bear, wolves, spikes, bird) = (cups[0], cups[1], cups[2], cups[3])
      return bird == 4 && wolves == 2 * bird && 2 * spikes == bird && 2 * bear == spikes
    }
    #expect(found == ["1824"])
    #expect(dialled[2].right.code == "1824")
    let sameCups = dialled[2].misreadings.count { $0.code.sorted() == Array("1248") }
    #expect(sameCups >= 3)
  }

  @Test func `every wrong code is one slip away from the clues`() {
    let feet = ["4802": [4, 4 + 4, 0, 2], "4422": [4, 4, 2, 2], "4420": [4, 4, 2, 0]]
      .merging(["4400": [4, 4, 0, 0], "4102": [4, 1, 0, 2]]) { first, _ in first }
      .merging(["1101": [1, 1, 0, 1], "4002": [4, 0, 0, 2], "2402": [2, 4, 0, 2]]) { first, _ in
        first
      }
    let drops = [
      "2357": [2, 3, 5, 5 + 2], "2350": [2, 3, 5, 0], "2355": [2, 3, 5, 5],
      "2356": [2, 3, 5, 5 + 1], "8532": [8, 5, 3, 2],
    ]
    let cups = [
      "4821": [4, 4 * 2, 4 / 2, 4 / 2 / 2], "8421": [8, 4, 2, 1], "1842": [1, 8, 4, 2],
      "2824": [4 / 2, 8, 2, 4], "1224": [1, 4 / 2, 2, 4], "4402": [4, 4, 0, 2],
    ]
    for (level, slips) in zip([levels[0], levels[2], levels[3]], [feet, drops, cups]) {
      #expect(Set(level.mishaps.map(\.id)) == Set(slips.keys))
      for (code, digits) in slips { #expect(code == digits.map(String.init).joined()) }
    }
  }

  @Test(arguments: Language.allCases)
  func `a code that nobody foresaw is said back`(language: Language) {
    for wheels in dialled {
      let reply = wheels.otherwise.filling(typed: SafeText(cleaning: "9070"))
      #expect(reply.resolved(in: language).contains("9070"))
    }
  }

  @Test(arguments: Language.allCases)
  func `only the last rung, and no clue or note before it, gives the clock away`(
    language: Language
  ) {
    let clock = levels[2].content
    let before =
      levels.prefix(2).flatMap(\.content.notes) + [clock.text] + (levels[2].rotor?.clues ?? [])
      + clock.hints.dropLast()
    let words = before.map { $0.resolved(in: language).lowercased() }
    let eight = language == .en ? "eight" : "huit"
    #expect(words.allSatisfy { !$0.contains("2358") && !$0.contains(eight) && !$0.contains("8") })
  }

  @Test(arguments: Language.allCases)
  func `the notebook keeps the order of the first gate`(language: Language) throws {
    let note = try #require(levels[0].content.notes.first).resolved(in: language)
    let order = ["bear", "wolves", "spikes"]
    let keywords = try LostCityChapter.chapter().keywords
    let words = order.compactMap { id in
      keywords.first { $0.id == id }?.text.resolved(in: language)
    }
    let bird = language == .en ? "bird" : "oiseau"
    let places = (words + [bird]).compactMap { note.range(of: $0)?.lowerBound }
    #expect(places.count == 4)
    #expect(places == places.sorted())
  }

  @Test func `every misreading is drawn in some game, the right answer in each`() {
    for level in levels {
      guard case .printed(let answers)? = level.rotor?.lock else { continue }
      let draws = (1...200).map { seed in
        level.choices(seed: seed, entry: 1).map(\.id)
      }
      #expect(draws.allSatisfy { $0.contains(answers.right.id) && $0.count == answers.shown })
      #expect(Set(draws.joined()).count == answers.all.count)
    }
  }
}

/// The codes from 0000 to 9999 whose four digits keep the rule.
private func codes(where rule: ([Int]) -> Bool) -> [String] {
  (0..<10_000).map { [$0 / 1000, $0 / 100 % 10, $0 / 10 % 10, $0 % 10] }
    .filter(rule).map { $0.map(String.init).joined() }
}
