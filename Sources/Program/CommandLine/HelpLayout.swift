/// Lines of at most `width` columns; only ordinary blanks break, a longer word sticks out.
///
/// The texts are our own Latin ones: a character is a column.
struct HelpLayout {
  let width: Int

  /// A text whose lines after the first are indented.
  func paragraph(_ text: String, indent: Int = 2) -> [String] {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    var lines: [String] = []
    var line = String(words[0])
    for word in words.dropFirst() {
      if line.count + 1 + word.count > width, line.contains(where: { $0 != " " }) {
        lines.append(line)
        line = String(repeating: " ", count: indent) + word
      } else {
        line += " " + word
      }
    }
    return lines + [line]
  }

  /// A label and, from column 26 on, what it means; under 60 columns the meaning stands below.
  func entry(_ label: String, text: String) -> [String] {
    let column = width < 60 ? 6 : 26
    let start = "  " + label
    let blank = String(repeating: " ", count: column)
    guard start.count < column else {
      return [start] + paragraph(blank + text, indent: column)
    }
    return paragraph(start + blank.dropFirst(start.count) + text, indent: column)
  }
}
