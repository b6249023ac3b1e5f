import Localization

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
      let sign = character.sign
      if sign == .letter {
        letters.append(character)
        continue
      }
      finish()
      switch sign {
      case .comma: tokens.append(.comma)
      case .stop: tokens.append(.stop)
      case .hyphen: followsHyphen = tokens.last?.word != nil
      case .apostrophe: followsApostrophe = tokens.last?.word != nil
      case .blank: (followsHyphen, followsApostrophe) = (false, false)
      case .letter, .other: break
      }
    }
    finish()
    return tokens
  }
}

/// What a character of a line is.
private enum Sign {
  /// Or a digit: both make words.
  case letter
  case comma, stop, hyphen, apostrophe, blank, other
}

extension Character {
  /// Of ASCII, which most lines are, without a look into Unicode’s tables.
  fileprivate var sign: Sign {
    guard utf8.count == 1, let byte = utf8.first else {
      if isLetter || isNumber { return .letter }
      return switch self {
      case "‐", "‑": .hyphen
      case "’", "ʼ": .apostrophe
      default: .other
      }
    }
    return switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: .letter
    case UInt8(ascii: " "): .blank
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: "."), UInt8(ascii: ";"), UInt8(ascii: "!"), UInt8(ascii: "?"),
      UInt8(ascii: "\n"):
      .stop
    case UInt8(ascii: "-"): .hyphen
    case UInt8(ascii: "'"): .apostrophe
    default: .other
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
    reduce("") { line, token in
      switch token {
      case .word(let word) where word.followsHyphen: line + "-" + word.raw
      case .word(let word) where word.followsApostrophe: line + (line.isEmpty ? "" : "’") + word.raw
      case .word(let word): line + (line.isEmpty ? "" : " ") + word.raw
      case .comma: line + ","
      case .stop: line + "."
      }
    }
  }
}

/// A word of a command, as it was typed and as it is looked up.
struct Word: Equatable, Sendable {
  let raw: String
  /// In lower case, with its accents.
  let exact: String
  let folded: String
  /// A hyphen stands before it: « prends-le ».
  let followsHyphen: Bool
  /// An apostrophe stands before it: “goat’s”.
  let followsApostrophe: Bool

  init(_ raw: String, followsHyphen: Bool = false, followsApostrophe: Bool = false) {
    self.raw = raw
    self.followsHyphen = followsHyphen
    self.followsApostrophe = followsApostrophe
    exact = raw.lowercased()
    folded = exact.folded(as: .word)
  }

  /// The end of “goat’s”: what stands before it owns what follows.
  var isPossessiveMark: Bool { followsApostrophe && folded == "s" }
}
