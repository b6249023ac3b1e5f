import JSON
import Localization

private typealias Words = L10n.PackCures

extension JSONPath {
  /// The way in an author's words, lists counted from 1; nil for the whole pack.
  var text: LocalizedText? {
    var texts: [LocalizedText] = []
    var list: String?
    for step in steps {
      switch step {
      case .member(let key):
        if let list { texts.append(member(list)) }
        list = key
      case .element(let index):
        texts.append(element(index + 1, of: list ?? ""))
        list = nil
      }
    }
    if let list { texts.append(member(list)) }
    return texts.isEmpty ? nil : .row(of: texts)
  }

  private func member(_ key: String) -> LocalizedText {
    Words.member(key: LocalizedText(cleaning: key))
  }

  private func element(_ number: Int, of key: String) -> LocalizedText {
    switch key {
    case "chapters": Words.chapter(number: number)
    case "levels": Words.level(number: number)
    case "wrong": Words.wrongAnswer(number: number)
    case "hints": Words.hint(number: number)
    case "notes": Words.note(number: number)
    case "keywords": Words.keyword(number: number)
    case "objects": Words.object(number: number)
    case "actions": Words.action(number: number)
    default: Words.element(key: LocalizedText(cleaning: key), number: number)
    }
  }
}
