package import Localization

extension LocalizedText {
  /// Texts one behind the other, as all languages set them.
  package static func joined(
    _ texts: [LocalizedText], by separator: String = ", ", in language: Language
  ) -> LocalizedText {
    let joined = texts.map { $0.resolved(in: language) }.joined(separator: separator)
    return LocalizedText(cleaning: joined, limit: 1_000)
  }
}
