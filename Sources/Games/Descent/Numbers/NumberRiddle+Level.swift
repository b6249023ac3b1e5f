package import Flow
package import Localization

extension NumberRiddle {
  /// The open question of it: a scene and the frame, then the clues and the question; a ladder of four rungs,
  /// the last with the proof. Throws where the id is malformed.
  package func level(
    id: String, scene: LocalizedText? = nil, won: LocalizedText? = nil
  ) throws(LevelError) -> Level {
    let (texts, answer) = (texts, answer)
    return try Level.open(
      LevelContent(
        id: id, text: .joined([scene, texts.frame].compactMap(\.self)),
        clues: texts.clues + [texts.question],
        hints: texts.rungs + [texts.solution], notes: [], keywords: [], solution: texts.solution),
      accepted: texts.unit.spellings(of: answer),
      nearMisses: texts.foreseen(besides: answer), nudge: texts.nudge, success: won ?? texts.success
    )
  }
}

extension NumberTexts {
  /// The wrong numbers, each once and in its order: the first reply to a number counts.
  fileprivate func foreseen(besides answer: Int) -> [ForeseenWrongAnswer] {
    var numbers = [answer]
    var foreseen: [ForeseenWrongAnswer] = []
    for miss in misses where miss.number > 0 && !numbers.contains(miss.number) {
      numbers.append(miss.number)
      foreseen.append(
        ForeseenWrongAnswer(
          id: "number-\(miss.number)", texts: unit.spellings(of: miss.number), reply: miss.reply))
    }
    return foreseen
  }
}

/// What the number of an answer counts.
enum NumberUnit: CaseIterable, Sendable {
  case pebbles, pourings, minutes, nights
}

/// Everything that is said of a number riddle.
package struct NumberTexts: Equatable, Sendable {
  /// What holds for the whole riddle.
  package let frame: LocalizedText
  /// What can be said again one by one, in order.
  package let clues: [LocalizedText]
  /// What is asked, with nothing left open.
  package let question: LocalizedText
  /// Where to begin, its step, the next.
  package let rungs: [LocalizedText]
  /// The answer with its proof.
  package let solution: LocalizedText
  let misses: [NumberMiss]
  let nudge: LocalizedText
  let success: LocalizedText
  let unit: NumberUnit
}

/// A wrong number that was foreseen.
struct NumberMiss: Equatable, Sendable {
  let number: Int
  let reply: LocalizedText
}
