/// The Swift that declares the languages and every key of the files; throws every mistake in them.
package func swiftSource(for files: [StringsFile]) throws(TableErrors) -> String {
  SwiftGenerator(tables: try CheckedTables(files)).source
}

/// Writes the tables as Swift: properties that hold two indices, and one literal for a table and
/// language, for that compiles and starts fast.
private struct SwiftGenerator {
  let tables: CheckedTables

  var source: String {
    let names = tables.all.indices.map { "table\($0)" }.joined(separator: ", ")
    return """
      // Made from Localization/*.lproj/*.strings.

      \(languages)

      /// The forms of a counted noun that a language may have, each a row of a plural.
      package enum PluralForm: Int, CaseIterable, Sendable {
        case \(tables.rules.pluralForms.map { "`\($0)`" }.joined(separator: ", "))
      }

      /// Every sentence of the program, by table and key.
      package enum L10n {
      \(tables.all.enumerated().map { declaration(of: $1, index: $0) }.joined(separator: "\n"))
      }

      extension StringTable {
        static let all: [StringTable] = [\(names)]
      }
      \(tables.all.enumerated().map { storage(of: $1, index: $0) }.joined())
      """
  }

  private var languages: String {
    let codes = tables.languages
    func switchCases(_ values: [String]) -> String {
      zip(codes, values).map { "    case .\($0): \($1)" }.joined(separator: "\n")
    }
    let marks = tables.rules.map {
      "[\($0.spacedMarks.map { "\"\($0)\"" }.joined(separator: ", "))]"
    }
    return """
      /// A language that the program speaks; its raw value is its code, by ISO 639.
      package enum Language: String, CaseIterable, Sendable {
        case \(codes.map { "`\($0)`" }.joined(separator: ", "))

        /// The language that the others are translated from, spoken where none is asked for.
        package static var base: Language { .\(codes[0]) }

        /// Its place in `allCases`.
        package var index: Int {
          switch self {
      \(switchCases(codes.indices.map(String.init)))
          }
        }

        /// The marks that stand behind a no-break space, by `Typography.strings`.
        package var spacedMarks: [Unicode.Scalar] {
          switch self {
      \(switchCases(marks))
          }
        }

        /// What its own file says, `Languages/<Name>.swift`.
        var rules: LanguageRules {
          switch self {
      \(switchCases(codes.map { "LanguageRules.\($0)" }))
          }
        }
      }
      """
  }

  private func storage(of table: CheckedTable, index: Int) -> String {
    let rows = table.declarations.flatMap(\.rows)
    let texts = tables.languages.enumerated().map { place, code in
      rowsConstant("\(code)\(index)", rows.map { $0.texts[place] })
    }
    return """

      private let table\(index) = StringTable(name: "\(table.name)", keys: { keys\(index) }) {
        switch $0 {
      \(tables.languages.map { "  case .\($0): \($0)\(index)" }.joined(separator: "\n"))
        }
      }
      \(([rowsConstant("keys\(index)", rows.map(\.key))] + texts).joined(separator: "\n"))

      """
  }
}

private func declaration(of table: CheckedTable, index: Int) -> String {
  var row = 0
  var lines = ["  /// \(table.name).strings", "  package enum \(table.name) {"]
  for declaration in table.declarations {
    lines.append("    /// \(declaration.comment)")
    lines.append(
      "    package static \(memberDeclaration(declaration, place: "table: \(index), row: \(row)"))")
    row += declaration.rows.count
  }
  return (lines + ["  }"]).joined(separator: "\n")
}

/// The property or function of one declaration, without its access.
private func memberDeclaration(_ declaration: L10nDeclaration, place: String) -> String {
  let name = "`\(declaration.identifier)`"
  let parameters = declaration.parameters
  if declaration.key.kind == .list {
    return "var \(name): LocalizedList { LocalizedList(\(place)) }"
  }
  if parameters.isEmpty { return "var \(name): LocalizedText { LocalizedText(\(place)) }" }
  let labels = parameters.map { "`\($0.name)`: \($0.isNumber ? "Int" : "LocalizedText")" }
  let arguments = parameters.map { "\($0.isNumber ? ".number" : ".text")(`\($0.name)`)" }
  let count = declaration.key.kind == .plural ? ", count: count" : ""
  return """
    func \(name)(\(labels.joined(separator: ", "))) -> LocalizedText \
    { LocalizedText(\(place)\(count), [\(arguments.joined(separator: ", "))]) }
    """
}

/// One literal for all rows: an array of as many literals takes the optimiser seconds.
private func rowsConstant(_ name: String, _ values: [String]) -> String {
  let rows = values.map(escaped).joined(separator: "\\u{1f}\\\n")
  return "private let \(name) = StringTable.splitRows(\n\"\"\"\n\(rows)\n\"\"\")"
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

/// Names that Swift keeps to itself even between backticks.
let reservedNames: Set<String> = ["self", "init"]

/// What a key makes: a text, a list or a plural, and its name.
struct TextKey: Hashable {
  enum Kind { case text, list, plural }

  /// The key without `[]` or the form of a plural.
  let base: String
  let kind: Kind

  /// `trap.answer.climb` becomes `trapAnswerClimb`; nil if it is not dotted lower camel.
  var identifier: String? {
    let parts = base.split(separator: ".", omittingEmptySubsequences: false)
    guard let first = parts.first, isLowerCamel(first) else { return nil }
    guard parts.dropFirst().allSatisfy({ isLowerCamel($0, mayStartWithDigit: true) }) else {
      return nil
    }
    let name = first + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return reservedNames.contains(String(name)) ? nil : String(name)
  }
}

extension TextKey {
  /// Takes apart a key of a file that has all of `keys`, and in a plural says the form.
  ///
  /// `falls.one` and `falls.other` are always forms; `falls.two` is one where `falls.other` stands.
  static func parse(_ key: String, among keys: Set<String>) -> (key: TextKey, form: PluralForm?) {
    if key.hasSuffix("[]") { return (TextKey(base: String(key.dropLast(2)), kind: .list), nil) }
    let form = PluralForm.allCases.first { key.hasSuffix(".\($0)") }
    guard let form else { return (TextKey(base: key, kind: .text), nil) }
    let base = String(key.dropLast(".\(form)".count))
    let isForm = form == .one || keys.contains("\(base).\(PluralForm.other)")
    return isForm
      ? (TextKey(base: base, kind: .plural), form) : (TextKey(base: key, kind: .text), nil)
  }
}

/// ASCII letters and digits, the first one a small letter.
func isLowerCamel(_ name: some StringProtocol, mayStartWithDigit: Bool = false) -> Bool {
  guard let first = name.unicodeScalars.first else { return false }
  let startsWell = ("a"..."z").contains(first) || (mayStartWithDigit && isDigit(first))
  return startsWell && name.unicodeScalars.allSatisfy { isASCIILetter($0) || isDigit($0) }
}

func isASCIILetter(_ scalar: Unicode.Scalar) -> Bool {
  ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
}

func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
