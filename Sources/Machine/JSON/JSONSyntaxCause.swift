/// What an author did whose text is no JSON, as far as the text tells.
package enum JSONSyntaxCause: Hashable, Sendable {
  /// There are only blanks.
  case empty
  /// The text begins with this, as no JSON does.
  case noJSON(Unicode.Scalar)
  /// A member stands outside of all braces.
  case noBraces
  /// A quotation mark of print, or a single one, stands where JSON has `"`.
  case foreignQuote(Unicode.Scalar)
  /// A text goes on behind its quotation mark: one that belongs to it was not escaped.
  case innerQuote
  /// A text is not closed on its line.
  case unclosedText
  case comment
  /// A word of another language than JSON, such as `True`.
  case foreignWord(String, right: String)
  /// A key without quotation marks.
  case bareKey(String)
  /// A text without quotation marks.
  case bareWord(String)
  /// The last comma of a list or object, with nothing behind it.
  case trailingComma
  /// A comma with nothing before it.
  case surplusComma
  case missingComma, missingColon, missingValue, missingKey
  /// Another sign where the colon belongs: `"kind" = "open"`.
  case wrongColon(Unicode.Scalar)
  /// The brace that was opened in this line is not closed before the next thing begins.
  case missingBrace(next: Unicode.Scalar, line: Int)
  /// A key in a list.
  case memberInList
  /// A number as JSON does not write it.
  case numberForm(String, right: String)
  /// The bracket that was opened in this line is not closed.
  case unclosedBracket(Unicode.Scalar, line: Int)
  /// A bracket closes another kind, which was opened in this line.
  case mismatchedBracket(Unicode.Scalar, open: Unicode.Scalar, line: Int)
  /// A bracket closes what nothing opened.
  case surplusBracket(Unicode.Scalar)
  /// More stands behind the one value.
  case behindEnd
  /// A character that means nothing here.
  case strange(Unicode.Scalar)
}
