import Localization

extension OptionSpec {
  /// `--seed <n>`
  func label(in language: Language) -> String {
    let value = value.map { " <\($0.name.resolved(in: language))>" } ?? ""
    return name.rawValue + value
  }
}

/// The table's own words as an argument of a sentence.
func verbatim(_ text: String) -> LocalizedText {
  LocalizedText(cleaning: text, limit: 1_000)
}

/// ‘a’, ‘b’ or ‘c’
func quotedList(_ words: [String]) -> LocalizedText {
  LocalizedText.list(words.map { L10n.Options.quoted(word: verbatim($0)) }) ?? verbatim("")
}
