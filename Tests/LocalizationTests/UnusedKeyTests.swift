import Foundation
import Localization
import Testing

/// Every key of the tables is used somewhere.
struct UnusedKeyTests {
  @Test func `no key is unused`() throws {
    let files = try Self.sources.get()
    let unused = L10n.all.map(\.name).filter { name in
      let key = TableKey(name)
      return !files.contains { $0.uses(key) }
    }
    #expect(unused.sorted() == [])
  }

  @Test(arguments: ["Common.said.by.nobody", "DescentLock.listAnd"])
  func `a key that nothing says is found, if something else has its name`(_ key: String) throws {
    #expect(!(try Self.sources.get()).contains { $0.uses(TableKey(key)) })
  }

  /// All Swift files of the program.
  private static let sources = Result { try readSources() }

  private static func readSources() throws -> [SourceFile] {
    let root = URL(filePath: #filePath).appending(path: "../../../Sources").standardized
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    var sources: [SourceFile] = []
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      sources.append(SourceFile(try String(contentsOf: file, encoding: .utf8)))
    }
    return sources
  }
}

/// The words of a Swift file.
private struct SourceFile {
  private let words: Set<String>
  /// Those behind a dot; a leading dot stays.
  private let members: Set<String>

  init(_ text: String) {
    let words = text.replacing("`", with: "").unicodeScalars
      .split { !$0.properties.isAlphabetic && !("0"..."9").contains($0) && $0 != "." }
      .map { String($0) }
    self.words = Set(words.flatMap { $0.split(separator: ".").map(String.init) })
    members = Set(
      words.flatMap { word in
        word.split(separator: ".").dropFirst(word.hasPrefix(".") ? 0 : 1).map(String.init)
      })
  }

  /// Behind a dot, or in an extension of the table without one.
  func uses(_ key: TableKey) -> Bool {
    guard words.contains(key.table) else { return false }
    let known = words.contains("extension") ? words : members
    return key.names.contains { known.contains($0) }
  }
}

/// `Table.some.key.other` is `someKey` of `Table`.
private struct TableKey {
  let table: String
  /// What stands for it in Swift: whole, and without the form of a plural.
  let names: [String]

  init(_ key: String) {
    var parts = key.replacing("[]", with: "").split(separator: ".")
    table = String(parts.removeFirst())
    names = [parts, parts.dropLast(Self.isPluralForm(parts) ? 1 : 0)].map(Self.identifier)
  }

  private static func isPluralForm(_ parts: [Substring]) -> Bool {
    parts.count > 1 && PluralForm.allCases.contains { "\($0)" == parts.last ?? "" }
  }

  private static func identifier(_ parts: [Substring]) -> String {
    let rest = parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return parts.prefix(1).joined() + rest.joined()
  }
}
