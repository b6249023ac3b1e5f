import Flow
import Localization
import Reflex

/// What the second form of a level has like every level; its id is that of the level, with `-again` behind it.
func secondContent(
  _ level: String, _ text: LocalizedText, hints: [LocalizedText], note: LocalizedText? = nil
) -> LevelContent {
  LevelContent(
    id: level + "-again", text: text, hints: hints, notes: note.map { [$0] } ?? [], keywords: [])
}

/// The second form of an escape: longer, without practice, not to be skipped, and with another twist that comes
/// in behind its own. `beats` are said at the moves 4 and 8.
func secondEscape(
  _ content: LevelContent, goal: Int = 18, twists: [RoundTwist], beats: [LocalizedText],
  failures: [LocalizedText], success: LocalizedText
) throws(LevelError) -> Level {
  let moves = beats.indices.map { 4 * ($0 + 1) }
  return try Level.reflex(
    content, goal: goal, practice: 0, twists: twists,
    beats: Dictionary(uniqueKeysWithValues: zip(moves, beats)), failures: failures,
    success: success, skipped: nil)
}

/// An object of a silent room: what is not right is a fall, and said in the verdict.
func silentElement(
  _ id: String, _ name: LocalizedText, _ text: LocalizedText, right: AnswerID,
  _ actions: SearchLevel.Action...
) throws(LevelError) -> SearchLevel.Element {
  try SearchLevel.Element(
    id: id, name: name, text: text,
    actions: actions.map {
      SearchLevel.Action(
        id: $0.id, text: $0.text, result: $0.result, outcome: $0.id == right ? .progress : .setback)
    }, right: right)
}
