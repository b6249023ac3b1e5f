import Flow
import Localization
import Testing

@testable import Packs

/// What a pack sets for a class.
@Suite struct ClassroomTests {
  /// A pack of chapters of so many levels.
  private func document(_ counts: [Int], _ settings: (inout PackSettings) -> Void = { _ in })
    -> PackDocument
  {
    var document = PackDocument.sample
    settings(&document.settings)
    document.chapters = counts.enumerated().map { chapter, count in
      PackChapter(
        id: "c\(chapter)", title: plain("C"),
        levels: (0..<count).map { number in
          var level = PackDocument.open
          level.id = "l\(chapter)-\(number)"
          return level
        })
    }
    return document
  }

  private func played(_ document: PackDocument, by name: String?) throws -> [[String]] {
    try PackLevelFactory(document: document, pupil: name).chapters().map { $0.levels.map(\.id) }
  }

  private let names = (0..<20).map { "pupil \($0)" }

  @Test func `without a draw all have all levels, in order`() throws {
    let document = document([3, 0, 2])
    for name in ["Ada", nil] {
      #expect(
        try played(document, by: name) == [["l0-0", "l0-1", "l0-2"], [], ["l2-0", "l2-1"]])
    }
  }

  @Test func `so many are drawn from each chapter, the same for the same name`() throws {
    let document = document([6, 1, 6]) { $0.draw = PackSettings.Draw(count: 2) }
    var seen: Set<[[String]]> = []
    for name in names {
      let levels = try played(document, by: name)
      #expect(levels.map(\.count) == [2, 1, 2])
      #expect(levels.allSatisfy { $0 == $0.sorted() })
      #expect(try played(document, by: name) == levels)
      seen.insert(levels)
    }
    #expect(seen.count > 5)
    #expect(Set(seen.flatMap { $0.flatMap(\.self) }).count == 13)
  }

  @Test func `so many are drawn from all`() throws {
    let document = document([6, 6]) { $0.draw = PackSettings.Draw(count: 5, source: .pack) }
    for name in names { #expect(try played(document, by: name).joined().count == 5) }
    let few = self.document([2]) { $0.draw = PackSettings.Draw(count: 5, source: .pack) }
    #expect(try played(few, by: nil).joined().count == 2)
  }

  @Test func `a shuffle changes the order for each name, and loses nothing`() throws {
    let document = document([6]) { $0.isShuffled = true }
    let orders = try names.map { try played(document, by: $0)[0] }
    #expect(orders.allSatisfy { $0.sorted() == (0..<6).map { "l0-\($0)" } })
    #expect(Set(orders).count > 10)
    #expect(try names.map { try played(document, by: $0)[0] } == orders)
  }

  @Test func `a corrected level is drawn as before`() throws {
    var document = document([9]) { $0.draw = PackSettings.Draw(count: 3) }
    let before = try played(document, by: "Ada")
    document.chapters[0].levels[0].text = plain("Corrected.")
    #expect(try played(document, by: "Ada") == before)
  }

  @Test func `without hints no level has any, and none is missed`() throws {
    var document = PackDocument.sample
    document.settings.policy.hasHints = false
    #expect(
      try PackLevelFactory(document: document).chapters()[0].levels.allSatisfy {
        $0.content.hints.isEmpty
      })
    #expect(!PackCheck(document).findings.contains { $0.reason == .noHint })
    #expect(PackCheck(.sample).findings.contains { $0.reason == .noHint })
  }

  @Test func `hints in a test are told, and that there are none is not`() throws {
    var document = PackDocument.sample
    let reasons = { (document: PackDocument) in PackCheck(document).findings.map(\.reason) }
    #expect(!reasons(document).contains(.hintsInTest))
    document.settings.policy.attempts = 2
    #expect(reasons(document).contains(.hintsInTest) && !reasons(document).contains(.noHint))
    document.settings.policy.hasHints = false
    #expect(!reasons(document).contains(.hintsInTest))
  }

  @Test(arguments: [
    (PackSettings.Draw.Source.pack, 1, false), (.pack, 99, true), (.chapter, 1, false),
    (.chapter, 99, true),
  ]) func `a draw of more questions than there are is told`(
    _ source: PackSettings.Draw.Source, _ count: Int, _ isTold: Bool
  ) {
    var document = PackDocument.sample
    document.settings.draw = PackSettings.Draw(count: count, source: source)
    let isFound = PackCheck(document).findings.contains {
      if case .surplusDraw(count, _) = $0.reason { true } else { false }
    }
    #expect(isFound == isTold)
  }

  @Test(arguments: [([String](), true), (["delta"], false)])
  func `marks of which all are right are told`(_ wrong: [String], _ isTold: Bool) {
    func choices(_ texts: [String]) -> [PackChoice] {
      texts.map { PackChoice(id: $0, text: PackText(SafeText(cleaning: $0))) }
    }
    let task = PackTask.several(
      PackSeveralAnswers(right: choices(["gorge", "meander"]), wrong: choices(wrong)))
    var document = PackDocument.sample
    document.chapters[0].levels = [
      PackLevel(id: "l", text: PackText(SafeText(cleaning: "Q")), task: task)
    ]
    #expect(PackCheck(document).findings.contains { $0.reason == .nothingWrong } == isTold)
  }

  @Test(arguments: [
    ("What is the plural of “mouse”?", nil, false), ("What is the plural of “mouse”?", false, true),
    ("Which animals are these?", nil, true), ("Which animals are these?", true, false),
  ])
  func `a letter counts where a form of a word is asked for`(
    _ question: String, _ typos: Bool?, _ isForgiven: Bool
  ) throws {
    let right = PackSpellings(.plain([SafeText(cleaning: "mice")]))
    var document = PackDocument.sample
    document.exactness = PackExactness()
    document.chapters[0].levels = [
      PackLevel(
        id: "l", text: PackText(SafeText(cleaning: question)),
        task: .open(PackOpenQuestion(right: right, exactness: PackExactness(typos: typos))))
    ]
    let level = try PackLevelFactory(document: document).chapters().flatMap(\.levels).first
    guard case .open(let open)? = level else { preconditionFailure() }
    #expect((open.match("mices", in: .en) != .unforeseen) == isForgiven)
    #expect(open.match("mice", in: .en) == .right(spelling: nil))
  }

  @Test func `the unit of a number stands behind its question`() throws {
    let level = try #require(
      try PackLevelFactory(document: StarterPack.forClass).chapters().flatMap(\.levels).first {
        level in
        if case .open(let question) = level { question.number?.units != nil } else { false }
      })
    guard case .open(let question) = level else { return }
    let unit = try #require(question.number?.units?.resolved(in: .fr).first)
    #expect(level.content.text.resolved(in: .fr).hasSuffix(" (en \(unit))"))
  }

  @Test func `a number is told with its unit, and a range with its ends`() throws {
    let told = { (question: PackNumberQuestion) in
      question.rightAnswer(in: .sample)?.resolved(in: .en)
    }
    var question = PackNumberQuestion(right: PackNumber(7))
    #expect(told(question) == "7")
    question.units = PackSpellings(L10n.PackKinds.angleUnit)
    #expect(told(question)?.hasPrefix("7\u{A0}") == true)
    (question.least, question.most) = (PackNumber(6), PackNumber(8))
    #expect(told(question)?.hasPrefix("6–8\u{A0}") == true)
  }

  static let rightAnswers = [
    ("way", "go north"), ("dial", "go north"), ("lock", "20"), ("word", "forêt"),
    ("dark", "lid: lift it"), ("run", nil),
  ]

  @Test(arguments: rightAnswers)
  func `the right answer has words where there are any`(_ id: String, _ answer: String?) throws {
    let levels = try PackLevelFactory(document: .sample).chapters()[0].levels
    let level = try #require(levels.first { $0.id == id })
    #expect(level.content.rightAnswer?.resolved(in: .en) == answer)
  }
}
