import Localization

@testable import FullScreen

private let accented: [Character: Character] = [
  "a": "ä", "b": "ƀ", "c": "ç", "d": "ð", "e": "ë", "f": "ƒ", "g": "ğ", "h": "ĥ", "i": "ï",
  "j": "ĵ", "k": "ķ", "l": "ļ", "m": "ɱ", "n": "ñ", "o": "ö", "p": "þ", "q": "ɋ", "r": "ŕ",
  "s": "š", "t": "ţ", "u": "ü", "v": "ṽ", "w": "ŵ", "x": "ẋ", "y": "ý", "z": "ž",
]

extension TextResolver {
  /// English as a language that nobody speaks: accented, longer by two fifths, in brackets.
  static let pseudo = TextResolver(.en) { text in
    let letters = text.map { letter in
      accented[letter]
        ?? accented[Character(letter.lowercased())]?.uppercased().first ?? letter
    }
    let words = String(repeating: "~~~~ ", count: text.count * 2 / 25)
    return "[" + String(letters) + " " + words + "~]"
  }
}
