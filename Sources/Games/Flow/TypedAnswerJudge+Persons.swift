import Localization

/// Answers that name someone.
extension TypedAnswerJudge {
  /// A person who is asked for, with an initial, more names, or the last one first: “C. Darwin”, “Darwin, Charles”.
  mutating func matchName(_ text: String) -> TypedAnswerEvaluation? {
    guard level.exactness.forgivesSlips, wording.isForPerson else { return nil }
    let typed = names(in: text)
    let isMeant = zip(spellings, spelledNames).contains { spelling, names in
      isPerson(typed, names, spelling, in: text)
    }
    return isMeant ? .right(spelling: nil) : nil
  }

  /// Whether names that were typed are those of a person who is spelt so.
  func isPerson(
    _ typed: [String], _ names: [String], _ spelling: String, in text: String
  ) -> Bool {
    if isName(typed, of: names, spelling, in: text) { return true }
    // “Archduke Karl Ferdinand” is another than Archduke Franz Ferdinand.
    let isTitle = QuestionWords.of(spoken).titles.contains
    let (typed, names) = (Array(typed.drop(while: isTitle)), Array(names.drop(while: isTitle)))
    guard let first = names.first, let last = names.last, names.count > 1,
      typed.count > 1, typed.count <= names.count + 2
    else { return false }
    // “Saint-Exupéry, Antoine”
    let links = QuestionWords.of(spoken).links
    if Set(typed).subtracting(links) == Set(names).subtracting(links) { return true }
    let isFirst =
      typed[0] == first || typed[0].count == 1 && first.hasPrefix(typed[0])
      || typed[0].count <= 3 && text.contains("." as Character) && first.hasPrefix(typed[0])
      || first.count > 3 && typed.count == names.count && typed[0].isOneEdit(from: first)
    if isMistyped(typed, names) { return true }
    // “Marie Skłodowska-Curie”
    let isLast =
      typed.last == last
      || String(text.split(separator: "-").last ?? "").folded(as: .word) == last
    return isLast && isFirst
  }

  /// Whether someone is named by more names than are asked for, or by one in one word: “Louis Pasteur” for “Pasteur”,
  /// « Napoléon Ier » for « Napoléon », « Degaulle » for « de Gaulle ».
  private func isName(
    _ typed: [String], of names: [String], _ spelling: String, in text: String
  ) -> Bool {
    let isInOneWord = names.indices.dropLast().contains { names[$0...].joined() == typed.first }
    if typed.count == 1, isInOneWord { return true }
    let vocabulary = QuestionWords.of(spoken)
    let isFirst = { (name: String) in OrdinalNumber.of(name) == 1 }
    let plain = names.count == 2 && isFirst(names[1]) ? [names[0]] : names
    guard let name = plain.last, plain.dropLast().allSatisfy(vocabulary.links.contains),
      spelling.contains(where: \.isUppercase), !OrdinalNumber.isRoman(name),
      (1...3).contains(typed.count - plain.count)
    else { return false }
    if typed[0] == name {
      let rest = typed.dropFirst()
      return rest.allSatisfy(isFirst)
        || vocabulary.mononyms.contains(name) && !rest.contains { OrdinalNumber.of($0) != nil }
    }
    let before = typed.dropLast(plain.count)
    let given = before.filter { !vocabulary.links.contains($0) }
    // « Guy de Maupassant » has a particle, « le père de Maupassant » is another.
    let written = text.split(separator: " ").prefix(before.count)
    let hasNames =
      text.allSatisfy { !$0.isUppercase }
      ? vocabulary.kin.isDisjoint(with: given)
        && !given.contains(where: AnswerNormalizationWords.of(spoken).isArticle)
      : written.allSatisfy {
        $0.first?.isUppercase == true || vocabulary.links.contains(String($0))
      }
    return typed.suffix(plain.count) == plain[...] && (1...2).contains(given.count)
      && (given.count == before.count || hasNames && before.first == given.first)
      && given.allSatisfy { first in
        first.allSatisfy(\.isLetter) && !wording.words.contains(first)
          && !vocabulary.misters.contains(first) && !vocabulary.persons.contains(first)
      }
  }

