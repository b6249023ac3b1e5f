/// Pasted bytes as text: each line end is `\n`, a tab is a blank; controls, formats and broken bytes go.
func pastedText(_ bytes: [UInt8]) -> String {
  var text = String.UnicodeScalarView()
  var last: Unicode.Scalar?
  for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
    defer { last = scalar }
    switch scalar {
    case "\n" where last == "\r", "\u{FFFD}": continue
    case "\r", "\n", "\u{85}", "\u{2028}", "\u{2029}": text.append("\n")
    case "\t": text.append(" ")
    default:
      let isHidden = [.control, .format].contains(scalar.properties.generalCategory)
      if !isHidden { text.append(scalar) }
    }
  }
  return String(text)
}
