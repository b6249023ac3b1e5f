import Flow
import Localization
import Presentation
import Session

/// Choices and actions in a few words of one's own: “door 3”, “the third door”, “step on the first tile”.
extension LineParser {
  /// The choice that a number or an ordinal names beside one word at most, which no other choice has.
  /// `strictly`: the word must be one of its own, for numbers are those of clues as well.
  func numberedChoice(
    _ text: String, among texts: [LocalizedText], strictly isStrict: Bool = false
  ) -> Int? {
    guard text.contains(where: \.isLetter) else { return nil }
    let words = words(of: text)
    let numbers = words.compactMap(number)
    let others = words.filter { number(of: $0) == nil }
    guard let index = numbers.first.map({ $0 - 1 }), numbers.count == 1, others.count <= 1,
      texts.indices.contains(index)
    else { return nil }
    if isStrict, !others.isEmpty, !has(texts[index], others) { return nil }
    let isOfAnother = texts.indices.contains { $0 != index && has(texts[$0], others) }
    return isOfAnother && !has(texts[index], others) ? nil : index
  }

  private func has(_ text: LocalizedText, _ some: [String]) -> Bool {
    !Set(words(of: text)).isDisjoint(with: some)
  }

  private func words(of text: String) -> [String] { ChoiceWords(text, in: language).words }

  private func words(of text: LocalizedText) -> [String] { words(of: text.resolved(in: language)) }

  /// Of `3` and `third`.
  private func number(of word: String) -> Int? {
    let ordinal = L10n.Choices.ordinals.resolved(in: language).firstIndex {
      $0.split(separator: "/").contains { $0 == word }
    }
    return word.plainNumber ?? ordinal.map { $0 + 1 }
  }

  // MARK: Searches

  /// Words of an object and words of looking, or of an action on it, in any order; asks which object is
  /// meant where several are.
  mutating func parseSentence(_ text: String, in level: LevelView) -> LineInterpretation? {
    let typed = Set(words(of: text))
    let rest = typed.subtracting(L10n.Choices.look.resolved(in: language))
    let names = level.elements.enumerated().map { namesAndNumber(of: $1, at: $0) }
    if rest.count < typed.count, !rest.isEmpty {
      let seen = names.indices.filter { names[$0].isSuperset(of: rest) }
      if let only = seen.first, seen.count == 1 { return replyDescription(of: only, in: level) }
      if !seen.isEmpty { return replyAmbiguous(text, among: seen) }
    }
    let meant = names.indices.filter {
      !actions(in: typed, on: level.elements[$0], names[$0]).isEmpty
    }
    guard let only = meant.first else { return nil }
    guard meant.count == 1 else { return replyAmbiguous(text, among: meant) }
    let element = level.elements[only]
    let fitting = actions(in: typed, on: element, names[only])
    return fitting.count == 1
      ? performAction(fitting[0], on: element) : replyDescription(of: only, in: level)
  }

  private func namesAndNumber(of element: LevelView.Element, at index: Int) -> Set<String> {
    Set(words(of: element.name) + [String(index + 1)])
  }

  /// The actions whose words, with those of the object, are all that was typed.
  private func actions(
    in typed: Set<String>, on element: LevelView.Element, _ names: Set<String>
  ) -> [Int] {
    guard !typed.isDisjoint(with: names) else { return [] }
    let rest = typed.subtracting(names)
    return element.actions.indices.filter {
      !rest.isEmpty && rest.isSubset(of: words(of: element.actions[$0].text))
    }
  }

  /// Whether a word of it is a word of an action.
  func mayMeanAction(_ text: String, in level: LevelView) -> Bool {
    let typed = words(of: text)
    return level.elements.contains { $0.actions.contains { has($0.text, typed) } }
  }
}
