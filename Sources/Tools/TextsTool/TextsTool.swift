import Foundation
import StringTables

/// `TextsTool <output.swift> <folder> <table>…`: the Swift for the tables.
/// `TextsTool --drawings <output.swift> <text>…`: texts as they are, which compile faster than as a resource.
///
/// A table below the folder that the build does not follow yet is refused, or edits would go unseen.
@main enum TextsTool {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.first == "--drawings", arguments.count > 2 {
      return try writeDrawings(Array(arguments.dropFirst(2)), to: arguments[2])
    }
    guard arguments.count >= 2 else {
      print("error: usage: TextsTool <output.swift> <folder> <table>…")
      exit(64)
    }
    let (output, folder, tables) = (arguments[1], arguments[2], Array(arguments.dropFirst(2)))
    do {
      try refuseNewTables(in: folder, besides: Set(tables))
      let source = try swiftSource(for: try tables.map(tableFile))
      try Data(source.utf8).write(to: URL(fileURLWithPath: output))
    } catch let errors as TableErrors {
      for diagnostic in errors.diagnostics { print(diagnostic) }
      exit(1)
    }
  }
}

/// A constant for each text, by the name of its file.
private func writeDrawings(_ texts: [String], to output: String) throws {
  let constants = try texts.map { path in
    let url = URL(fileURLWithPath: path)
    let name = url.deletingPathExtension().lastPathComponent
    return
      "  static let \(name) = #\"\"\"\n\(try String(contentsOf: url, encoding: .utf8))\n\"\"\"#\n"
  }
  let source = "enum DrawingTexts {\n\(constants.joined())}\n"
  try Data(source.utf8).write(to: URL(fileURLWithPath: output))
}

private func refuseNewTables(in root: String, besides known: Set<String>) throws {
  let folders = try FileManager.default.contentsOfDirectory(atPath: root)
    .filter { $0.hasSuffix(".lproj") }.map { "\(root)/\($0)" }
  let tables = try folders.flatMap { folder in
    try FileManager.default.contentsOfDirectory(atPath: folder).map { "\(folder)/\($0)" }
  }
  let news = tables.filter { $0.hasSuffix(".strings") && !known.contains($0) }.sorted()
  guard !news.isEmpty else { return }
  throw TableErrors(
    news.map { Diagnostic(path: $0, message: "a new table: touch Package.swift and build again") })
}

/// Reads `<language>.lproj/<name>.strings`.
private func tableFile(_ path: String) throws -> StringsFile {
  let url = URL(fileURLWithPath: path)
  return StringsFile(
    language: url.deletingLastPathComponent().deletingPathExtension().lastPathComponent,
    name: url.deletingPathExtension().lastPathComponent, path: path,
    bytes: Array(try Data(contentsOf: url)))
}
