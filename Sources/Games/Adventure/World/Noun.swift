package import Localization

/// A name in its forms, and what a player may type for it.
package struct Noun: Sendable {
  /// `lamp | the lamp | s` in English, `lampe | la lampe | fs` in French; the words may follow.
  private let forms: LocalizedList
  /// Another list of words, or nil where they stand behind the forms.
  private let words: LocalizedList?
  private let wordsStart: Int

  /// Forms and words apart: `lamp | the lamp | s`, `lamp | oil lamp | lantern`.
  package init(_ forms: LocalizedList, words: LocalizedList) {
    self.forms = forms
    self.words = words
    wordsStart = 0
  }

  /// All in one line, `rail | the rail | s | handrail`: the words begin at an index, and the name is one.
  package init(line: LocalizedList, wordsStart: Int = 3) {
    forms = line
    words = nil
    self.wordsStart = wordsStart
  }

  package var bare: LocalizedText { LocalizedText(forms, at: 0) }
  /// “the lamp”, « la lampe ».
  package var the: LocalizedText { LocalizedText(forms, at: 1) }

  /// Its gender, if the language has any, and its number: `s`, `p`; `ms`, `fs`, `mp`, `fp`.
  package func kind(in language: Language) -> String {
    LocalizedText(forms, at: 2).resolved(in: language)
  }

  /// What the parser takes for it, `lamp | oil lamp`: single words are nouns, the other words of
  /// longer names help to tell it from its like.
  package func names(in language: Language) -> [String] {
    if let words { return words.resolved(in: language) }
    return [bare.resolved(in: language)] + forms.resolved(in: language).dropFirst(wordsStart)
  }
}
