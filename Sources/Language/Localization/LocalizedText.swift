/// A text that a voice resolves in the language of the moment.
package struct LocalizedText: Hashable, Sendable {
  /// What is rare or large lies elsewhere: a text is copied and kept by the ten thousand.
  private enum Content: Hashable {
    case sentence(FormattedMessage)
    case verbatim(SafeText)
    indirect case translations(PackTranslations<SafeText>)
    case value(table: UInt16, row: UInt16, index: UInt16)
    indirect case item(LocalizedList, Int)
    case typed
    case nextLanguage
    indirect case pinned(LocalizedText, Language)
    indirect case placeholder(LocalizedText, replacing: SafeText, typed: SafeText?)
  }

  private let content: Content

  private init(_ content: Content) { self.content = content }

  /// A sentence of the tables; only the generated `L10n` says which.
  init(table: Int, row: Int, count: Int? = nil, _ arguments: [FormattedMessage.Argument] = []) {
    self.init(
      .sentence(
        FormattedMessage(
          arguments: arguments, count: count, table: UInt16(table), row: UInt16(row))))
  }

  /// The same in every language: a player's word, a path, a name from a file.
  package init(verbatim text: SafeText) { self.init(.verbatim(text)) }

  /// A stranger’s text, made safe to show, of at most `limit` characters.
  package init(cleaning text: String, limit: Int = 60) {
    self.init(verbatim: SafeText(cleaning: text, limit: limit))
  }

  /// A text that brings its languages: the wanted one, else `own`, else the first; nil without one.
  package init?(texts: [(code: String, text: SafeText)], own: String) {
    guard let translations = PackTranslations(texts.map { ($0.code, $0.text) }, own: own) else {
      return nil
    }
    self.init(.translations(translations))
  }

  /// One value of a list, counted from 0: a form of a noun. Empty where a language has fewer.
  package init(_ list: LocalizedList, at index: Int) {
    if let (table, row) = list.place {
      self.init(.value(table: UInt16(table), row: UInt16(row), index: UInt16(index)))
    } else {
      self.init(.item(list, index))
    }
  }

  /// The text in that language, whatever the player reads.
  init(_ text: LocalizedText, in language: Language) { self.init(.pinned(text, language)) }

  /// The name of the language that a switch leads to, in itself: « Français » for who reads English.
  package static var nextLanguage: LocalizedText { LocalizedText(.nextLanguage) }

  /// A hole for what a player will type: an argument, filled by `filling(typed:)`.
  package static var typed: LocalizedText { LocalizedText(.typed) }

  /// The same text where the first `hole` in it, written so, is a hole for what a player will type.
  package func withPlaceholder(replacing hole: SafeText) -> LocalizedText {
    LocalizedText(.placeholder(self, replacing: hole, typed: nil))
  }

  /// The same text with every hole in it filled.
  package func filling(typed text: SafeText) -> LocalizedText {
    switch content {
    case .typed: return LocalizedText(verbatim: text)
    case .verbatim, .translations, .value, .item, .nextLanguage, .pinned: return self
    case .placeholder(let outer, let hole, _):
      return LocalizedText(.placeholder(outer, replacing: hole, typed: text))
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
    case .translations(let texts): texts.value(in: language).string
    case .value(let table, let row, let index):
      StringTable.value(
        at: Int(index), in: StringTable.all[Int(table)].texts(language)[Int(row)]) ?? ""
    case .item(let list, let index): list.value(at: index, in: language) ?? ""
    case .typed: "…"
    case .nextLanguage: L10n.Common.languageTitle.resolved(in: language.next)
    case .pinned(let text, let language): text.resolved(in: language)
    case .placeholder(let text, let hole, let typed):
      replacingFirst(text.resolved(in: language), hole.string, with: typed?.string ?? "…")
    }
  }

  /// `Table.key` of a sentence of the tables, in a plural without `.one` and `.other`.
  package var key: String? {
    guard case .sentence(let sentence) = content else { return nil }
    return sentence.key
  }
}

extension FormattedMessage.Argument {
  fileprivate func filling(typed text: SafeText) -> FormattedMessage.Argument {
    switch self {
    case .number: self
    case .text(let argument): .text(argument.filling(typed: text))
    }
  }
}

/// The text with `word` in the place of the first `hole`.
private func replacingFirst(_ text: String, _ hole: String, with word: String) -> String {
  let (text, hole) = (Array(text.utf8), Array(hole.utf8))
  let start = text.indices.first { text[$0...].starts(with: hole) }
  guard let start else { return String(decoding: text, as: UTF8.self) }
  let rest = text[(start + hole.count)...]
  return String(decoding: text[..<start] + Array(word.utf8) + rest, as: UTF8.self)
}

extension LocalizedText {
  /// “a, b or c”; nil of nothing. Another `last` puts the last text behind the others with its own word.
  package static func list(
    _ texts: [LocalizedText],
    last: (_ first: LocalizedText, _ last: LocalizedText) -> LocalizedText = L10n.Common.listOr
  ) -> LocalizedText? {
    guard let first = texts.first, let final = texts.last, texts.count > 1 else {
      return texts.first
    }
    let head = texts.dropFirst().dropLast().reduce(first) { L10n.Common.list(first: $0, next: $1) }
    return last(head, final)
  }

  /// “a, b, c”; empty of nothing.
  package static func row(of texts: [LocalizedText]) -> LocalizedText {
    list(texts, last: L10n.Common.list) ?? LocalizedText(cleaning: "")
  }

  /// “a; b; c”, of texts that may have commas of their own; empty of nothing.
  package static func phrases(of texts: [LocalizedText]) -> LocalizedText {
    guard let first = texts.first else { return LocalizedText(cleaning: "") }
    return texts.dropFirst().reduce(first) { L10n.Common.phrases(first: $0, next: $1) }
  }

  /// “a, b or c”; empty of nothing.
  package static func any(of texts: [LocalizedText]) -> LocalizedText {
    list(texts) ?? LocalizedText(cleaning: "")
  }

  /// “a, b and c”; empty of nothing.
  package static func all(of texts: [LocalizedText]) -> LocalizedText {
    list(texts, last: L10n.Common.listAnd) ?? LocalizedText(cleaning: "")
  }

  /// One sentence behind the other; empty of nothing.
  package static func joined(_ sentences: [LocalizedText]) -> LocalizedText {
    guard let first = sentences.first else { return LocalizedText(cleaning: "") }
    return sentences.dropFirst().reduce(first) { $0.followed(by: $1) }
  }

  /// The text, then another sentence.
  package func followed(by next: LocalizedText) -> LocalizedText {
    L10n.Common.sentences(first: self, next: next)
  }
}

extension Language {
  /// The codes of all languages, each in the words around it, as a list in the order of `allCases`.
  package static func codes(
    each word: (_ code: LocalizedText) -> LocalizedText = { $0 },
    last: (_ first: LocalizedText, _ last: LocalizedText) -> LocalizedText = L10n.Common.listOr
  ) -> LocalizedText {
    let words = allCases.map { word(LocalizedText(cleaning: $0.code)) }
    return LocalizedText.list(words, last: last) ?? words[0]
  }
}
