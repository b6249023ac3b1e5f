extension LanguageRules {
  static let en = LanguageRules(
    pluralForm: { $0.magnitude == 1 ? .one : .other },
    groupSeparator: ",", typedGroupSeparator: ",", decimalMark: ".",
    verbForms: { participles(of: $0) },
    pronounKinds: ["them": "p", "they": "p", "em": "p", "these": "p", "those": "p"],
    adverbEnding: "ly")

  /// “Would you mind taking”: the form in -ing beside the plain one.
  private static func participles(of phrase: String) -> [String] {
    let parts = phrase.split(separator: " ", maxSplits: 1).map(String.init)
    guard let verb = parts.first, verb.count > 2 else { return [phrase] }
    return [phrase, ([participle(of: verb)] + parts.dropFirst()).joined(separator: " ")]
  }

  /// One vowel before the last letter doubles that: “putting”, but “opening”, “reading”.
  private static func participle(of verb: String) -> String {
    let letters = Array(verb)
    let isVowel = letters.map { "aeiou".contains($0) }
    let last = letters.count - 1
    if letters[last] == "e", !isVowel[last - 1] { return verb.dropLast() + "ing" }
    let isShort = isVowel[last - 1] && isVowel.count { $0 } == 1
    let doubles = isShort && !"wxy".contains(letters[last])
    return verb + (doubles ? String(letters[last]) : "") + "ing"
  }
}
