package import Localization

/// What the flow has to say besides where it goes.
package enum Announcement: Equatable, Sendable {
  case intro
  case verdict(Verdict)
  case act(SearchActionResult)
  case hint(Hint)
  /// A keyword of the chapter went from dark to lit with the answer before.
  case keywordLit(ChapterKeyword)
  /// Said once, at the first mishap of all: it is collected, and there are so many.
  case firstMishap(of: Int)
  /// Said once, after a new player's first wrong answer: there is a hint.
  case hintOffered
  /// A level was won, and the way leads on to another chapter or to the end; with that chapter's best
  /// results so far.
  case chapterLeft(Chapter, Results.ChapterResult)
  /// The same on the second night.
  case secondNightLeft(Chapter, Results.ChapterResult)
  /// The last level of all was won.
  case campaignWon
  case refused(Refusal)
}

/// How an answer was judged.
package struct Verdict: Equatable, Sendable {
  /// The choice, or the near miss, by its id; in a silent search the first wrong action, as
  /// `object.action`; nil for a typed text that has none, for any other list and for a round.
  package let answer: AnswerID?
  /// Whether it wins the level.
  package let isCorrect: Bool
  /// What is said to it.
  package let text: LocalizedText
  /// The proper spelling, where another one was accepted.
  package var spelling: String?
  /// Of a wrong list in a search, how many of its actions are right.
  package var correctCount: Int?
  /// Of a list in a silent search, what each action led to, up to the first that is wrong; else empty.
  package var judgedActions: [JudgedAction] = []
  /// Whether it was wrong and took no star, as what was answered before.
  package var isFree = false
  /// Whether the player has given up, and is told the solution.
  package var isGivenUp = false
  /// What the entry was worth, 0 where it was given up; nil while the level stays, and for a second form that was
  /// won.
  package var stars: Int?
  /// The level as it is with this answer.
  package let level: LevelView

  /// Wrong answers of this entry, this one included.
  package var attempts: Int { level.attempts }
  /// Whether it won the level's fourth star.
  package var isFourthStar: Bool { isCorrect && level.night == .second }
}

/// What something that was done to a part of a level led to.
package struct SearchActionResult: Equatable, Sendable {
  /// The id of the object, or the name of the cell.
  package let element: String
  /// The id of what was done to it.
  package let action: AnswerID
  /// How it felt; nil in a silent search, where nothing is felt before the list is judged.
  package let outcome: ActionFeedback?
  /// What is said to it.
  package let text: LocalizedText
  /// The level as it is with this action.
  package let level: LevelView
}

/// One rung of the ladder; `index` counts from 1 to `of`.
package struct Hint: Equatable, Sendable {
  /// How many rungs there are.
  package let of: Int
  /// What the rung says.
  package let text: LocalizedText
  /// The level as it is with this hint.
  package let level: LevelView

  /// How many-th rung this is, from 1.
  package var index: Int { level.hintsTaken.count }
}

/// Why nothing changed.
package enum Refusal: Error, Equatable {
  /// The answer is none of those that are shown.
  case notAChoice(AnswerID)
  case emptyAnswer
  /// Not a digit for each of so many wheels.
  case notACode(wheels: Int)
  case notAnElement(String)
  case notAnAction(AnswerID)
  case locked(LevelPosition)
  case noSuchLevel(LevelPosition)
  case noHints
  /// A level that cannot be skipped, or not yet.
  case noSkip
  /// Nothing of that sort is asked at the moment.
  case notNow
}

/// Carries out what the flow decided; how it is shown is the router's own affair.
package protocol Router {
  mutating func routeToChapter(_ chapter: Chapter, isNewChapter: Bool)
  mutating func routeToLevel(_ level: Level)
  mutating func routeToResults(_ results: Results)
  /// Everything that is said.
  mutating func say(_ announcement: Announcement)
}

/// What a flow wants done after an event.
package enum FlowEffect: Equatable, Sendable {
  case routeToChapter(Chapter, isNewChapter: Bool)
  case routeToLevel(Level)
  case routeToResults(Results)
  case say(Announcement)
}

extension Router {
  /// Does what each effect says, in order.
  package mutating func carryOut(_ effects: [FlowEffect]) {
    for effect in effects {
      switch effect {
      case .routeToChapter(let chapter, let isNew): routeToChapter(chapter, isNewChapter: isNew)
      case .routeToLevel(let level): routeToLevel(level)
      case .routeToResults(let results): routeToResults(results)
      case .say(let announcement): say(announcement)
      }
    }
  }
}
