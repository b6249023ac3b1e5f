import Flow
import Localization

/// Proves by playing that a level can be won, and counts the answers that win it.
struct PackSolver {
  /// What a proof may cost: answers and actions tried.
  static let budget = 20_000

  private let level: Level
  private let start: GameFlow
  private var tries = 0

  /// How many answers win `level` in a language; nil where the budget is spent first.
  static func solutions(of level: Level, in language: Language) -> Int? {
    guard var solver = PackSolver(level) else { return 0 }
    let count = solver.count(in: language)
    return solver.tries <= budget ? count : nil
  }

  private init?(_ level: Level) {
    let title = LocalizedText(verbatim: SafeText(cleaning: level.id))
    let keywords = level.story.keywords.map { Keyword(id: $0, text: title) }
    let chapter = try? Chapter(
      id: "proof", title: title, description: title, keywords: keywords, levels: [level])
    guard let chapter else { return nil }
    self.level = level
    var flow = GameFlow(chapters: [chapter], progress: Progress(seed: 1))
    _ = flow.loadLevel(Position(chapter: 0, level: 0))
    start = flow
  }

  private mutating func count(in language: Language) -> Int {
    switch level {
    case .closed(let closed):
      ([closed.right] + closed.wrong).count { wins([$0.id], in: language) }
    case .rotor: start.currentChoices.count { wins([$0.id], in: language) }
    case .open(let open):
      Set(open.accepted.resolved(in: language)).count { wins([$0], in: language) }
    case .search(let search): count(search, in: language)
    case .reflex(let round): round.goal > 0 ? 1 : 0
    }
  }

  /// The lists that win: the one of all right actions, and what can stand in it instead.
  private mutating func count(_ search: SearchLevel, in language: Language) -> Int {
    let right = search.elements.map(\.right)
    guard wins(right, in: language) else { return 0 }
    var count = 1
    for (index, element) in search.elements.enumerated() {
      count *= element.actions.count { action in
        var list = right
        list[index] = action.id
        return wins(list, in: language)
      }
    }
    return count
  }

  private mutating func wins(_ answers: [Answer], in language: Language) -> Bool {
    tries += 1
    guard tries <= Self.budget else { return false }
    var flow = start
    _ = flow.validate(answers, in: language)
    return flow.progress.isCompleted(level.id)
  }
}
