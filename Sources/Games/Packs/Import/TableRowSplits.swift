import Localization

/// Finds in a row of a table what a comma has likely parted.
enum TableRowSplits {
  /// A number that was parted, and quotation marks of print around cells.
  static func issues(in row: [TableCell], _ columns: [TableColumn?]) -> [ImportIssue] {
    let texts = row.map { String(decoding: $0.bytes[...].trimmed, as: UTF8.self) }
    var issues: [ImportIssue] = []
    for (index, column) in columns.enumerated() where texts.indices.contains(index + 1) {
      let (text, behind) = (texts[index], texts[(index + 1)...])
      if column == .right, let number = likelyNumber(text, behind) {
        let number = SafeText(cleaning: number)
        issues.append(ImportIssue(.table(.splitNumber(number)), at: row[index].offset))
      }
      if text.hasPrefix("“"), !text.contains("”" as Character),
        behind.contains(where: { $0.hasSuffix("”") })
      {
        issues.append(ImportIssue(.table(.printQuotes), at: row[index].offset))
      }
    }
    return issues
  }

  /// The number of which these are likely the first digits and what stood behind its commas. Two answers that are
  /// numbers have both a unit, or none, neither begins with 0, and the one is not thirty times the other.
  private static func likelyNumber(_ first: String, _ behind: ArraySlice<String>) -> String? {
    guard (1...3).contains(first.count), first.allSatisfy(\.isASCIIDigit), let number = Int(first),
      let next = behind.first, next.prefix(while: \.isASCIIDigit).count == 3,
      let nextNumber = Int(next.prefix(3))
    else { return nil }
    // Whole groups, and what stands behind the last of them.
    let groups = behind.prefix { $0.count == 3 && $0.allSatisfy(\.isASCIIDigit) }
    let parts = groups.isEmpty ? behind.prefix(1) : groups
    let isFar = number > 0 && number * 30 < nextNumber
    guard next.count > 3 || parts.contains(where: { $0.first == "0" }) || isFar else { return nil }
    return ([first] + parts).joined(separator: ",")
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
