package import Localization

/// What a pack says once, in its own language, or in several by their codes.
package struct PackLocalized<Value: Equatable & Sendable>: Equatable, Sendable {
  /// How it is written; a list of languages is never empty and names none twice.
  enum Content: Equatable, Sendable {
    case plain(Value)
    case languages([PackTranslation<Value>])
  }

  var content: Content
  var offset = FileOffset.unknown

  init(_ content: Content, offset: FileOffset = .unknown) {
    self.content = content
    self.offset = offset
  }

  /// Every language it is in; a plain one is in `fallback`.
  func entries(fallback: String) -> [PackTranslation<Value>] {
    switch content {
    case .plain(let value): [PackTranslation(code: fallback, value: value, offset: offset)]
    case .languages(let entries): entries
    }
  }

  /// What a player of that language reads: in it, else in the pack's own, else in the first.
  func entry(in code: String, fallback: String) -> PackTranslation<Value> {
    let entries = entries(fallback: fallback)
    return entries.count > 1
      ? TranslationIndex(self, fallback: fallback).entry(in: code) : entries[0]
  }
}

/// What is said in one language.
struct PackTranslation<Value: Equatable & Sendable>: Equatable, Sendable {
  let code: String
  let value: Value
  var offset = FileOffset.unknown
}

extension Array {
  /// Behind them each under the code of its base language: `fr-CA` stands for `fr` where there is no
  /// other French.
  func withBaseLanguages<Value>() -> [PackTranslation<Value>]
  where Element == PackTranslation<Value> {
    guard contains(where: { $0.code.utf8.count > 2 }) else { return self }
    return self
      + map {
        PackTranslation(
          code: String($0.code.prefix { $0 != "-" }), value: $0.value, offset: $0.offset)
      }
  }
}

/// The translations of a text, found at once however many they are.
struct TranslationIndex<Value: Equatable & Sendable> {
  private let byCode: [String: PackTranslation<Value>]
  /// What stands for a language that is missing.
  private let other: PackTranslation<Value>

  /// `fallback` is the pack's own language.
  init(_ text: PackLocalized<Value>, fallback: String) {
    let entries = text.entries(fallback: fallback).withBaseLanguages()
    byCode = Dictionary(entries.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })
    other = byCode[fallback] ?? entries[0]
  }

  /// What a player of that language reads.
  func entry(in code: String) -> PackTranslation<Value> { byCode[code] ?? other }
}

/// Where something began in its file. It makes no difference to what was said: all offsets are equal.
package struct FileOffset: Hashable, Sendable {
  /// Of what no file said.
  package static let unknown = FileOffset(byte: 0)

  /// The byte, from 0.
  let byte: UInt32

  /// Always: two texts are equal wherever they stand.
  package static func == (left: FileOffset, right: FileOffset) -> Bool { true }

  /// Nothing of it counts.
  package func hash(into hasher: inout Hasher) {}
}

// MARK: In a game

/// A text of a pack.
package typealias PackText = PackLocalized<SafeText>

private let blankText = PackText(SafeText(cleaning: ""))

extension PackText {
  static var blank: PackText { blankText }

  /// A text in the pack's own language.
  init(_ text: SafeText) { self.init(.plain(text)) }

  /// The text for a voice: the wanted language, else `fallback`, else the first.
  func localized(fallback: String) -> LocalizedText {
    switch content {
    case .plain(let text): .said(text)
    case .languages(let entries):
      LocalizedText(texts: entries.withBaseLanguages().map { ($0.code, $0.value) }, own: fallback)
        ?? .said("")
    }
  }

  /// A text of the program; one without letters that is the same everywhere is written once.
  init(_ text: LocalizedText) {
    let entries = Language.allCases.map { language in
      let said = text.resolved(in: language)
      let safe = (try? SafeText(lines: said)) ?? SafeText(cleaning: said, limit: 4_096)
      return PackTranslation(code: language.code, value: safe)
    }
    let isPlain = entries.allSatisfy {
      $0.value == entries[0].value && !$0.value.string.contains(where: \.isLetter)
    }
    self.init(isPlain ? .plain(entries[0].value) : .languages(entries))
  }
}

/// Spellings of an answer in a pack.
typealias PackSpellings = PackLocalized<[SafeText]>

extension PackSpellings {
  /// The spellings for the flow, chosen as a text is.
  func localized(fallback: String) -> LocalizedList {
    LocalizedList(
      lists: entries(fallback: fallback).withBaseLanguages().map { ($0.code, $0.value) },
      own: fallback)
      ?? LocalizedList(verbatim: [])
  }

  /// A list of the program.
  init(_ list: LocalizedList) {
    let entries = Language.allCases.map { language in
      let words = list.resolved(in: language).map { SafeText(cleaning: $0, limit: 4_096) }
      return PackTranslation(code: language.code, value: words)
    }
    self.init(.languages(entries))
  }
}
