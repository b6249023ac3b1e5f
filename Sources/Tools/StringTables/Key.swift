/// Names that Swift keeps to itself even between backticks.
let reservedNames: Set<String> = ["self", "init"]

/// A key taken apart: what it makes, and the Swift name it makes it under.
struct Key: Hashable {
  enum Form { case text, one, other, list }

  /// The key without `.one`, `.other` or `[]`.
  let base: String
  let form: Form

  init(_ key: String) {
    let endings: [(String, Form)] = [(".one", .one), (".other", .other), ("[]", .list)]
    let ending = endings.first { key.hasSuffix($0.0) }
    base = String(key.dropLast(ending?.0.count ?? 0))
    form = ending?.1 ?? .text
  }

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
