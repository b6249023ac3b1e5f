import Localization

extension LocalizedText {
  /// A text that is made for each language.
  static func each(_ text: (Language) -> String) -> LocalizedText {
    let texts = Language.allCases.map {
      (code: $0.code, text: SafeText(cleaning: text($0), limit: textLimit))
    }
    return LocalizedText(texts: texts, own: Language.base.code) ?? LocalizedText(cleaning: "")
  }

  /// Letters read out one by one, in each language its own.
  static func spelt(_ letters: (Language) -> Letters) -> LocalizedText {
    each { letters($0).spelt }
  }

  /// One of a list's values, going round; the list has as many in every language.
  static func oneOf(_ list: LocalizedList, _ number: Int) -> LocalizedText {
    LocalizedText(list, at: number % max(1, list.resolved(in: .base).count))
  }
}

extension LocalizedList {
  /// Values that are made for each language.
  static func each(_ values: (Language) -> [String]) -> LocalizedList {
    let lists = Language.allCases.map { language in
      (
        code: language.code,
        list: values(language).map { SafeText(cleaning: $0, limit: textLimit) }
      )
    }
    return LocalizedList(lists: lists, own: Language.base.code) ?? LocalizedList(verbatim: [])
  }
}

/// More than six lines of a poem have.
private let textLimit = 600
