import Localization

/// What a typed answer turns out to be.
package enum TypedAnswerEvaluation: Equatable, Sendable {
  /// Right; the proper spelling is told where another one was accepted.
  case right(spelling: String?)
  /// A wrong answer that was foreseen.
  case nearMiss(ForeseenWrongAnswer)
  case unforeseen
  /// A right answer among words that were not asked for.
  case extraWords
  /// Nothing but blanks and punctuation.
  case empty
}

extension NormalizedAnswer {
  /// Whether one word of `other` is a slip away and all else is the same; words with a digit and Roman
  /// numerals must stand as they are.
  func isSlip(of other: NormalizedAnswer) -> Bool { words.isSlip(of: other.words) }

  /// Whether one edit makes it `other`, however short.
  func isNear(_ other: NormalizedAnswer) -> Bool { joined.isOneEdit(from: other.joined) }
}

extension [String] {
  func isSlip(of other: [String]) -> Bool {
    guard count == other.count else { return false }
    let differing = zip(self, other).filter { $0 != $1 }
    guard differing.count == 1, let (typed, proper) = differing.first else { return false }
    return !(typed + proper).contains(where: \.isNumber)
      && (typed.isSlip(of: proper) || count > 1 && typed.isOtherGender(of: proper))
      && !(OrdinalNumber.isRoman(typed) && OrdinalNumber.isRoman(proper))
  }
}

extension String {
  /// Whether both differ by endings that make other words of one: `nitrate` and `nitrite`, « chevaux » and « cheveux ».
  private func isOtherEnding(than proper: String) -> Bool {
    Self.endings.contains { endings in
      guard let own = endings.first(where: hasSuffix),
        let other = endings.first(where: proper.hasSuffix)
      else { return false }
      return own != other && dropLast(own.count) == proper.dropLast(other.count)
    }
  }

  /// Whether it is known to be another word than `proper`, though a slip away: `heat` and `heart`.
  func isOtherWord(than proper: String) -> Bool {
    let groups = Self.groupsOfOtherWords
    guard singular != proper.singular, let own = groups[proper] ?? groups[proper.singular],
      let others = groups[self] ?? groups[singular]
    else { return false }
    return !own.isDisjoint(with: others)
  }

  /// Of each such word, in any language, the numbers of the groups that it belongs to.
  private static let groupsOfOtherWords: [String: Set<Int>] = {
    let groups = Language.allCases.flatMap { L10n.Answers.otherWords.resolved(in: $0) }
    let pairs = groups.enumerated().flatMap { index, group in
      group.split(separator: " ").map { (String($0), Set([index])) }
    }
    return Dictionary(pairs) { $0.union($1) }
  }()

  /// In each language, in groups.
  private static let endings = Language.allCases.flatMap { language in
    L10n.Answers.endings.resolved(in: language).map { $0.split(separator: " ").map(String.init) }
  }

  /// From 6 letters on any one edit; from 4 on what a finger does rather than what makes another
  /// word: letters swapped, one doubled, a plural's s more or less, of 5 one left out inside.
  fileprivate func isSlip(of proper: String) -> Bool {
    if isLongPlural(of: proper) || proper.isLongPlural(of: self) { return true }
    let isHeardSame = min(count, proper.count) >= 5 && heard == proper.heard
    guard proper.count >= 4, isHeardSame || isOneEdit(from: proper), !isOtherEnding(than: proper),
      !isOtherWord(than: proper)
    else { return false }
    if self == proper + "s" || self + "s" == proper || isHeardSame { return true }
    // What begins otherwise is rather another word: « apesanteur », “preparations”, « erreur ».
    guard first == proper.first else { return false }
    guard proper.count < 6 else { return true }
    switch count - proper.count {
    case 0: return sorted() == proper.sorted()
    case 1: return withoutDoubles == proper.withoutDoubles
    case -1: return proper.count == 5 && last == proper.last
    case _: return false
    }
  }

  /// « rurale », of « rural ».
  fileprivate func isOtherGender(of word: String) -> Bool {
    min(count, word.count) >= 5 && (self == word + "e" || self + "e" == word)
  }

  /// `cities`, of `city`; `potatoes`, of `potato`.
  private func isLongPlural(of word: String) -> Bool {
    if word.hasSuffix("y") {
      return word.count >= 4 && hasSuffix("ies") && dropLast(3) == word.dropLast()
    }
    return word.count >= 3 && hasSuffix("es") && dropLast(2) == word && !isOtherWord(than: word)
      && ["o", "ss", "x", "z", "ch", "sh"].contains(where: word.hasSuffix)
  }

  /// The letters without an h, and with f for ph, which most ears do not tell apart: `gandi` for both “Ghandi” and
  /// “Gandhi”.
  private var heard: String {
    reduce(into: "") { heard, letter in
      if letter != "h" {
        heard.append(letter)
      } else if heard.last == "p" {
        heard.removeLast()
        heard.append("f")
      }
    }
  }

  private var withoutDoubles: [Character] {
    reduce(into: []) { letters, letter in if letters.last != letter { letters.append(letter) } }
  }
}
