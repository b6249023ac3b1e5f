package import Localization

/// A level of the campaign: what every level has, and what the player does in it.
package struct Level: Equatable, Sendable {
  /// What the player does, by kind. A new kind is a case here, a line in each switch below, and a file that
  /// conforms to `LevelRules`. Indirect, for tasks are large and copied often.
  package indirect enum Task: Equatable, Sendable {
    case closed(ClosedQuestionLevel)
    case rotor(RotorLevel)
    case open(OpenQuestionLevel)
    case search(SearchLevel)
    case way(WayLevel)
    case reflex(ReflexLevel)
  }

  /// The kinds of level; a name is the word of packs and of the wire.
  package enum Kind: String, CaseIterable, Sendable {
    case closed, rotor, open, search, way, reflex
  }

  /// What every level has.
  package let content: LevelContent
  /// What the player does.
  package let task: Task

  /// Throws where the id is malformed.
  package init(_ content: LevelContent, _ task: Task) throws(LevelError) {
    try checkID(content.id)
    self.content = content
    self.task = task
  }

  /// The id by which progress knows the level.
  package var id: String { content.id }

  /// Which kind it is.
  package var kind: Kind {
    switch task {
    case .closed: .closed
    case .rotor: .rotor
    case .open: .open
    case .search: .search
    case .way: .way
    case .reflex: .reflex
    }
  }

  /// Its task, where it is a rotor.
  package var rotor: RotorLevel? { if case .rotor(let rotor) = task { rotor } else { nil } }

  /// Its task, where it is an open question.
  package var openQuestion: OpenQuestionLevel? {
    if case .open(let question) = task { question } else { nil }
  }

  /// Its task, where it is a search.
  package var search: SearchLevel? { if case .search(let search) = task { search } else { nil } }

  /// Its task, where it is a way.
  package var way: WayLevel? { if case .way(let way) = task { way } else { nil } }

  /// Its task, where it is an escape.
  package var reflex: ReflexLevel? { if case .reflex(let reflex) = task { reflex } else { nil } }

  /// How its answers are judged.
  var rules: any LevelRules {
    switch task {
    case .closed(let question): question
    case .rotor(let rotor): rotor.lock.rules
    case .open(let question): question
    case .search(let search): search
    case .way(let way): way
    case .reflex(let reflex): reflex
    }
  }

  /// The wrong ways that have a reply of their own: "12 of 36 mishaps" counts them.
  package var mishaps: [Mishap] { rules.mishaps }

  /// Their ids alone, in the same order.
  package var mishapIDs: [AnswerID] { rules.mishapIDs }

  /// The answers that an entry shows, in the order that (game seed, level, entry) gives.
  package func choices(seed: UInt64, entry: Int) -> [Choice] {
    var generator = SeededGenerator(seed: seed, name: id, number: entry)
    return rules.choices(using: &generator)
  }

  /// Throws where a text to choose or to type is one that no player can mean. The texts of a
  /// stranger are checked when they are read; those of the program by a test, not at every start.
  package func checkAnswerTexts() throws(LevelError) { try rules.checkAnswerTexts() }

  /// How many of these win the level, each one id or text, or a search's whole list by object; `shown` are
  /// the answers to choose from.
  package func winCount(
    of candidates: [[AnswerID]], shown: [Choice], in language: Language
  ) -> Int {
    let rules = rules
    return candidates.reduce(0) { count, answers in
      let evaluation = try? rules.evaluate(answers, shown: shown, in: language)
      return evaluation?.isCorrect == true ? count + 1 : count
    }
  }
}

/// The name of an answer, an action or a near miss: stable ASCII, never shown.
package typealias AnswerID = String

/// What every level has, whatever its kind.
package struct LevelContent: Equatable, Sendable {
  /// Unique in the campaign and kept for ever: progress is stored by it.
  package let id: String
  /// What the level is called, without giving a solution away; second forms and strangers' have no name.
  package let name: LocalizedText?
  /// What is read first, with the question.
  package let text: LocalizedText
  /// What is read beside it, one by one, in order; a rotor has clues of its own.
  package let clues: [LocalizedText]
  /// A ladder, asked for one rung at a time; the last one quotes the answer.
  package let hints: [LocalizedText]
  /// Facts that the notebook writes down once the level lies behind.
  package let notes: [LocalizedText]
  /// The chapter's keywords, by id, that light up when the level is won.
  package let keywords: [String]
  /// The answer and why it is so, told to whoever gives up; nil where nobody can.
  package let solution: LocalizedText?
  /// Whether stars are won in it.
  package let isScored: Bool

  /// All of it, under the id of the level.
  package init(
    id: String, name: LocalizedText? = nil, text: LocalizedText, clues: [LocalizedText] = [],
    hints: [LocalizedText], notes: [LocalizedText], keywords: [String],
    solution: LocalizedText? = nil, isScored: Bool = true
  ) {
    self.id = id
    self.name = name
    self.text = text
    self.clues = clues
    self.hints = hints
    self.notes = notes
    self.keywords = keywords
    self.solution = solution
    self.isScored = isScored
  }
}

/// A place in the campaign: indexes from 0 into the chapters and a chapter's levels, and the night.
package struct LevelPosition: Hashable, Comparable, Sendable {
  /// The index of the chapter.
  package let chapter: Int
  /// The index in the chapter.
  package let level: Int
  /// Which of the level's forms.
  package let night: Night

  /// From indexes, which count from 0.
  package init(chapter: Int, level: Int, night: Night = .first) {
    self.chapter = chapter
    self.level = level
    self.night = night
  }

  /// Whether the first comes before the second.
  package static func < (first: LevelPosition, second: LevelPosition) -> Bool {
    (first.chapter, first.level, first.night) < (second.chapter, second.level, second.night)
  }
}

/// On which night a level is played: as it is met first, or again in a harder form, once it was won.
package enum Night: Int, Comparable, Sendable {
  case first = 1
  case second

  /// Whether the first comes before the second.
  package static func < (left: Night, right: Night) -> Bool { left.rawValue < right.rawValue }
}
