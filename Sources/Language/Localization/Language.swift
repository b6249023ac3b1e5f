// The languages are the folders `Localization/<code>.lproj`: the build makes `Language` of them.
extension Language {
  /// The code in two letters or three: `en`, `fr`.
  package var code: String { rawValue }

  /// The language that a switch leads to: behind the last one stands the first.
  package var next: Language {
    let all = Self.allCases
    return all[(index + 1) % all.count]
  }

  /// All but this one, the next first.
  package var others: [Language] {
    let all = Self.allCases
    return Array(all[(index + 1)...] + all[..<index])
  }

  /// Its name in itself, in a list of values: “English”, « français ».
  package var name: LocalizedText { LocalizedText(L10n.Common.languageName, in: self) }
}
