import Localization
import Testing

/// Two letters in one, or without a small letter that is one character.
private let irregularCapitals: Set<Unicode.Scalar> = ["İ", "Ɵ", "ǅ", "ǲ", "ǈ", "ǋ"]

/// The names say it of every letter of Unicode; the release does without them.
@Test func `base letters are those of the Unicode names`() {
  for value in UInt32(0)...0x1FFFF {
    guard let scalar = Unicode.Scalar(value), let name = scalar.properties.name else { continue }
    let words = name.split(separator: " ")
    guard words.count > 4, words[0] == "LATIN", words[2] == "LETTER", words[4] == "WITH",
      words[3].count == 1
    else { continue }
    switch words[1] {
    case "SMALL": #expect(scalar.baseLetter.map(String.init) == words[3].lowercased(), "\(name)")
    case "CAPITAL" where !irregularCapitals.contains(scalar):
      #expect(scalar.baseLetter.map(String.init) == String(words[3]), "\(name)")
    default: break
    }
  }
}
