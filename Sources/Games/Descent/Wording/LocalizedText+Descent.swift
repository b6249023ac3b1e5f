import Localization

extension LocalizedText {
  /// A text that is made for each language.
  static func each(_ text: (Language) -> String) -> LocalizedText {
    let texts = Language.allCases.map {
      (code: $0.code, text: SafeText(cleaning: text($0), limit: textLimit))
    }
    return LocalizedText(texts: texts, own: Language.base.code) ?? LocalizedText(cleaning: "")
  }

  /// “1, 2 and 3”
  static func numbers(_ numbers: [Int]) -> LocalizedText {
    all(of: numbers.map { LocalizedText(cleaning: String($0)) })
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
