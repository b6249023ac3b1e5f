import Localization

/// A word of a command, as it was typed and as it is looked up.
struct Word: Equatable, Sendable {
  let raw: String
  /// In lower case, with its accents.
  let exact: String
  let folded: String
  /// A hyphen stands before it: « prends-le ».
  let isBound: Bool

  init(_ raw: String, isBound: Bool = false) {
    self.raw = raw
    self.isBound = isBound
    exact = raw.lowercased()
    folded = exact.folded(as: .word)
  }
}

/// What a line falls into.
enum Piece: Equatable, Sendable {
  case word(Word)
  case comma
  /// A full stop or a semicolon: a command ends.
  case stop

  var word: Word? { if case .word(let word) = self { word } else { nil } }

  /// Letters and digits make words; all else parts them and says nothing.
  static func pieces(of line: String) -> [Piece] {
    var pieces: [Piece] = []
    var letters = ""
    var isBound = false
    func finish() {
      if !letters.isEmpty { pieces.append(.word(Word(letters, isBound: isBound))) }
      letters = ""
      isBound = false
    }
    for character in line {
      if character.isLetter || character.isNumber {
        letters.append(character)
        continue
      }
      finish()
      switch character {
      case ",": pieces.append(.comma)
      case ".", ";", "!", "\n": pieces.append(.stop)
      case "-", "‐", "‑": isBound = pieces.last?.word != nil
      default: break
      }
    }
    finish()
    return pieces
  }
}

extension [Piece] {
  /// The pieces as a line again.
  var line: String {
    map { piece in
      switch piece {
      case .word(let word): word.isBound ? "-" + word.raw : word.raw
      case .comma: ","
      case .stop: "."
      }
    }.joined(separator: " ")
  }
}
