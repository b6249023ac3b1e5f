import Foundation
import StringTables

/// What the two languages of one table make, or the mistakes as the compiler would show them.
func generate(en: String, fr: String, name: String = "Trial") -> Result<String, TableErrors> {
  Result { () throws(TableErrors) in
    try swiftSource(for: [file("en", en, name: name), file("fr", fr, name: name)] + typography)
  }
}

func file(_ language: String, _ text: String, name: String = "Trial") -> StringsFile {
  StringsFile(language: language, name: name, path: language, bytes: Array(text.utf8))
}

/// The rules of the program's own languages.
let typography = ["en", "fr"].map { language in
  let folder = URL(filePath: #filePath).appending(path: "../../../Localization/\(language).lproj")
  let text = try? String(
    contentsOf: folder.appending(path: "Typography.strings").standardized, encoding: .utf8)
  return file(language, text ?? "", name: "Typography")
}

/// The mistakes in order, one a line; empty if there is none.
func mistakes(en: String, fr: String) -> [String] {
  mistakes(in: [file("en", en), file("fr", fr)])
}

/// The same of any tables in English and French, or of all tables if there are rules among them.
func mistakes(in files: [StringsFile]) -> [String] {
  let rules = files.contains { $0.name == "Typography" } ? [] : typography
  do throws(TableErrors) {
    _ = try swiftSource(for: files + rules)
    return []
  } catch {
    return error.diagnostics.map(\.description)
  }
}
