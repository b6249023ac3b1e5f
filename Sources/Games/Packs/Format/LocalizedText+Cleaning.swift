import Localization

extension LocalizedText {
  /// Words of the format, or of the program, as they are.
  init(cleaning text: String) { self.init(verbatim: SafeText(cleaning: text, limit: 1_000)) }
}
