package import Localization

/// Turns keys into the words of the moment; a test may change them on their way to the screen.
package struct TextResolver: Sendable {
  package var language: Language
  private let change: @Sendable (String) -> String

  package init(_ language: Language, change: @escaping @Sendable (String) -> String = { $0 }) {
    self.language = language
    self.change = change
  }

  package func callAsFunction(_ text: LocalizedText) -> String {
    change(text.resolved(in: language))
  }

  /// The first value of a list, which is the one that is shown.
  func first(_ list: LocalizedList) -> String { list.resolved(in: language).first ?? "" }
}
