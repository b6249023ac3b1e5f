extension LanguageRules {
  static let fr = LanguageRules(
    pluralForm: { $0.magnitude <= 1 ? .one : .other },
    groupSeparator: "\u{202F}", typedGroupSeparator: nil, decimalMark: ",",
    verbForms: { imperatives(of: $0) },
    pronounKinds: [
      "le": "ms", "la": "fs", "les": "p", "eux": "p", "elles": "p", "elle": "fs", "lui": "s",
      "il": "ms", "ils": "mp",
    ],
    wearMeansPut: true, leaveMeansTakeOut: true, adverbEnding: "ment",
    elidedWords: ["l", "d", "j", "m", "s", "t", "n", "qu"])

  /// An infinitive in -er also gives « prépare », « prépares », « préparez » and « préparais »; what is irregular
  /// stands in the tables, and is forgiven the commonest wrong endings: « prend », « ouvres ».
  private static func imperatives(of phrase: String) -> [String] {
    var words = phrase.split(separator: " ").map(String.init)
    guard let first = words.first, first.count > 2 else { return [phrase] }
    return forms(of: first).map { form in
      words[0] = form
      return words.joined(separator: " ")
    }
  }

  private static func forms(of word: String) -> [String] {
    if word == "faire" { return [word, "fais", "fait", "faites", "faisons"] }
    let stem = String(word.dropLast(2))
    if word.hasSuffix("er") {
      return [word] + ["e", "es", "ez", "ons", "erai", "ais"].map { stem + $0 }
    }
    if ["ds", "ts"].contains(where: word.hasSuffix) { return [word, String(word.dropLast())] }
    if ["is", "rs", "ns", "us"].contains(where: word.hasSuffix) {
      return [word, word.dropLast() + "t"]
    }
    let isImperative = word.hasSuffix("vre") || word.hasSuffix("fre") || !word.hasSuffix("re")
    return word.hasSuffix("e") && isImperative ? [word, word + "s"] : [word]
  }
}
