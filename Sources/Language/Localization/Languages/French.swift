extension LanguageRules {
  static let fr = LanguageRules(
    pluralForm: { $0.magnitude <= 1 ? .one : .other },
    groupSeparator: "\u{202F}", typedGroupSeparator: nil, decimalMark: ",",
    verbForms: { imperatives(of: $0) },
    pronounKinds: ["le": "ms", "la": "fs", "les": "p", "eux": "p", "elles": "p"],
    quitMeansLeave: true)

  /// An infinitive in -er also gives « prépare » and « préparez »; what is irregular stands in the
  /// tables.
  private static func imperatives(of phrase: String) -> [String] {
    var words = phrase.split(separator: " ").map(String.init)
    guard let first = words.first, first.hasSuffix("er"), first.count > 3 else { return [phrase] }
    let stem = String(first.dropLast(2))
    return [first, stem + "e", stem + "ez"].map { form in
      words[0] = form
      return words.joined(separator: " ")
    }
  }
}
