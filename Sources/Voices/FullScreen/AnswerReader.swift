import Flow
import Localization
import Presentation
import Session

/// Tells answers from commands, where both are typed into one field.
struct AnswerReader {
  /// A command's word without its slash, which was asked about when it was typed last.
  private var unconfirmedWord: String?

  /// What a line does: behind a slash it is a command, and no answer that could cost a star. A command's word without
  /// its slash is asked about once before it counts as an answer.
  mutating func response(
    to line: String, on level: LevelView, in language: Language
  ) -> SceneResponse {
    let text = line.trimmedBlanks
    if text.hasPrefix("/") { return commandResponse(to: text, on: level, in: language) }
    guard text != unconfirmedWord, LineCommand.meant(by: text, on: level, in: language) != nil
    else {
      unconfirmedWord = nil
      return .command(.answer([line]))
    }
    unconfirmedWord = text
    return .remark(L10n.Line.commandWord(word: LocalizedText(cleaning: text)))
  }

  private func commandResponse(
    to text: String, on level: LevelView, in language: Language
  ) -> SceneResponse {
    let words = text.dropFirst().split(separator: " ").map(String.init)
    guard let command = words.first.flatMap({ LineCommand($0) }) else {
      return .remark(LineCommand.refusal(of: text, in: language))
    }
    switch command.request(with: Array(words.dropFirst()), on: level, in: language) {
    case .session(let command): return .command(command)
    case .refused(let text): return .remark(text)
    case .ofVoice: break
    }
    if command == .help { return .help }
    if command == .where { return .remark(level.whereabouts) }
    // The clues stand beside the question; it has neither a dial nor a slate.
    return command == .clues && !level.clues.isEmpty
      ? .command(.repeat) : .remark(L10n.Errors.notNow)
  }
}

extension LevelView {
  fileprivate var whereabouts: LocalizedText {
    night == .first
      ? L10n.Line.level(title: chapterTitle, level: level, of: levels)
      : L10n.SecondNight.level(title: chapterTitle, level: level, of: levels)
  }
}
