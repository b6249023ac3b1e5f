/// A row of a table with what its placeholders stand for.
struct FormattedMessage: Hashable, Sendable {
  var arguments: [Argument]
  let count: Int?
  let table: UInt16
  /// In a plural that of the first form; those of the others follow.
  let row: UInt16

  enum Argument: Hashable, Sendable {
    case number(Int)
    case text(LocalizedText)
  }

  /// `Table.key`, in a plural without its ending.
  var key: String {
    let table = StringTable.all[Int(table)]
    let key = table.keys()[Int(row)]
    let end = count == nil ? nil : key.lastIndex(of: ".")
    return "\(table.name).\(key[..<(end ?? key.endIndex)])"
  }

  func resolved(in language: Language) -> String {
    let form = count.map { language.pluralForm(of: $0).rawValue } ?? 0
    let text = StringTable.all[Int(table)].texts(language)[Int(row) + form]
    return arguments.isEmpty ? String(text) : filled(text, in: language)
  }

  private func filled(_ template: Substring, in language: Language) -> String {
    var result = ""
    var rest = template
    while let hole = rest.utf8.firstIndex(where: { 1...arguments.count ~= Int($0) }) {
      result += rest[..<hole]
      let text = arguments[Int(rest.utf8[hole]) - 1].resolved(in: language)
      result += text
      rest = rest[rest.utf8.index(after: hole)...]
      // What ends a sentence needs no full stop behind it.
      if rest.utf8.first == UInt8(ascii: "."), let last = text.last, ".?!…".contains(last),
        rest.dropFirst().first?.isWhitespace ?? true
      {
        rest.removeFirst()
      }
    }
    return result + rest
  }
}

extension FormattedMessage.Argument {
  fileprivate func resolved(in language: Language) -> String {
    switch self {
    case .number(let number): language.formatted(number)
    case .text(let text): text.resolved(in: language)
    }
  }
}
