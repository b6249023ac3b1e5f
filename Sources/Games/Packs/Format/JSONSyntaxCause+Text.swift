import JSON
import Localization

private typealias Words = L10n.PackCures

extension JSONSyntaxCause {
  /// What was done, with an example of what is right.
  var text: LocalizedText {
    switch self {
    case .empty: Words.emptyFile
    case .noJSON(let sign): Words.noJson(sign: named(sign), right: code("{"))
    case .noBraces: Words.noBraces(right: code(#"{"version": 1, …}"#))
    case .foreignQuote(let sign):
      Words.foreignQuote(sign: named(sign), mark: code("\""), right: code(#""Paris""#))
    case .innerQuote: Words.innerQuote(escaped: code(#"\""#))
    case .unclosedText: Words.unclosedText(mark: code("\""), escaped: code(#"\n"#))
    case .comment: Words.comment(right: code(#""comment": "…""#))
    case .foreignWord(let word, let right): Words.foreignWord(word: code(word), right: code(right))
    case .bareKey(let word): Words.bareKey(right: quoted(word))
    case .bareWord(let word): Words.bareWord(right: quoted(word))
    case .trailingComma: Words.trailingComma
    case .surplusComma: Words.surplusComma
    case .missingComma: Words.missingComma
    case .missingColon: Words.missingColon(right: code(#""text": "…""#))
    case .missingValue: Words.missingValue(right: code(#""text": "…""#))
    case .missingKey: Words.missingKey(right: code(#""text": "…""#))
    case .wrongColon(let sign): Words.wrongColon(sign: code(sign), right: code(#""text": "…""#))
    case .missingBrace(let next, let line):
      Words.missingBrace(
        next: code(next), open: code("{"), line: line, closing: code("}"))
    case .memberInList: Words.memberInList(right: code(#"[{"text": "…"}]"#))
    case .numberForm(let word, let decimal) where word.isCommaOfThousands:
      L10n.PackKinds.groupedNumber(
        text: code(word), whole: code(word.filter { $0 != "," }), decimal: code(decimal))
    case .numberForm(let word, let right):
      Words.numberForm(word: code(word), right: code(right), text: quoted(word))
    case .unclosedBracket(let open, let line):
      Words.unclosedBracket(open: code(open), line: line, closing: code(open.closing))
    case .mismatchedBracket(let found, let open, let line):
      Words.mismatchedBracket(
        found: code(found), open: code(open), line: line, closing: code(open.closing))
    case .surplusBracket(let sign): Words.surplusBracket(sign: code(sign))
    case .behindEnd: Words.behindEnd
    case .strange(let sign): Words.strange(sign: named(sign))
    }
  }
}

/// Something as it stands in a file.
private func code(_ text: String) -> LocalizedText { LocalizedText(cleaning: text, limit: 200) }

private func code(_ sign: Unicode.Scalar) -> LocalizedText { code(String(sign)) }

private func quoted(_ word: String) -> LocalizedText { code("\"\(word)\"") }

/// `“ (U+201C)`
private func named(_ sign: Unicode.Scalar) -> LocalizedText { code("\(sign) (\(sign.name))") }

extension Unicode.Scalar {
  /// What closes this bracket.
  fileprivate var closing: Unicode.Scalar { self == "{" ? "}" : "]" }
}

extension String {
  /// Whether it is written as `8,849`, which may mean 8849 or 8.849.
  var isCommaOfThousands: Bool {
    let parts = drop { !$0.isNumber }.split(separator: ",", omittingEmptySubsequences: false)
    return parts.count == 2 && parts[1].count == 3 && (1...3).contains(parts[0].count)
      && parts[0].first != "0"
  }
}
