/// A row of a table with what its placeholders stand for.
struct FormattedMessage: Hashable, Sendable {
  let table: Int
  /// In a plural that of the first form; those of the others follow.
  let row: Int
  let count: Int?
  var arguments: [Argument]

  enum Argument: Hashable, Sendable {
    case number(Int)
    case text(LocalizedText)
  }

  /// `Table.key`, in a plural without its ending.
  var key: String {
    let table = StringTable.all[table]
    let key = table.keys()[row]
    let end = count == nil ? nil : key.lastIndex(of: ".")
    return "\(table.name).\(key[..<(end ?? key.endIndex)])"
  }

  func resolved(in language: Language) -> String {
    let form = count.map { language.pluralForm(of: $0).rawValue } ?? 0
    let text = StringTable.all[table].texts(language)[row + form]
    return arguments.isEmpty ? String(text) : filled(text, in: language)
  }

  private func filled(_ template: Substring, in language: Language) -> String {
    var result = ""
    for scalar in template.unicodeScalars {
      let index = Int(scalar.value) - 1
      if arguments.indices.contains(index) {
        result += arguments[index].resolved(in: language)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
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
