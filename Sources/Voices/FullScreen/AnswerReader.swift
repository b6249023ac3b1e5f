import Localization
import Session

/// Tells answers from commands, where both are typed into one field.
struct AnswerReader {
  /// A command's word without its slash, which was asked about when it was typed last.
  private var unconfirmedWord: String?

  /// What a line does that is no answer; nil for an answer. A command's word without its slash is asked about once,
  /// before it counts as an answer.
  mutating func response(
    to line: String, on level: LevelView, in language: Language
  ) -> SceneResponse? {
    let words = line.split(whereSeparator: \.isWhitespace)
    if let first = words.first, first.first == "/",
      let command = SlashCommand(word: String(first.dropFirst()))
    {
      return command.response
    }
    guard words.count == 1, let word = words.first.map(String.init), word != unconfirmedWord,
      SlashCommand(word: word) != nil, !level.foresees(word, in: language)
    else {
      unconfirmedWord = nil
      return nil
    }
    unconfirmedWord = word
    return .remark(L10n.Line.commandWord(word: LocalizedText(cleaning: word)))
  }
}
