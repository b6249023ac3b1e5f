import Localization
import Session

/// Letters for items whose words may be anyone’s: the first of its own that is free; q is to quit.
enum MenuLetters {
  /// A letter for each item, in their order; empty where none is free.
  static func letters(for items: [MenuItem], in texts: TextResolver) -> [String] {
    var used: Set<String> = ["q"]
    return items.map { item in
      if item.id == "quit" { return "q" }
      let letter =
        texts(item.text).unicodeScalars.lazy.compactMap(plain)
        .first { !used.contains($0) } ?? ""
      used.insert(letter)
      return letter
    }
  }

  /// The small letter from a to z that a key gives for it, accents left off; nil for any other sign.
  private static func plain(_ scalar: Unicode.Scalar) -> String? {
    let text =
      scalar.isASCII ? scalar.properties.lowercaseMapping : String(scalar).folded(as: .command)
    return text.utf8.count == 1 && text.utf8.allSatisfy { (0x61...0x7A).contains($0) } ? text : nil
  }
}
