import Answers
import Campaign
import Localization
import Testing

@testable import Flow

/// The second forms: their clues as rules, written down apart from the levels; each leaves one way.
@Suite struct `The second night` {
  private let chapters: [Chapter]

  init() throws { chapters = try LocalLevelFactory().chapters() }

  private func forms(_ chapter: Int) -> [Level] { chapters[chapter].secondForms.compactMap(\.self) }

  private var rotors: [RotorLevel] { forms(1).compactMap(\.rotor) }

  private var rooms: [SearchLevel] { forms(3).compactMap(\.search) }

  @Test func `each level has a second form, known by its name`() {
    for chapter in chapters {
      #expect(chapter.secondForms.map { $0?.id } == chapter.levels.map { $0.id + "-again" })
    }
  }

  @Test func `what was right on the first night is wrong now`() {
    for chapter in chapters {
      for case (let first, let second?) in zip(chapter.levels, chapter.secondForms) {
        #expect(first.rightWay == nil || first.rightWay != second.rightWay, "\(second.id)")
      }
    }
  }

  @Test(arguments: Language.allCases)
  func `it is won from the first level to the last`(language: Language) throws {
    var progress = Progress(seed: 1)
    progress.hasBegun = true
    for level in chapters.flatMap(\.levels) {
      progress.records[level.id, default: LevelRecord()].best = LevelScore(
        stars: 1, attempts: 0, hints: 0, elapsed: .zero)
    }
    var flow = GameFlow(chapters: chapters, progress: progress)
    _ = flow.loadLevel(LevelPosition(chapter: 0, level: 0, night: .second))
    for _ in 0..<40 where flow.state != .results {
      guard let level = flow.currentLevel else {
        _ = flow.validateChapter()
        continue
      }
      #expect(level.id.hasSuffix("-again"))
      switch level.task {
      case .closed(let closed):
        _ = flow.validate([closed.right.text.resolved(in: language)], in: language)
      case .rotor(let rotor): _ = flow.validate([rotor.rightAnswer], in: language)
      case .open(let open):
        _ = flow.validate([open.answers.accepted.resolved(in: language)[0]], in: language)
      case .search(let search):
        for element in search.elements { _ = flow.perform(element.right, on: element.id) }
      case .way: Issue.record("no way has a second form")
      case .reflex: _ = flow.finishRound(isWon: true)
      }
    }
    #expect(flow.results.total.fourthStars == 20)
    #expect((flow.results.total.stars, flow.results.total.possible) == (20, 60))
  }

  // MARK: Doors and dials

  @Test func `of the five doors only one can lie, and alone`() {
    // By the notebook; the last door’s sentence is about the lies themselves.
    let facts = ["spike": true, "bridge": false, "chain": true, "levers": true]
    let doors = facts.keys + ["liar"]
    let possible = doors.filter { liar in
      facts.allSatisfy { $0.value == ($0.key != liar) } && liar != "liar"
    }
    guard case .closed(let level) = forms(0)[3].task else { return }
    #expect(possible == [level.right.id])
    #expect(Set(doors) == Set(([level.right] + level.wrong).map(\.id)))
  }

  @Test func `of 10,000 codes the first gate takes 2801`() {
    // A bear reared up, two wolves and a tail, spikes, a bird on one leg.
    let row = [[2], [4, 4, 0], [0], [1]]
    let found = codes { code in zip(code, row).allSatisfy { $0 == $1.reduce(0, +) } }
    #expect(found == [rotors[0].rightAnswer])
  }

  @Test func `of those that leave tracks only the bird sleeps`() {
    let signs = Set(["bear", "wolf", "eyes", "spikes", "bird"])
    let tracks = signs.subtracting(["eyes", "spikes"])
    #expect(tracks.subtracting(["wolf", "bear"]) == [rotors[1].rightAnswer])
  }

  @Test func `of 10,000 codes the clock takes 1347`() {
    let found = codes {
      $0[0] == 1 && $0[2] == 4 && $0[3] == 7 && $0[2] == $0[0] + $0[1] && $0[3] == $0[1] + $0[2]
    }
    #expect(found == [rotors[2].rightAnswer])
  }

  @Test func `of 10,000 codes the jars take 5163`() {
    let found = codes { cups in
      let (wolves, spikes, bird) = (cups[1], cups[2], cups[3])
      return bird == 3 && spikes == 2 * bird && 3 * wolves == bird && cups.reduce(0, +) == 15
    }
    #expect(found == [rotors[3].rightAnswer])
  }

  // MARK: Sums

  @Test func `the ledge is reached on the sixth try, and the pans are level at eight`() {
    var (hold, tries) = (0, 0)
    while hold < 15 {
      tries += 1
      hold += 5
      if hold < 15 { hold -= 3 }
    }
    #expect((hold, tries) == (15, 6))
    let calf = 2 * 2 + 1
    #expect((0...20).filter { $0 + 2 == 2 * calf } == [8])
  }

  // MARK: Rooms

  @Test func `each room leaves one list`() {
    let rules: [([String: String]) -> Bool] = [
      { $0 == ["first": "jump", "second": "step", "third": "crawl"] },
      { $0["middle"] == "push" && $0["right"] == "pull" && Set($0.values).count == 3 },
      { list in
        Set(list.values).count == 4 && list["ahead"] == "pull" && list["left"] == "leave"
          && list["right"] == "push"
      },
      { $0 == ["wolves": "none", "bear": "two", "birds": "four", "rope": "two-tugs"] },
    ]
    #expect(rooms.count == rules.count)
    for (room, rule) in zip(rooms, rules) {
      let right = Dictionary(uniqueKeysWithValues: room.elements.map { ($0.id, $0.right) })
      #expect(lists(of: room).filter(rule) == [right], "\(room.elements[0].id)")
      #expect(room.isSilent)
    }
  }

  private func lists(of room: SearchLevel) -> [[String: AnswerID]] {
    room.elements.reduce([[:]]) { lists, element in
      lists.flatMap { list in
        element.actions.map { list.merging([element.id: $0.id]) { _, new in new } }
      }
    }
  }
}

/// The codes from 0000 to 9999 whose four digits keep the rule.
private func codes(where rule: ([Int]) -> Bool) -> [String] {
  (0..<10_000).map { [$0 / 1000, $0 / 100 % 10, $0 / 10 % 10, $0 % 10] }
    .filter(rule).map { $0.map(String.init).joined() }
}

extension Level {
  /// What wins it, where that can be said in ids or in English; nil for an escape.
  fileprivate var rightWay: [String]? {
    switch task {
    case .closed(let level): [level.right.id]
    case .rotor(let level): [level.rightAnswer]
    case .open(let level): [level.answers.accepted.resolved(in: .en)[0]]
    case .search(let level): level.elements.map { $0.id + $0.right }
    case .way, .reflex: nil
    }
  }
}

extension RotorLevel {
  fileprivate var rightAnswer: String {
    switch lock {
    case .printed(let answers): answers.right.id
    case .wheels(let wheels): wheels.right.code
    }
  }
}
