package import Localization

/// What a word behind a number says of its zeros: 68.4 million is 68400000.
package struct NumberMagnitude: Equatable, Sendable {
  /// How many places the decimal mark moves.
  private let places: Int

  static let thousand = NumberMagnitude(places: 3)

  private init(places: Int) { self.places = places }

  /// That of a word of the language, in the singular or the plural; nil for another word.
  package init?(_ word: String, in language: Language) {
    let word = word.folded(as: .word)
    let singular = word.count > 3 && word.hasSuffix("s") ? String(word.dropLast()) : word
    for entry in L10n.Answers.magnitudes.resolved(in: language) {
      let parts = entry.split(separator: " ")
      guard parts.dropFirst().contains(where: { $0 == singular }), let places = Int(parts[0]) else {
        continue
      }
      self.places = places
      return
    }
    return nil
  }

  /// That of a letter or two, which may mean something else as well: `m`, `k`; nil for any others.
  init?(letters: String) {
    switch letters {
    case "k": places = 3
    case "m", "mn", "mio": places = 6
    case _: return nil
    }
  }

  /// The whole number for one in digits such as `68.4`, with decimals where it has more of them.
  package func applied(to number: String) -> String {
    let parts = number.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    guard parts.count <= 2 else { return number }
    let sign = parts[0].prefix { $0 == "-" || $0 == "+" }
    let behind = parts.count == 2 ? parts[1] : ""
    let moved = behind.prefix(places)
    let zeros = String(repeating: "0", count: places - moved.count)
    let whole = (parts[0].dropFirst(sign.count) + moved + zeros).drop { $0 == "0" }
    let decimals = behind.dropFirst(places)
    return sign + (whole.isEmpty ? "0" : whole) + (decimals.isEmpty ? "" : "." + decimals)
  }
}
