/// Reads the texts of one question, and notes what they lose.
struct QuestionTextReader {
  private(set) var issues: [ImportIssue] = []
  private var hasNotedFormula = false

  /// Plain words with their line breaks; nil where none are left.
  mutating func readText(
    _ bytes: some Collection<UInt8>, as markup: Markup, at offset: Int
  ) throws(ImportIssue) -> LocatedPlainText? {
    try read(bytes, as: markup, at: offset, keepsLines: true)
  }

  /// Plain words of an answer or a name, in one line; nil where none are left.
  mutating func readLabel(
    _ bytes: some Collection<UInt8>, as markup: Markup, at offset: Int
  ) throws(ImportIssue) -> LocatedPlainText? {
    try read(bytes, as: markup, at: offset, keepsLines: false)
  }

  /// A formula that stays as it is is noted once.
  private mutating func read(
    _ bytes: some Collection<UInt8>, as markup: Markup, at offset: Int, keepsLines: Bool
  ) throws(ImportIssue) -> LocatedPlainText? {
    var losses = TextLosses()
    let text = try LocatedPlainText(
      marked: bytes, as: markup, at: offset, keepsLines: keepsLines, losses: &losses)
    if losses.hasLineBreak { issues.append(ImportIssue(.linesJoined, at: offset)) }
    if losses.hasPicture { issues.append(ImportIssue(.pictureLost, at: offset)) }
    if losses.hasFormula, !hasNotedFormula {
      hasNotedFormula = true
      issues.append(ImportIssue(.formulaKept, at: offset))
    }
    return text
  }
}
