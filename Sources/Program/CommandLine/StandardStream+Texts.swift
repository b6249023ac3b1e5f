import Localization

extension StandardStream {
  /// Texts, a line each.
  func write(_ texts: [LocalizedText], in language: Language) throws(OutputError) {
    try write(texts.map { $0.resolved(in: language) + "\n" }.joined())
  }

  /// Why a command comes to nothing, on standard error.
  static func refuse(
    _ problem: LocalizedText, in language: Language
  ) throws(OutputError) -> ExitStatus {
    try StandardStream.error.write([L10n.Options.error(problem: problem)], in: language)
    return .failure
  }
}
