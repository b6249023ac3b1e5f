import StringTables

/// What the two languages of one table make, or the mistakes as the compiler would show them.
func generate(en: String, fr: String, name: String = "Trial") -> Result<String, TableErrors> {
  Result { () throws(TableErrors) in
    try swiftSource(for: [
      file(.en, en, name: name), file(.fr, fr, name: name),
    ])
  }
}

func file(_ language: TableLanguage, _ text: String, name: String = "Trial") -> TableFile {
  TableFile(language: language, name: name, path: "\(language)", bytes: Array(text.utf8))
}

/// The mistakes in order, one a line; empty if there is none.
func mistakes(en: String, fr: String) -> [String] {
  mistakes(in: [file(.en, en), file(.fr, fr)])
}

func mistakes(in files: [TableFile]) -> [String] {
  do throws(TableErrors) {
    _ = try swiftSource(for: files)
    return []
  } catch {
    return error.diagnostics.map(\.description)
  }
}
