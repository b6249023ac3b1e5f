import Localization
import Presentation
import Testing

@testable import Flow

/// Of a level that was won at so many wrong answers and hints.
private func verdict(_ kind: Level.Kind, attempts: Int, hints: Int) -> Verdict {
  let text = L10n.Story.titleName
  let level = LevelView(
    chapter: 1, level: 1, levels: 1, chapterTitle: text, id: "level", kind: kind, text: text,
    clues: [], answers: [], elements: [], hintsTaken: Array(repeating: text, count: hints),
    hintsInAll: 3, attempts: attempts, isCompleted: false)
  var visit = LevelVisit(entry: 1)
  visit.attempts = attempts
  visit.hints = hints
  return Verdict(
    answer: nil, isCorrect: true, text: text, stars: visit.stars, level: level)
}

/// The kind, wrong answers, hints, and what is said of the stars.
private let cases: [(Level.Kind, Int, Int, String, String)] = [
  (.closed, 0, 0, "3 of 3 stars.", "3 étoiles sur 3."),
  (
    .closed, 1, 0, "2 of 3 stars: 1 wrong answer.",
    "2 étoiles sur 3\u{A0}: 1 erreur."
  ),
  (
    .rotor, 0, 1, "2 of 3 stars: 1 hint.",
    "2 étoiles sur 3\u{A0}: 1 coup de pouce."
  ),
  (
    .open, 1, 1, "1 of 3 stars: 1 wrong answer, 1 hint.",
    "1 étoile sur 3\u{A0}: 1 erreur, 1 coup de pouce."
  ),
  (
    .search, 3, 1, "1 of 3 stars, the least there is: 3 wrong answers, 1 hint.",
    "1 étoile sur 3, jamais moins\u{A0}: 3 erreurs, 1 coup de pouce."
  ),
  (
    .search, 0, 3, "1 of 3 stars, the least there is: 3 hints.",
    "1 étoile sur 3, jamais moins\u{A0}: 3 coups de pouce."
  ),
  (
    .reflex, 2, 0, "1 of 3 stars: 2 lost rounds.",
    "1 étoile sur 3\u{A0}: 2 manches perdues."
  ),
]

@Test(arguments: cases)
func `a star that was lost is told with its reason`(
  _ kind: Level.Kind, _ attempts: Int, _ hints: Int, _ english: String, _ french: String
) {
  let text = verdict(kind, attempts: attempts, hints: hints).starsText
  #expect(text?.resolved(in: .en) == english)
  #expect(text?.resolved(in: .fr) == french)
}
