import Localization
import Speech

extension String {
  /// The lines of a text that there is something to say of; `prompt` may stand before each, and is not said.
  func spokenLines(behind prompt: String, in language: Language) -> [SpokenLine] {
    split(whereSeparator: \.isNewline)
      .map { $0.hasPrefix(prompt) ? $0.dropFirst(prompt.count) : $0 }
      .filter { $0.contains { $0.isLetter || $0.isNumber } }
      .map {
        SpokenLine(
          String($0), language: language.code,
          voice: L10n.Options.macVoice.resolved(in: language))
      }
  }
}
