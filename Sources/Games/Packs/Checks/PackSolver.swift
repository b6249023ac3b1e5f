import Flow
import Localization

/// Proves by playing that a level can be won, and counts the answers that win it.
struct PackSolver {
  /// What a proof may cost: answers and actions tried.
  static let budget = 20_000

  private let level: Level
  private let start: GameFlow
  private var tries = 0
  private let language: Language

  /// How many answers win `level`, which plays as `task` says, in a language; nil where the budget
  /// is spent first.
  static func solutions(of task: PackTask, as level: Level, in language: Language) -> Int? {
    guard var solver = PackSolver(level, in: language) else { return 0 }
    let count = task.format.countSolutions(with: &solver)
    return solver.tries <= budget ? count : nil
  }

  private init?(_ level: Level, in language: Language) {
    let title = LocalizedText(cleaning: level.id)
    let keywords = level.content.keywords.map { ChapterKeyword(id: $0, text: title) }
    let chapter = try? Chapter(
      id: "proof", title: title, description: title, keywords: keywords, levels: [level])
    guard let chapter else { return nil }
    self.level = level
    self.language = language
    var flow = GameFlow(chapters: [chapter], progress: Progress(seed: 1))
    _ = flow.loadLevel(LevelPosition(chapter: 0, level: 0))
    start = flow
  }

  /// The ids of the answers that a player may choose from.
  var shownAnswers: [AnswerID] { start.currentChoices.map(\.id) }

  /// The spellings that a level to type an answer takes.
  var acceptedSpellings: Set<String> {
    guard case .open(let open) = level else { return [] }
    return Set(open.accepted.resolved(in: language))
  }

  /// Whether these answers win the level: one, or a search's whole list.
  mutating func wins(_ answers: [AnswerID]) -> Bool {
    tries += 1
    guard tries <= Self.budget else { return false }
    var flow = start
    _ = flow.validate(answers, in: language)
    return flow.progress.isCompleted(level.id)
  }
}
