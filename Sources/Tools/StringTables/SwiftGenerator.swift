/// The Swift that declares every key of the files; throws every mistake found in them.
///
/// Properties that hold two indices, and one literal for a table: what compiles and starts fast.
package func swiftSource(for files: [TableFile]) throws(TableErrors) -> String {
  let tables = try parseTables(files)
  let enums = tables.enumerated().map { declaration(of: $1, index: $0) }
  let arrays = tables.enumerated().map { storage(of: $1, index: $0) }
  let all = tables.indices.map { "table\($0)" }.joined(separator: ", ")
  return """
    // Made from Localization/*.lproj/*.strings.

    /// Every sentence of the program, by table and key.
    package enum L10n {
    \(enums.joined(separator: "\n"))
    }

    extension StringTable {
      static let all: [StringTable] = [\(all)]
    }
    \(arrays.joined())
    """
}

private func declaration(of table: Table, index: Int) -> String {
  var row = 0
  var lines = ["  /// \(table.name).strings", "  package enum \(table.name) {"]
  for declaration in table.declarations {
    lines.append("    /// \(declaration.comment)")
    lines.append("    package static \(member(declaration, place: "table: \(index), row: \(row)"))")
    row += declaration.rows.count
  }
  return (lines + ["  }"]).joined(separator: "\n")
}

/// The property or function of one declaration, without its access.
private func member(_ declaration: Declaration, place: String) -> String {
  let name = "`\(declaration.identifier)`"
  if declaration.kind == .list { return "var \(name): LocalizedList { LocalizedList(\(place)) }" }
  if declaration.parameters.isEmpty {
    return "var \(name): LocalizedText { LocalizedText(\(place)) }"
  }
  let labels = declaration.parameters.map {
    "`\($0.name)`: \($0.isNumber ? "Int" : "LocalizedText")"
  }
  let arguments = declaration.parameters.map {
    "\($0.isNumber ? ".number" : ".text")(`\($0.name)`)"
  }
  let count = declaration.kind == .plural ? ", count: count" : ""
  return """
    func \(name)(\(labels.joined(separator: ", "))) -> LocalizedText \
    { LocalizedText(\(place)\(count), [\(arguments.joined(separator: ", "))]) }
    """
}

private func storage(of table: Table, index: Int) -> String {
  let rows = table.declarations.flatMap(\.rows)
  return """

    private let table\(index) = StringTable(
      name: "\(table.name)", keys: { keys\(index) }, en: { en\(index) }, fr: { fr\(index) })
    \(constant("keys\(index)", rows.map(\.key)))
    \(constant("en\(index)", rows.map(\.en)))
    \(constant("fr\(index)", rows.map(\.fr)))

    """
}

/// One literal for all rows: an array of as many literals takes the optimiser seconds.
private func constant(_ name: String, _ values: [String]) -> String {
  let rows = values.map(escaped).joined(separator: "\\u{1f}\\\n")
  return "private let \(name) = StringTable.rows(\n\"\"\"\n\(rows)\n\"\"\")"
}

/// As it is written between quotes in Swift.
private func escaped(_ text: String) -> String {
  text.unicodeScalars.map { scalar in
    switch scalar {
    case "\"", "\\": "\\\(scalar)"
    case "\n": "\\n"
    case ..<" ": "\\u{\(String(scalar.value, radix: 16))}"
    default: String(scalar)
    }
  }.joined()
}
