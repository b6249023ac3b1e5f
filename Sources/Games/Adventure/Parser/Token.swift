/// What a typed line consists of.
enum Token: Equatable, Sendable {
  case word(Word)
  case comma
  /// A full stop or a semicolon: a command ends.
  case stop

  var word: Word? { if case .word(let word) = self { word } else { nil } }

  /// Whether it is one of some folded words.
  func isWord(in words: Set<String>) -> Bool { word.map { words.contains($0.folded) } ?? false }

  /// Letters and digits make words; all else parts them and says nothing.
  static func tokenize(_ line: String) -> [Token] {
    var tokens: [Token] = []
    var letters = ""
    var (followsHyphen, followsApostrophe) = (false, false)
    func finish() {
      guard !letters.isEmpty else { return }
      tokens.append(
        .word(
          Word(letters, followsHyphen: followsHyphen, followsApostrophe: followsApostrophe)))
      letters = ""
      (followsHyphen, followsApostrophe) = (false, false)
    }
    for character in line {
      if character.isOfWord {
        letters.append(character)
        continue
      }
      finish()
      switch character {
      case ",": tokens.append(.comma)
      case ".", ";", "!", "?", "\n": tokens.append(.stop)
      case "-", "‐", "‑": followsHyphen = tokens.last?.word != nil
      case "'", "’", "ʼ": followsApostrophe = tokens.last?.word != nil
      case " ": (followsHyphen, followsApostrophe) = (false, false)
      default: break
      }
    }
    finish()
    return tokens
  }
}

extension Character {
  /// A letter or a digit; of ASCII, which most lines are, told without Unicode’s tables.
  fileprivate var isOfWord: Bool {
    guard let byte = asciiValue else { return isLetter || isNumber }
    return switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }
}

extension ArraySlice<Token> {
  /// The words up to the first comma or stop.
  var leadingWords: ArraySlice<Word> { prefix { $0.word != nil }.compactMap(\.word)[...] }
}

extension [Token] {
  /// The tokens as a line again.
  var text: String {
    map { token in
      switch token {
      case .word(let word):
        (word.followsHyphen ? "-" : word.followsApostrophe ? "’" : "") + word.raw
      case .comma: ","
      case .stop: "."
      }
    }.joined(separator: " ")
  }
}
