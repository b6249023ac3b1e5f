/// Names that Swift keeps to itself even between backticks.
let reservedNames: Set<String> = ["self", "init"]

/// What a key makes: a text, a list or a plural, and its name.
struct TextKey: Hashable {
  enum Kind { case text, list, plural }

  /// The key without `[]` or the form of a plural.
  let base: String
  let kind: Kind

  /// `trap.answer.climb` becomes `trapAnswerClimb`; nil if it is not dotted lower camel.
  var identifier: String? {
    let parts = base.split(separator: ".", omittingEmptySubsequences: false)
    guard let first = parts.first, isLowerCamel(first) else { return nil }
    guard parts.dropFirst().allSatisfy({ isLowerCamel($0, mayStartWithDigit: true) }) else {
      return nil
    }
    let name = first + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return reservedNames.contains(String(name)) ? nil : String(name)
  }
}

extension TextKey {
  /// Takes apart a key of a file that has all of `keys`, and in a plural says the form.
  ///
  /// `falls.one` and `falls.other` are always forms; `falls.two` is one where `falls.other` stands.
  static func parse(_ key: String, among keys: Set<String>) -> (key: TextKey, form: PluralForm?) {
    if key.hasSuffix("[]") { return (TextKey(base: String(key.dropLast(2)), kind: .list), nil) }
    let form = PluralForm.allCases.first { key.hasSuffix(".\($0)") }
    guard let form else { return (TextKey(base: key, kind: .text), nil) }
    let base = String(key.dropLast(".\(form)".count))
    let isForm = form == .one || keys.contains("\(base).\(PluralForm.other)")
    return isForm
      ? (TextKey(base: base, kind: .plural), form) : (TextKey(base: key, kind: .text), nil)
  }
}

/// ASCII letters and digits, the first one a small letter.
func isLowerCamel(_ name: some StringProtocol, mayStartWithDigit: Bool = false) -> Bool {
  guard let first = name.unicodeScalars.first else { return false }
  let startsWell = ("a"..."z").contains(first) || (mayStartWithDigit && isDigit(first))
  return startsWell && name.unicodeScalars.allSatisfy { isASCIILetter($0) || isDigit($0) }
}

func isASCIILetter(_ scalar: Unicode.Scalar) -> Bool {
  ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
}

func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
