/// A text that a voice resolves in the language of the moment.
package struct LocalizedText: Hashable, Sendable {
  private enum Content: Hashable {
    case sentence(Sentence)
    case verbatim(SafeText)
    case carried(Carried<SafeText>)
    case typed
  }

  private let content: Content

  private init(_ content: Content) { self.content = content }

  /// A sentence of the tables; only the generated `L10n` says which.
  init(table: Int, row: Int, count: Int? = nil, _ arguments: [Sentence.Argument] = []) {
    self.init(.sentence(Sentence(table: table, row: row, count: count, arguments: arguments)))
  }

  /// The same in every language: a player's word, a path, a name from a file.
  package init(verbatim text: SafeText) { self.init(.verbatim(text)) }

  /// A text that brings its languages: the wanted one, else `own`, else the first; nil without one.
  package init?(texts: [(code: String, text: SafeText)], own: String) {
    guard let carried = Carried(texts.map { ($0.code, $0.text) }, own: own) else { return nil }
    self.init(.carried(carried))
  }

  /// A hole for what a player will type: an argument, filled by `filling(typed:)`.
  package static var typed: LocalizedText { LocalizedText(.typed) }

  /// The same text with every hole in it filled.
  package func filling(typed text: SafeText) -> LocalizedText {
    switch content {
    case .typed: return LocalizedText(verbatim: text)
    case .verbatim, .carried: return self
    case .sentence(var sentence):
      sentence.arguments = sentence.arguments.map { $0.filling(typed: text) }
      return LocalizedText(.sentence(sentence))
    }
  }

  /// The words; a hole that was never filled is `…`.
  package func resolved(in language: Language) -> String {
    switch content {
    case .sentence(let sentence): sentence.resolved(in: language)
    case .verbatim(let text): text.string
    case .carried(let texts): texts.value(in: language).string
    case .typed: "…"
    }
  }

  /// `Table.key` of a sentence of the tables, in a plural without `.one` and `.other`.
  package var key: String? {
    guard case .sentence(let sentence) = content else { return nil }
    return sentence.key
  }
}

extension Sentence.Argument {
  fileprivate func filling(typed text: SafeText) -> Sentence.Argument {
    switch self {
    case .number: self
    case .text(let argument): .text(argument.filling(typed: text))
    }
  }
}
