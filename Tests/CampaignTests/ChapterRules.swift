import Answers
import Campaign
import Flow
import Localization
import Testing

/// Rules that hold for every chapter of the campaign, in both languages.
@Suite struct `Every chapter` {
  private let chapters: [Chapter]
  private var firstForms: [Level] { chapters.flatMap(\.levels) }
  private var secondForms: [Level] { chapters.flatMap { $0.secondForms.compactMap(\.self) } }
  private var levels: [Level] { firstForms + secondForms }

  init() throws { chapters = try LocalLevelFactory().chapters() }

  @Test func `has ids that stand once in the campaign`() {
    #expect(Set(chapters.map(\.id)).count == chapters.count)
    #expect(Set(levels.map(\.id)).count == levels.count)
  }

  @Test func `counts the mishaps that it tells`() {
    for level in levels { #expect(level.mishapIDs == level.mishaps.map(\.id), "\(level.id)") }
  }

  @Test func `asks nothing that a player could not mean`() throws {
    for level in levels { try level.checkAnswerTexts() }
  }

  @Test func `lights each of its keywords`() {
    for chapter in chapters {
      let met = Set(chapter.levels.flatMap(\.content.keywords))
      #expect(met == Set(chapter.keywords.map(\.id)), "\(chapter.id)")
    }
  }

  @Test(arguments: Language.allCases)
  func `has a reply of its own for everything a player may do`(language: Language) {
    // A lock may say the same to a code that nobody foresaw, on both nights.
    let nudges = Set(firstForms.compactMap(\.codeNudge).map { $0.resolved(in: language) })
    let replies =
      firstForms.flatMap(\.replies).map { $0.resolved(in: language) }
      + secondForms.flatMap(\.replies).map { $0.resolved(in: language) }
      .filter { !nudges.contains($0) }
    #expect(!replies.contains(""))
    #expect(repeated(replies) == [])
  }

  @Test(arguments: Language.allCases)
  func `keeps to the lengths that a listener can hold`(language: Language) {
    expect([L10n.Story.intro], atMost: 45, in: language)
    expect(chapters.map(\.description), atMost: 40, in: language)
    for level in levels {
      expect([level.content.text], atMost: 60, in: language)
      expect(level.replies + level.content.hints, atMost: 25, in: language)
      expect(level.content.notes, atMost: 15, in: language)
      expect(level.choices.map(\.text), atMost: 8, in: language)
    }
  }

  @Test(arguments: Language.allCases)
  func `quotes the right answer in its last hint`(language: Language) {
    for level in levels {
      guard let last = level.content.hints.last?.resolved(in: language) else { continue }
      for answer in level.rightAnswers(in: language) {
        let isQuoted = last.lowercased().contains(answer.lowercased())
        #expect(isQuoted, "\(level.id): “\(answer)” is not in “\(last)”")
      }
    }
  }

  @Test func `leaves at most one ladder of hints empty`() {
    #expect(levels.count { $0.content.hints.isEmpty } <= 1)
  }

  @Test func `writes something into the notebook on every level`() {
    #expect(firstForms.filter { $0.content.notes.isEmpty }.map(\.id) == [])
  }

  @Test(arguments: Language.allCases)
  func `tells its choices apart, and from a letter or a number of a choice`(language: Language) {
    for level in levels where level.kind != .search {
      let texts = level.choices.map { $0.text.resolved(in: language).lowercased() }
      #expect(repeated(texts) == [], "\(level.id)")
      #expect(texts.allSatisfy { $0.count > 1 }, "\(level.id)")
    }
  }

  private func expect(_ texts: [LocalizedText], atMost limit: Int, in language: Language) {
    for text in texts.map({ $0.resolved(in: language) }) {
      #expect(wordCount(of: text) <= limit, "\(wordCount(of: text)) words: \(text)")
    }
  }
}

/// Words as a reader counts them; a sign between blanks is none.
private func wordCount(of text: String) -> Int {
  text.split(whereSeparator: \.isWhitespace).count { $0.contains { $0.isLetter || $0.isNumber } }
}

private func repeated(_ texts: [String]) -> [String] {
  Dictionary(grouping: texts) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
}

extension Level {
  /// Every reply a player may get, the nudge and the success among them.
  fileprivate var replies: [LocalizedText] {
    switch task {
    case .closed(let level): ([level.right] + level.wrong).map(\.reply)
    case .rotor(let level):
      switch level.lock {
      case .printed(let answers): answers.all.map(\.reply)
      case .wheels(let wheels):
        ([wheels.right] + wheels.misreadings).map(\.reply) + [wheels.otherwise]
      }
    case .open(let level): level.answers.nearMisses.map(\.reply) + [level.nudge, level.success]
    case .search(let level):
      level.elements.flatMap { $0.actions.map(\.result) } + [level.failure, level.success]
        + [level.hush].compactMap(\.self)
    case .way(let level): [level.success]
    case .reflex(let level):
      level.failures + level.beats.values + [level.success] + [level.skipped].compactMap(\.self)
    }
  }

  /// What wheels say to a code that nobody foresaw.
  fileprivate var codeNudge: LocalizedText? {
    guard case .rotor(let level) = task, case .wheels(let wheels) = level.lock else { return nil }
    return wheels.otherwise
  }

  /// Every text that a player chooses by.
  fileprivate var choices: [(id: String, text: LocalizedText)] {
    switch task {
    case .closed(let level): ([level.right] + level.wrong).map { ($0.id, $0.text) }
    case .rotor(let level):
      switch level.lock {
      case .printed(let answers): answers.all.map { ($0.id, $0.text) }
      case .wheels: []
      }
    case .open, .way, .reflex: []
    case .search(let level): level.elements.flatMap { $0.actions.map { ($0.id, $0.text) } }
    }
  }

  /// What the last hint must quote word for word.
  fileprivate func rightAnswers(in language: Language) -> [String] {
    switch task {
    case .closed(let level): [level.right.text.resolved(in: language)]
    case .rotor(let level):
      switch level.lock {
      case .printed(let answers): [answers.right.text.resolved(in: language)]
      case .wheels(let wheels): [wheels.right.code]
      }
    case .open(let level): Array(level.answers.accepted.resolved(in: language).prefix(1))
    case .search(let level):
      level.elements.compactMap { $0.action($0.right)?.text.resolved(in: language) }
    case .way, .reflex: []
    }
  }
}

extension PrintedAnswers {
  /// The right one first, the tempting ones before the others.
  var all: [Choice] { [right] + tempting + misreadings }
}
