/// Reads the texts of one question, and notes what they lose.
struct QuestionTextReader {
  private(set) var issues: [ImportIssue] = []
  private var hasNotedFormula = false

  /// Plain words; nil where none are left. A formula that stays as it is is noted once.
  mutating func read(
    _ bytes: some Collection<UInt8>, as markup: Markup, at offset: Int
  ) throws(ImportIssue) -> LocatedPlainText? {
    var losses = TextLosses()
    let text = try LocatedPlainText(marked: bytes, as: markup, at: offset, losses: &losses)
    if losses.hasPicture { issues.append(ImportIssue(.pictureLost, at: offset)) }
    if losses.hasFormula, !hasNotedFormula {
      hasNotedFormula = true
      issues.append(ImportIssue(.formulaKept, at: offset))
    }
    return text
  }
}
