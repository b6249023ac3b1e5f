import Localization

extension Language {
  /// A phrase in the moods a player uses: in French the infinitive of a verb in -er also gives
  /// « prépare » and « préparez »; what is irregular stands in the tables.
  func conjugated(_ phrase: String) -> [String] {
    guard self == .fr else { return [phrase] }
    var words = phrase.split(separator: " ").map(String.init)
    guard let first = words.first, first.hasSuffix("er"), first.count > 3 else { return [phrase] }
    let stem = String(first.dropLast(2))
    return [first, stem + "e", stem + "ez"].map { form in
      words[0] = form
      return words.joined(separator: " ")
    }
  }
}
