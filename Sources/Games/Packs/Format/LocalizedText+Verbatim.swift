import Localization

/// Words of the format, or of the program.
func verbatim(_ text: String) -> LocalizedText {
  LocalizedText(verbatim: SafeText(cleaning: text, limit: 1_000))
}
