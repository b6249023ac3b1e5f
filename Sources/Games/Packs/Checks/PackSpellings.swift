import Flow
import Localization

extension PackDocument {
  /// The spellings that count for a player of `language`, each at its place.
  func spellings(of words: PackWords, in language: Language) -> [(SafeText, PackPlace)] {
    let entries = words.entries(own: self.language)
    guard let entry = chosen(from: entries, in: language.code, own: self.language) else {
      return []
    }
    return entry.value.map { ($0, entry.place) }
  }

  /// The language in which a player of `language` answers with one of these words.
  func language(of words: PackWords, for language: Language) -> Language {
    let entries = words.entries(own: self.language)
    let code = chosen(from: entries, in: language.code, own: self.language)?.code
    return code.flatMap(Language.init(tag:)) ?? language
  }

  /// What of a typed word makes a difference in this pack.
  func key(_ word: SafeText, in language: Language) -> AnswerKey {
    AnswerKey(word.string, in: language, accents: accents)
  }
}