  /// The folded names of one person, those with a hyphen as one; none where it may be two.
  func names(in text: String) -> [String] {
    let vocabulary = QuestionWords.of(spoken)
    let words = text.split { $0.isWhitespace || $0 == "," || $0 == "." }
      .map { String($0).folded(as: .word) }.filter { !$0.isEmpty }
    let alternatives = L10n.Answers.alternatives.resolved(in: spoken)
    let names = words.filter { !vocabulary.youngers.contains($0) }
    return names.contains {
      vocabulary.conjunctions.contains($0) || alternatives.contains($0) || $0 == "&"
    }
      ? [] : names
  }

  /// Whether of someone’s names all are right but the last, in which one letter is wrong: “Victor Hugot”.
  private func isMistyped(_ typed: [String], _ names: [String]) -> Bool {
    guard typed.dropLast() == names.dropLast(), let last = typed.last, let name = names.last
    else { return false }
    return name.count > 3 && last.first == name.first && last.isOneEdit(from: name)
      && !last.isOtherWord(than: name)
      && !OrdinalNumber.isRoman(last) && !OrdinalNumber.isRoman(name)
  }

  /// Whether an answer is no more than the last name of someone who is asked for by another name, and may be his or
  /// her husband or father: “Mr Curie” for “Marie Curie”.
  func isNamesake(_ text: String) -> Bool {
    let words = NormalizedAnswer.writtenWords(of: text, in: spoken)
    guard words.count == 2, QuestionWords.of(spoken).misters.contains(words[0]),
      wording.isForPerson, mayBeWoman
    else { return false }
    return !spellings.dropLast(shortTexts.count).contains { spelling in
      let right = NormalizedAnswer.writtenWords(of: spelling, in: spoken)
      return right.count == 1 || right == words
    }
  }

  /// Whether an answer begins with the title of a man where every right one begins with that of a woman: « le marquis
  /// de La Fayette » for « Madame de La Fayette ».
  func hasMansTitle(_ text: String) -> Bool {
    guard wording.isForPerson else { return false }
    let vocabulary = QuestionWords.of(spoken)
    let first = { (text: String) in
      AnswerNormalizationWords.of(spoken).withoutArticle(foldedWords(of: text)).first ?? ""
    }
    let title = first(text)
    return vocabulary.titles.union(vocabulary.misters).contains(title)
      && !vocabulary.women.contains(title)
      && spellings.dropLast(shortTexts.count).allSatisfy {
        vocabulary.titles.contains(first($0)) && vocabulary.women.contains(first($0))
      }
  }

  /// Whether a woman is asked for, by her first name or by the words of the question.
  private var mayBeWoman: Bool {
    let women = QuestionWords.of(spoken).women
    let first = spellings.compactMap { $0.split { !$0.isLetter }.first.map(String.init) }
    return !women.isDisjoint(with: wording.words + first.map { $0.folded(as: .word) })
  }

  /// Whether an answer begins with an initial that no name has which is asked for: “J. Hugo” for “Victor Hugo”. Where no
  /// first name is, any may be.
  func hasOtherInitial(_ text: String) -> Bool {
    let letters = Array(text.prefix(2))
    guard letters.count == 2, letters[0].isUppercase, letters[1] == ".", wording.isForPerson
    else { return false }
    let initial = String(letters[0]).folded(as: .word)
    let titles = L10n.Answers.initialTitles.resolved(in: spoken)
    return !titles.contains(initial)
      && spellings.contains { $0.contains(" " as Character) }
      && !spellings.contains { $0.folded(as: .word).hasPrefix(initial) }
  }
}
