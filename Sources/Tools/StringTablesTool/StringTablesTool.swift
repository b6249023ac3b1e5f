import Foundation
import StringTables

/// `StringTablesTool <output.swift> <table>… --folders <folder>…`: the Swift for the tables.
///
/// A table in the folders that the build does not follow yet is refused, or edits would go unseen.
@main enum StringTablesTool {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst().split(
      separator: "--folders", omittingEmptySubsequences: false)
    guard arguments.count == 2, let output = arguments[0].first else {
      print("error: usage: StringTablesTool <output.swift> <table>… --folders <folder>…")
      exit(64)
    }
    do {
      let tables = Array(arguments[0].dropFirst())
      try refuseNewTables(in: Array(arguments[1]), besides: Set(tables))
      let source = try swiftSource(for: try tables.map(tableFile))
      try Data(source.utf8).write(to: URL(fileURLWithPath: output))
    } catch let errors as TableErrors {
      for diagnostic in errors.diagnostics { print(diagnostic) }
      exit(1)
    }
  }
}

private func refuseNewTables(in folders: [String], besides known: Set<String>) throws {
  let tables = try folders.flatMap { folder in
    try FileManager.default.contentsOfDirectory(atPath: folder).map { "\(folder)/\($0)" }
  }
  let news = tables.filter { $0.hasSuffix(".strings") && !known.contains($0) }.sorted()
  guard !news.isEmpty else { return }
  throw TableErrors(
    news.map { Diagnostic(path: $0, message: "a new table: touch Package.swift and build again") })
}

/// Reads `<language>.lproj/<name>.strings`.
private func tableFile(_ path: String) throws -> TableFile {
  let url = URL(fileURLWithPath: path)
  let folder = url.deletingLastPathComponent().deletingPathExtension().lastPathComponent
  guard let language = TableLanguage(rawValue: folder) else {
    throw TableErrors([Diagnostic(path: path, message: "the folder is no language of the program")])
  }
  return TableFile(
    language: language, name: url.deletingPathExtension().lastPathComponent, path: path,
    bytes: Array(try Data(contentsOf: url)))
}
