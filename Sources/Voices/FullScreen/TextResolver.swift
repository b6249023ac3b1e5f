package import Localization
package import Screen

/// Turns keys into the words of the moment; a test may change them on their way to the screen.
package struct TextResolver: Sendable {
  /// The language of the moment; texts that are resolved from now on are in it.
  package var language: Language
  /// Texts are spelled in what the terminal has, before they are laid out.
  let glyphs: GlyphSet
  private let change: @Sendable (String) -> String

  /// `change`: what a test does to every text, such as to make it longer.
  package init(
    _ language: Language, glyphs: GlyphSet = .full,
    change: @escaping @Sendable (String) -> String = { $0 }
  ) {
    self.language = language
    self.glyphs = glyphs
    self.change = change
  }

  /// The text in the language of the moment: `texts(L10n.Full.more)`.
  package func callAsFunction(_ text: LocalizedText) -> String {
    glyphs.spelled(change(text.resolved(in: language)))
  }

  /// The first value of a list, which is the one that is shown.
  func first(_ list: LocalizedList) -> String { list.resolved(in: language).first ?? "" }
}
