package import Flow
package import Localization

extension CarvingPuzzle {
  private typealias Text = L10n.DescentCarving

  /// The landing as an open question: a scene, what the mason did, and as clues the letters or lines. Throws where the id is malformed.
  package func level(
    id: String = "carving", scene: LocalizedText? = nil, won: LocalizedText? = nil
  ) throws(LevelError) -> Level {
    let texts = CarvingTexts(self)
    let text = scene?.followed(by: texts.frame) ?? texts.frame
    return try Level.open(
      LevelContent(
        id: id, text: text, clues: texts.clues, hints: texts.hints, notes: [],
        keywords: [], solution: texts.solution), accepted: accepted, nearMisses: texts.nearMisses,
      nudge: Text.nudge(word: .typed), success: won ?? .oneOf(Text.success, wording),
      vocabulary: AnswerVocabulary(
        words: Lexicon.vocabulary,
        replyToOthers: Self.unknownWordReply))
  }

  /// The word; its letters one by one too, where the first of them is taken for an article: L, A, C.
  private var accepted: LocalizedList {
    .each { language in
      let word = answer.word.resolved(in: language)
      let spelt = Lexicon.of(language).letters(of: answer).spelt
      let keys = [word, spelt].map { NormalizedAnswer($0, in: language).joined }
      return keys[0] == keys[1] ? [word] : [word, spelt]
    }
  }

  /// The reply to a word outside the lexicon, which costs nothing.
  package static var unknownWordReply: LocalizedText { Text.unknownWord(word: .typed) }
}

extension LocalizedText {
  /// Letters read out one by one, in each language its own.
  static func spelt(_ letters: (Language) -> Letters) -> LocalizedText {
    each { letters($0).spelt }
  }
}
