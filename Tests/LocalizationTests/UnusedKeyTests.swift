import Foundation
import Localization
import Testing

/// Every key of the tables is used somewhere.
struct UnusedKeyTests {
  @Test func `no key is unused`() throws {
    let files = try Self.sources.get()
    let unused = L10n.all.map(\.name).filter { key in !files.contains { $0.uses(key) } }
    #expect(unused.sorted() == [])
  }

  @Test(arguments: ["Common.said.by.nobody", "DescentLock.listAnd"])
  func `a key that nothing says is found, if something else has its name`(_ key: String) throws {
    #expect(!(try Self.sources.get()).contains { $0.uses(key) })
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

  /// `Table.some.key.other` is `someKey` of `Table`; in an extension of that without a dot.
  func uses(_ key: String) -> Bool {
    var parts = key.replacing("[]", with: "").split(separator: ".")
    let table = String(parts.removeFirst())
    guard words.contains(table) else { return false }
    let names = [parts, parts.dropLast(isPluralForm(parts) ? 1 : 0)].map(identifier)
    let known = words.isSuperset(of: ["extension", table]) ? words : members
    return names.contains { known.contains($0) }
  }

  private func isPluralForm(_ parts: [Substring]) -> Bool {
    parts.count > 1 && PluralForm.allCases.contains { "\($0)" == parts.last ?? "" }
  }

  private func identifier(_ parts: [Substring]) -> String {
    let rest = parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return parts.prefix(1).joined() + rest.joined()
  }
}
